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
  // Most values are told apart by their length and first character, without a copy in lower case.
  if (trimmed.length >= 8 || !/^[#?ntuxNTUX—-]/.test(trimmed)) return false;
  const word = trimmed.toLowerCase();
  return placeholders.has(word) || (isContact && answersInText.has(word));
}

const emailShape = /^[^\s@"(),:;<>[\]\\]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** One address, nothing around it. 254 characters at most (RFC 5321). */
export function isEmail(value: string): boolean {
  if (value.length > 254 || value.includes('..') || value.startsWith('.')) return false;
  return emailShape.test(value);
}

/** The way most Canadian numbers are written; the others take the longer way. */
const usualPhone = /^\(?([2-9]\d\d)\)?[ .-]?([2-9]\d\d)[ .-]?(\d{4})$/;

/**
 * A telephone number in one form.
 * @returns ten digits for North America (area code and exchange from 2), "+…" for E.164 abroad,
 * undefined for anything else; an extension is ignored
 */
export function phoneDigits(value: string): string | undefined {
  if (value.length > 40) return undefined;
  const usual = usualPhone.exec(value);
  if (usual !== null) return `${usual[1]}${usual[2]}${usual[3]}`;
  const main = value.replace(/[\s,]*(?:ext|x|poste|#)\.?\s*\d{1,6}$/i, '').trim();
  const bare = main.replace(/[\s().\-–/]/g, '');
  const isInternational = bare.startsWith('+') && !bare.startsWith('+1');
  if (isInternational) return /^\+[1-9]\d{6,14}$/.test(bare) ? bare : undefined;
  const national = bare.replace(/^\+?1(?=\d{10}$)/, '');
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(national) ? national : undefined;
}

const postalShape =
  /^[ABCEGHJ-NPRSTVXYabceghj-nprstvxy]\d[ABCEGHJ-NPRSTV-Zabceghj-nprstv-z] ?\d[ABCEGHJ-NPRSTV-Zabceghj-nprstv-z]\d$/;

/** "L5B 1M2" with or without its space, any case. */
export function isPostalCode(value: string): boolean {
  return value.length < 8 && postalShape.test(value);
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
  const two = /^([a-z0-9]+)(?: ([a-z0-9]+))?$/.exec(lower);
  if (two !== null) {
    const [, one = '', other = ''] = two;
    if (other === '') return one;
    return one < other ? `${one} ${other}` : `${other} ${one}`;
  }
  const plain = lower.normalize('NFKD').replace(/\p{M}/gu, '');
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.sort().join(' ');
}

/** "9.05555E+09": a spreadsheet has replaced the digits, and they can't be brought back. */
export function isScientific(value: string): boolean {
  return /^\d([.,]\d+)?e\+?\d{1,2}$/i.test(value);
}

/** Two or more addresses in one cell. */
export function hasTwoEmails(value: string): boolean {
  const isOne = value.indexOf('@') === value.lastIndexOf('@');
  return !isOne && value.length <= 500 && value.split(/[\s,;/|]+/).filter(isEmail).length > 1;
}

/** Digits become 9: the way a number is written. An extension is left out. */
export function phonePattern(value: string): string {
  const written = value.slice(0, 40);
  const main = usualPhone.test(written)
    ? written
    : written.replace(/[\s,]*(?:ext|x|poste|#)\.?\s*\d{1,6}$/i, '');
  return main.replace(/\d/g, '9');
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
