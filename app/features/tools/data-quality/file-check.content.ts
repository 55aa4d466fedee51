/** The kinds of columns, problems, findings and duplicates of the file check, in words. */

export const columnTypeWords = {
  email: 'Email',
  phone: 'Phone',
  postal: 'Postal code',
  date: 'Date',
  url: 'Web address',
  number: 'Number',
  name: 'Name',
  label: 'Label from a list',
  text: 'Text',
  ignore: 'Leave out',
} as const;
export type ColumnType = keyof typeof columnTypeWords;

export const fileProblemWords = {
  empty: 'This file is empty. Export the list again and choose the new file.',
  'too-large':
    'This file is larger than 20 MB, 500,000 rows or 1,000 columns. Export fewer columns, or one year at a time.',
  workbook: 'We couldn’t read this workbook. Save it as “CSV UTF-8” and choose that file.',
  'old-workbook':
    'This is a workbook in the old .xls format, or one with a password. Save it as .xlsx without a password, or as “CSV UTF-8”.',
  picture: 'This is a picture, whatever its name says. Export the list as CSV or .xlsx.',
  'not-text': 'This file is not a table. Export your list as CSV or .xlsx and choose that file.',
  'no-rows': 'This file has a heading and no rows. Export the list again with its records.',
  broken: 'Your browser couldn’t read it. Choose the file again.',
} as const;
/** Why a file can't be checked. */
export type FileProblem = keyof typeof fileProblemWords;

/** Said once each, with the number, on the page, in print and in the email. */
export const findingWords = {
  'one-column':
    'All values are in one column: the file separates its cells with a character we didn’t recognize. Export it again with commas.',
  'empty-column': 'Columns that are empty, or filled only with “n/a” or the like: {count}.',
  'invalid-email': 'Email addresses that are none, or two in one cell: {count}.',
  'mixed-dates':
    'Columns that write dates in several ways: {count}. The copy leaves them as they are.',
  unreadable:
    'Cells with a character that can’t be read, shown as �: {count}. Type it again in your system.',
  ragged: 'Rows with more or fewer cells than the heading: {count}.',
  'broken-quotes':
    'Rows with a quotation mark that has no partner: {count}. It was read as a plain character.',
  'title-lines':
    'Lines above the heading, such as a report’s title: {count}. They are kept, but not measured.',
  encoding:
    'The file is in an older encoding (Windows-1252 or UTF-16). The cleaned copy is in UTF-8.',
} as const;
/** The problems of a file that its score doesn't show. */
export type FindingKind = keyof typeof findingWords;

export const duplicateRuleWords = {
  'name-email': 'same name and email',
  'name-phone': 'same name and phone',
  'name-postal': 'same name and postal code',
  'same-contact': 'same contact details, in a list without names',
} as const;
/** Why two rows may be the same record. */
export type DuplicateRule = keyof typeof duplicateRuleWords;
