import { parseDate } from './csv-dates.ts';
import {
  hasTwoEmails,
  isEmail,
  isEmptyValue,
  isNumber,
  isPostalCode,
  isUrl,
  phoneDigits,
} from './csv-values.ts';

export type ColumnType =
  | 'email'
  | 'phone'
  | 'postal'
  | 'date'
  | 'url'
  | 'number'
  | 'name'
  | 'label'
  | 'text'
  | 'ignore';

/** The number of rows from which a column's type is guessed. */
const SAMPLE_ROWS = 2000;

/** The types with a format. In their columns, "none" counts as empty. */
const CONTACT_TYPES: ReadonlySet<ColumnType> = new Set([
  'email',
  'phone',
  'postal',
  'date',
  'url',
  'name',
]);

export function isContactType(type: ColumnType): boolean {
  return CONTACT_TYPES.has(type);
}

/** False if the first row has an email, a phone or a date, or mostly numbers: then it is data. */
export function looksLikeHeader(row: readonly string[]): boolean {
  const values = row.map((cell) => cell.trim()).filter((value) => value !== '');
  if (values.filter(isNumber).length * 2 > values.length) return false;
  return !values.some(
    (value) =>
      isEmail(value) ||
      phoneDigits(value) !== undefined ||
      isPostalCode(value) ||
      parseDate(value, 'month-first') !== undefined,
  );
}

const hints: readonly (readonly [ColumnType, RegExp])[] = [
  ['email', /e-?mail|courriel/i],
  ['phone', /phone|mobile|\bcell|\btel\b|t[ée]l[ée]phone|\bfax\b/i],
  ['postal', /postal|post ?code|\bzip\b|code postal/i],
  ['url', /website|web ?site|\burl\b|homepage|linkedin/i],
  ['date', /date|created|updated|modified|\bsince\b|last (?:contact|order|visit|seen)|birth|dob/i],
  [
    'name',
    /(?:^|[^a-z])(?:name|nom|first|last|surname|customer|client|contact|patient|company|business|organi[sz]ation)(?:$|[^a-z])/i,
  ],
];

/** "Email opt-in", "Phone type", "Updated by": headings with the word, but other values. */
const aboutSomethingElse =
  /\bopt|consent|status|subscri|verified|type|count|\bby\b|provider|template|subject|campaign|\?/i;
const notAPersonsName = /user ?name|file|product|item|domain|city|street|province|country/i;

const checks: readonly (readonly [ColumnType, (value: string) => boolean])[] = [
  ['email', isEmail],
  ['postal', isPostalCode],
  ['date', (value) => parseDate(value, 'month-first') !== undefined],
  ['phone', (value) => phoneDigits(value) !== undefined],
  ['number', isNumber],
  ['url', isUrl],
];

/** Guesses the type of each column and whether it is required. The visitor can correct both. */
export function guessColumns(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
): { header: string; type: ColumnType; required: boolean }[] {
  const types = headers.map((header, index) => guessType(header, sampleOf(rows, index)));
  const isFirst = (type: ColumnType, index: number): boolean => types.indexOf(type) === index;
  const hasContact = types.some((type) => type === 'email' || type === 'phone' || type === 'name');
  return headers.map((header, index) => {
    const type = types[index] ?? 'text';
    const isContact = type === 'email' || type === 'phone' || type === 'name';
    return { header, type, required: hasContact ? isContact && isFirst(type, index) : true };
  });
}

function sampleOf(rows: readonly (readonly string[])[], index: number): string[] {
  const step = Math.max(1, Math.floor(rows.length / SAMPLE_ROWS));
  const values: string[] = [];
  for (let at = 0; at < rows.length && values.length < SAMPLE_ROWS; at += step) {
    const value = (rows[at]?.[index] ?? '').trim();
    if (!isEmptyValue(value, true)) values.push(value);
  }
  return values;
}

/**
 * The heading decides, even if many values are invalid: a column "Email" in which one in five
 * values is an address is a bad email column, and its other values count as invalid. The values
 * decide only if the heading says nothing, or if nearly all of them are clearly of another type.
 */
function guessType(header: string, sample: readonly string[]): ColumnType {
  const share = (check: (value: string) => boolean): number =>
    sample.length === 0 ? 0 : sample.filter(check).length / sample.length;
  const found = checks.find(([, check]) => share(check) >= 0.6)?.[0];
  const hinted = aboutSomethingElse.test(header)
    ? undefined
    : hints.find(([type, pattern]) => {
        return pattern.test(header) && !(type === 'name' && notAPersonsName.test(header));
      })?.[0];
  if (hinted !== undefined && hinted !== 'name') {
    const isSomethingElse =
      found !== undefined && found !== hinted && found !== 'number' && share(checkOf(found)) >= 0.9;
    return isSomethingElse ? found : hinted;
  }
  // A column with two addresses in many cells is still an email column.
  if (share((value) => isEmail(value) || hasTwoEmails(value)) >= 0.2) return 'email';
  if (found !== undefined) return found;
  if (hinted === 'name') return 'name';
  const distinct = new Set(sample).size;
  const isShort = sample.every((value) => value.length <= 40);
  if (sample.length >= 5 && isShort && distinct <= Math.max(8, sample.length * 0.1)) return 'label';
  return 'text';
}

function checkOf(type: ColumnType): (value: string) => boolean {
  return checks.find(([name]) => name === type)?.[1] ?? (() => false);
}
