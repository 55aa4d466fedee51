const NOT_CSV =
  'This file is empty or no CSV file. Save the list as “CSV UTF-8” and choose that file.';

export const importWords = {
  choose: {
    title: 'Import a file',
    text: 'A CSV file with one person per line, 50,000 at most, as Mailchimp, Google Contacts or a spreadsheet saves it. You choose which column is which before anything is stored.',
    law: 'Canada’s anti-spam law (CASL) asks you to prove that each person said yes, so keep the original records too. Importing emails nobody, and importing a file again adds nobody twice.',
    file: 'CSV file',
    submit: 'Look at the File',
    missing: 'Choose a CSV file.',
    tooLarge: 'This file is larger than 5 MB. Split it into several files.',
  },
  columns: {
    title: 'What is in the file',
    rows: { one: '{name}: 1 line', many: '{name}: {count} lines' },
    none: 'None',
    option: '{name} ({sample})',
    labels: {
      email: 'Email',
      name: 'Name, or first name',
      lastName: 'Last name',
      consent: 'Consent (only lines that say “express” are taken)',
      date: 'Date of consent',
      source: 'Where the consent comes from',
    },
    preview: 'The first people as they would be stored',
    look: 'Update the Preview',
    refused: 'Not taken: {reason}',
    headings: { email: 'Email', name: 'Name' },
  },
  consent: {
    title: 'Their consent',
    label: 'Everybody in this file said yes to emails from us',
    help: 'Business cards, customers and followers who never said so don’t count.',
    missing: 'Only people who said yes can be imported. Check the box if they all did.',
    date: 'The day by which they had said yes',
    source: { label: 'Where and how', help: 'Like “Sign-up form of our old site”.' },
    errors: {
      email: 'Choose the column with the email addresses.',
      date: 'Choose the day.',
      future: 'This day is in the future.',
      source: 'Say where the consent comes from, in 200 characters at most.',
    },
    submit: 'Import',
  },
  problem: { title: 'Nothing was imported', description: 'See the field below.' },
  report: {
    title: 'What was imported',
    one: '1 person was added.',
    many: '{count} people were added.',
    nobody: 'Nobody was added.',
    allTaken: 'Every line was imported.',
    noLines: 'The file has nothing below its first line.',
    refused: 'Lines that weren’t imported',
    columns: { reason: 'Reason', count: 'Lines', lines: 'Line numbers' },
  },
} as const;

export const fileRefusals = {
  'no-addresses': 'There’s no column with email addresses in this file.',
  'too-many-rows': 'This file has more than 100,000 lines. Split it into several files.',
  empty: NOT_CSV,
  workbook: NOT_CSV,
  'old-workbook': NOT_CSV,
  picture: NOT_CSV,
  'not-text': NOT_CSV,
} as const;

export const lineRefusals = {
  quotes: 'The quotation marks don’t match',
  cells: 'It has more or fewer cells than the first line',
  unreadable: 'A character can’t be read: save the list as “CSV UTF-8” again',
  email: 'That isn’t an email address',
  basis: 'The consent isn’t “express”',
  implied: 'Implied consent isn’t enough: ask them to sign up',
  date: 'The consent has no date like 2025-03-14',
  future: 'The date of the consent is in the future',
  source: 'It doesn’t say where the consent comes from (200 characters at most)',
  twice: 'The address is already in the file',
  'too-many': 'After the first 50,000 lines',
  member: 'Already subscribed',
  left: 'They unsubscribed: only they can sign up again',
  suppressed: 'The address must not be emailed: it bounced, or its owner said no',
  open: 'They signed up and haven’t confirmed yet',
} as const;
