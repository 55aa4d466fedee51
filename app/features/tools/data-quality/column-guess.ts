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

/** Rows that are looked at to guess a column's type. */
const SAMPLE_ROWS = 2000;

/** The types whose values have a shape; "none" is no value in such a column. */
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

/** A first row with an address, a phone or a date in it, or mostly of numbers, is data already. */
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

/** "Email opt-in", "Phone type", "Updated by": the word is there, the thing is not. */
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

/** What each column holds and whether it has to be filled: the visitor can correct both. */
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

/** A date that says when the record was last touched, else any that is not a birthday. */
export function guessRecency(
  columns: readonly { readonly header: string; readonly type: ColumnType }[],
): number | null {
  const dates = columns.flatMap((column, index) => (column.type === 'date' ? [index] : []));
  const named = (pattern: RegExp): number | undefined =>
    dates.find((index) => pattern.test(columns[index]?.header ?? ''));
  const best =
    named(/last|updated|modified|derni/i) ??
    dates.find(
      (index) => !/birth|dob|naissance|next|due|expir/i.test(columns[index]?.header ?? ''),
    );
  return best ?? null;
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
 * The heading decides, however bad the values are: a column called "Email" in which one in five is
 * an address is a bad list of addresses, and its failing values count. Values speak only where the
 * heading is silent, or where nearly all of them are plainly something else.
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
  // Many addresses in two to a cell are still a column of addresses.
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
