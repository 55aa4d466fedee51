/** What a value has to look like. Every check is bounded in length and linear in time. */

const MAX_VALUE_CHARS = 500;

/** Words that people type where they have nothing to enter. */
const placeholders: ReadonlySet<string> = new Set([
  'n/a',
  '#n/a',
  'n.a.',
  'null',
  '-',
  '--',
  '—',
  '?',
  'unknown',
  'tbd',
  'xxx',
]);

/** In a column of remarks these are answers ("None" under allergies), elsewhere they are nothing. */
const answersInText: ReadonlySet<string> = new Set(['none', 'nil', 'no', 'nope']);

/**
 * Nothing, or a word that people type for nothing ("n/a", "-", "unknown").
 * @param isContact the column holds addresses, numbers, dates or names, where "none" is no value
 */
export function isEmptyValue(trimmed: string, isContact = false): boolean {
  if (trimmed === '') return true;
  if (trimmed.length >= 8) return false;
  const word = trimmed.toLowerCase();
  return placeholders.has(word) || (isContact && answersInText.has(word));
}

const emailShape = /^[^\s@"(),:;<>[\]\\]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** One address, nothing around it. 254 characters at most (RFC 5321). */
export function isEmail(value: string): boolean {
  if (value.length > 254 || value.includes('..') || value.startsWith('.')) return false;
  return emailShape.test(value);
}

/**
 * A telephone number in one form.
 * @returns ten digits for North America (area code and exchange from 2), "+…" for E.164 abroad,
 * undefined for anything else; an extension is ignored
 */
export function phoneDigits(value: string): string | undefined {
  if (value.length > 40) return undefined;
  const main = value.replace(/[\s,]*(?:ext|x|poste|#)\.?\s*\d{1,6}$/i, '').trim();
  const bare = main.replace(/[\s().\-–/]/g, '');
  const isInternational = bare.startsWith('+') && !bare.startsWith('+1');
  if (isInternational) return /^\+[1-9]\d{6,14}$/.test(bare) ? bare : undefined;
  const national = bare.replace(/^\+?1(?=\d{10}$)/, '');
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(national) ? national : undefined;
}

/** "L5B 1M2" with or without its space, any case. */
export function isPostalCode(value: string): boolean {
  return (
    value.length < 8 &&
    /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i.test(value)
  );
}

const urlShape =
  /^(?:https?:\/\/)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** A web address, with or without its protocol. */
export function isUrl(value: string): boolean {
  return value.length <= MAX_VALUE_CHARS && urlShape.test(value);
}

const numberShape = /^-?\$?\s?(?:\d{1,3}(?:[, ]\d{3})+|\d+)(?:[.,]\d+)?\s?[$%]?$/;

export function isNumber(value: string): boolean {
  return value.length <= 30 && numberShape.test(value);
}

/** Which of day and month comes first in "03/04/2026", as a whole column shows it. */
export type DateOrder = 'month-first' | 'day-first';

export type ParsedDate = {
  /** 20260304 */
  readonly day: number;
  /** The way it is written: '2026-03-04' is 'Y-M-D'. */
  readonly pattern: string;
};

const months: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  fev: 2,
  mar: 3,
  apr: 4,
  avr: 4,
  may: 5,
  mai: 5,
  jun: 6,
  juin: 6,
  jul: 7,
  juil: 7,
  aug: 8,
  aou: 8,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12,
};

const timeTail = String.raw`(?:[T ,]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?\s?(?:[AP]\.?M\.?|Z|[+-]\d{2}:?\d{2})?)?$`;
const yearFirst = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${timeTail}`, 'i');
const yearLast = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})${timeTail}`, 'i');
const dayMonthName = /^(\d{1,2})[ -]([a-zéûô]{3,9})\.?[ ,-]+(\d{4})$/i;
const monthNameDay = /^([a-zéûô]{3,9})\.? (\d{1,2}),? (\d{4})$/i;

/**
 * Reads a date in the ways that people and programs write it.
 * @param order how "03/04/2026" is meant; a value that only works the other way round is read that way
 * @returns undefined unless it is a day of the calendar between 1900 and 2100
 */
export function parseDate(value: string, order: DateOrder): ParsedDate | undefined {
  if (value.length < 6 || value.length > 40) return undefined;
  let match = yearFirst.exec(value);
  if (match !== null) {
    const [, y, mark = '', m, d] = match;
    return toDay(y, m, d, `Y${mark}M${mark}D`);
  }
  match = yearLast.exec(value);
  if (match !== null) {
    const [, a, mark = '', b, y = ''] = match;
    const year = y.length === 2 ? `${Number(y) < 50 ? 20 : 19}${y}` : y;
    const monthFirst = toDay(year, a, b, `M${mark}D${mark}Y`);
    const dayFirst = toDay(year, b, a, `D${mark}M${mark}Y`);
    return order === 'month-first' ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst);
  }
  match = dayMonthName.exec(value);
  if (match !== null) return toDay(match[3], monthNumber(match[2]), match[1], 'D Mon Y');
  match = monthNameDay.exec(value);
  if (match !== null) return toDay(match[3], monthNumber(match[1]), match[2], 'Mon D, Y');
  return undefined;
}

/**
 * How a column means "03/04/2026", as far as its clear values ("31/12", "12/31") prove it.
 * @returns null where there are ambiguous values and the clear ones are missing or contradict
 * each other: then somebody has to be asked
 */
export function dateOrderOf(values: Iterable<string>): DateOrder | null {
  let dayFirst = 0;
  let monthFirst = 0;
  let ambiguous = 0;
  for (const value of values) {
    const match = yearLast.exec(value.slice(0, 40));
    if (match === null) continue;
    const [first, second] = [Number(match[1]), Number(match[3])];
    if (first > 12) dayFirst += 1;
    else if (second > 12) monthFirst += 1;
    else if (first !== second) ambiguous += 1;
  }
  if (ambiguous > 0 && dayFirst > 0 === monthFirst > 0) return null;
  return dayFirst > monthFirst ? 'day-first' : 'month-first';
}

/** Lower case, without accents, spaces and punctuation: what makes two labels the same. */
export function foldLabel(value: string): string {
  const lower = value.toLowerCase();
  // Only marks, letters and digits matter; plain ASCII needs no normalising.
  const plain = /^[\p{ASCII}]*$/u.test(lower)
    ? lower
    : lower.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * One spelling of a label: case and the number of spaces don't matter, every sign does. "A+" and
 * "A−", "C" and "C++", "1-5" and "15" stay different labels.
 */
export function foldCase(value: string): string {
  return value.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** A name for comparison: "Lee, Kim" and "Kim  LEE" are the same: the order of the words doesn't matter. */
export function foldName(value: string): string {
  const lower = value.toLowerCase();
  if (/^[a-z]+ [a-z]+$/.test(lower)) return lower.split(' ').sort().join(' ');
  const plain = lower.normalize('NFKD').replace(/\p{M}/gu, '');
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.sort().join(' ');
}

/** "9.05555E+09": a spreadsheet has replaced the digits, and they can't be brought back. */
export function isScientific(value: string): boolean {
  return /^\d([.,]\d+)?e\+?\d{1,2}$/i.test(value);
}

/** A spreadsheet's number for a day between 1954 and 2064, in place of the date. */
export function isSerialDate(value: string): boolean {
  return /^[2-5]\d{4}(\.\d+)?$/.test(value);
}

/** Two or more addresses in one cell. */
export function hasTwoEmails(value: string): boolean {
  const isOne = value.indexOf('@') === value.lastIndexOf('@');
  return !isOne && value.length <= 500 && value.split(/[\s,;/|]+/).filter(isEmail).length > 1;
}

/** Digits become 9: the way a number is written. An extension is left out. */
export function phonePattern(value: string): string {
  return value
    .slice(0, 40)
    .replace(/[\s,]*(?:ext|x|poste|#)\.?\s*\d{1,6}$/i, '')
    .replace(/\d/g, '9');
}

function monthNumber(name = ''): string {
  const folded = name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return `${months[folded.slice(0, 4)] ?? months[folded.slice(0, 3)] ?? 0}`;
}

function toDay(y = '', m = '', d = '', pattern: string): ParsedDate | undefined {
  const year = Number(y);
  const month = Number(m);
  const day = Number(d);
  if (year < 1900 || year > 2100 || month < 1 || month > 12 || day < 1) return undefined;
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return undefined;
  return { day: year * 10_000 + month * 100 + day, pattern };
}

/** = + - @ tab and carriage return, and the full-width forms of the four signs. */
const formulaStarts: ReadonlySet<number> = new Set([
  0x3d, 0x2b, 0x2d, 0x40, 0x09, 0x0d, 0xff1d, 0xff0b, 0xff0d, 0xff20,
]);

/**
 * Would a spreadsheet run this cell? Plain numbers and telephone numbers ("-5", "+1 905 …") are
 * harmless although they start with the same signs (ASVS 1.2.10).
 */
export function isFormula(cell: string): boolean {
  return formulaStarts.has(cell.charCodeAt(0)) && !/^[+-][\d\s().-]{1,40}$/.test(cell);
}
