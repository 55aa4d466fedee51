/** Checks of the formats of values. Each has a maximum length and takes linear time. */

const MAX_VALUE_CHARS = 500;

/** Words that people enter if they have no value. */
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

/** In text columns these are answers ("None" under allergies), elsewhere they count as empty. */
const answersInText: ReadonlySet<string> = new Set(['none', 'nil', 'no', 'nope']);

/**
 * Whether a value is empty, or a word that people enter instead ("n/a", "-", "unknown").
 * @param isContact the column has addresses, numbers, dates or names, so "none" counts as empty
 */
export function isEmptyValue(trimmed: string, isContact = false): boolean {
  if (trimmed === '') return true;
  // Length and first character rule out most values without the cost of lower-casing them.
  if (trimmed.length >= 8 || !/^[#?ntuxNTUX—-]/.test(trimmed)) return false;
  const word = trimmed.toLowerCase();
  return placeholders.has(word) || (isContact && answersInText.has(word));
}

const emailShape = /^[^\s@"(),:;<>[\]\\]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** Whether the value is exactly one email address, of at most 254 characters (RFC 5321). */
export function isEmail(value: string): boolean {
  if (value.length > 254 || value.includes('..') || value.startsWith('.')) return false;
  return emailShape.test(value);
}

/** A fast path for the usual notation of Canadian numbers. */
const usualPhone = /^\(?([2-9]\d\d)\)?[ .-]?([2-9]\d\d)[ .-]?(\d{4})$/;

/**
 * Normalizes a telephone number.
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

/** Lower case, without accents, spaces and punctuation, for comparing labels. */
export function foldLabel(value: string): string {
  const lower = value.toLowerCase();
  // Plain ASCII has no accents, so it needs no normalization.
  const plain = /^[\p{ASCII}]*$/u.test(lower)
    ? lower
    : lower.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Normalizes case and spaces of a label, but no other characters: "A+" and "A−", "C" and "C++",
 * "1-5" and "15" are different labels.
 */
export function foldCase(value: string): string {
  return value.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Normalizes a name, ignoring the order of its words: "Lee, Kim" and "Kim  LEE" are the same. */
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

/** "9.05555E+09": a spreadsheet has rounded the number, so its digits are lost. */
export function isScientific(value: string): boolean {
  return /^\d([.,]\d+)?e\+?\d{1,2}$/i.test(value);
}

/** Two or more addresses in one cell. */
export function hasTwoEmails(value: string): boolean {
  const isOne = value.indexOf('@') === value.lastIndexOf('@');
  return !isOne && value.length <= 500 && value.split(/[\s,;/|]+/).filter(isEmail).length > 1;
}

/** The notation of a phone number, with every digit replaced by 9 and without extension. */
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
 * Whether a spreadsheet would run the cell as a formula (ASVS 1.2.10). Plain numbers and telephone
 * numbers ("-5", "+1 905 …") are harmless, although they start with the same characters.
 */
export function isFormula(cell: string): boolean {
  return formulaStarts.has(cell.charCodeAt(0)) && !/^[+-][\d\s().-]{1,40}$/.test(cell);
}
