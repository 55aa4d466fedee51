import { readTypedAddress } from '#app/platform/outbox/address.ts';

/** What values look like. Every check takes time linear in the length of the value. */

const MAX_CHARS = 500;
const placeholder = /^(?:#?n\/a|n\.a\.|null|--?|—|\?|unknown|tbd|xxx)$/i;
/** In columns of text these are answers ("None" under allergies). */
const noneOfIt = /^(?:none|nil|no|nope)$/i;

/** Whether a trimmed value is empty, or a word that people enter instead ("n/a", "-"). */
export function isEmptyValue(value: string, type: ColumnType): boolean {
  if (value === '') return true;
  if (value.length > 8) return false;
  const isFree = type === 'text' || type === 'label' || type === 'number';
  return placeholder.test(value) || (!isFree && noneOfIt.test(value));
}

/** Whether the value is one email address, by the rule of forms and import. */
export function isEmail(value: string): boolean {
  return value.includes('@') && readTypedAddress(value) !== undefined;
}

const extension = /[\s,]*(?:ext|x|poste|#)\.?\s*(\d{1,6})$/i;

/**
 * The ten digits of a North American telephone number (area code and exchange from 2), "+…" for a
 * number abroad (E.164), undefined for anything else. An extension is ignored.
 */
export function phoneDigits(value: string): string | undefined {
  if (value.length > 40) return undefined;
  const bare = value.replace(extension, '').replace(/[\s().\-–/]/g, '');
  if (/^\+[02-9]/.test(bare)) return /^\+[1-9]\d{6,14}$/.test(bare) ? bare : undefined;
  return /^(?:\+?1)?([2-9]\d{2}[2-9]\d{6})$/.exec(bare)?.[1];
}

const postal = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i;

/** "L5B 1M2" with or without its space, any case. */
export function isPostalCode(value: string): boolean {
  return value.length < 8 && postal.test(value);
}

const url =
  /^(?:https?:\/\/)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** A web address, with or without its protocol. */
export function isUrl(value: string): boolean {
  return value.length <= MAX_CHARS && url.test(value);
}

const number =
  /^\(?[+-]?[$€£]?[+-]?\s?(?:\d{1,3}(?:[ ,.'’\u00a0\u202f]\d{3})+|\d+)(?:[.,]\d+)?\s?[$€£%]?\)?$/;

/** An amount, a share or a count: "-1,234.50", "1.509,88", "-$40.00", "(12)", "-5%". */
export function isNumber(value: string): boolean {
  return value.length <= 30 && number.test(value);
}

/** Which of day and month comes first in a date; 'either' where it can't be seen. */
type DateOrder = 'month-first' | 'day-first';
type ReadDate = {
  /** 20260304 */
  readonly day: number;
  /** How it is written: "Y-M-D". */
  readonly pattern: string;
  readonly order?: DateOrder | 'either';
};

/** What may follow a date. */
const timeOfDay =
  /[T ,]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?\s?(?:[AP]\.?M\.?|Z|[+-]\d{2}:?\d{2})?$/i;
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;
const dayAndName = /^(\d{1,2})[ -]([a-zéûô]{3,9})\.?[ ,-]+(\d{4}|\d{2})$/i;
const nameAndDay = /^([a-zéûô]{3,9})\.? (\d{1,2}),? (\d{4})$/i;
const months =
  'jan|feb,fev,fév|mar|apr,avr|may,mai|jun,juin|jul,juil|aug,aou,aoû|sep|oct|nov|dec,déc'
    .split('|')
    .map((names) => names.split(','));

/**
 * Reads a date as people and programs write it, in English or French.
 * @param order how "03/04/2026" is meant; what only works the other way round is read that way
 * @returns undefined unless it is a day of the calendar between 1900 and 2100
 */
export function readDate(value: string, order: DateOrder | null): ReadDate | undefined {
  if (value.length < 6 || value.length > 40) return undefined;
  const date = value.replace(timeOfDay, '');
  let match = yearFirst.exec(date);
  if (match !== null) {
    const [, year, sign, month, day] = match;
    return dayOf(year, month, day, `Y${sign}M${sign}D`);
  }
  match = yearLast.exec(date);
  if (match !== null) {
    const [, first, sign, second, year] = match;
    const us = dayOf(year, first, second, `M${sign}D${sign}Y`, 'month-first');
    const european = dayOf(year, second, first, `D${sign}M${sign}Y`, 'day-first');
    const read = order === 'day-first' ? (european ?? us) : (us ?? european);
    if (read === undefined || us === undefined || european === undefined) return read;
    return us.day === european.day
      ? { day: us.day, pattern: us.pattern }
      : { ...read, order: 'either' };
  }
  match = dayAndName.exec(date);
  if (match !== null) return dayOf(match[3], monthOf(match[2]), match[1], 'D Mon Y');
  match = nameAndDay.exec(date);
  return match === null ? undefined : dayOf(match[3], monthOf(match[1]), match[2], 'Mon D, Y');
}

function monthOf(name = ''): string {
  const lower = name.toLowerCase();
  return `${months.findIndex((names) => names.some((start) => lower.startsWith(start))) + 1}`;
}

function dayOf(
  year = '',
  month = '',
  day = '',
  pattern = '',
  order?: DateOrder,
): ReadDate | undefined {
  const century = year.length > 2 ? '' : Number(year) < 50 ? '20' : '19';
  const [y, m, d] = [Number(`${century}${year}`), Number(month), Number(day)];
  const date = new Date(Date.UTC(y, m - 1, d));
  if (y < 1900 || y > 2100 || date.getUTCMonth() !== m - 1 || date.getUTCDate() !== d) {
    return undefined;
  }
  return { day: y * 10_000 + m * 100 + d, pattern, ...(order && { order }) };
}

/**
 * How a column means "03/04/2026", as far as values like "31/12" prove it; null if its values
 * leave it open or contradict each other.
 */
export function dateOrderOf(values: Iterable<string>): DateOrder | null {
  const counts = { 'month-first': 0, 'day-first': 0, either: 0 };
  for (const value of values) {
    const order = readDate(value, 'month-first')?.order;
    if (order !== undefined) counts[order] += 1;
  }
  const isProved = counts['day-first'] > 0 !== counts['month-first'] > 0;
  if (counts.either > 0 && !isProved) return null;
  return counts['day-first'] > counts['month-first'] ? 'day-first' : 'month-first';
}

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

export type Format = {
  /** Whether a value has the format. */
  readonly fits: (value: string) => boolean;
  /** Headings of such columns. */
  readonly heading: RegExp;
  /** How a value is written, where there are several notations. */
  readonly notation?: (value: string) => string | undefined;
};

/** The types of columns with a format; a value that fits several is of the first. */
export const formats: Partial<Record<ColumnType, Format>> = {
  email: {
    fits: isEmail,
    heading: /e-?mail|courriel/i,
  },
  postal: {
    fits: isPostalCode,
    heading: /postal|post ?code|\bzip\b/i,
  },
  date: {
    fits: (value) => readDate(value, null) !== undefined,
    heading: /date|created|modified|\bsince\b|last (?:contact|order|visit|seen)|birth|dob/i,
    notation: (value) => readDate(value, null)?.pattern,
  },
  phone: {
    fits: (value) => phoneDigits(value) !== undefined,
    heading: /phone|mobile|\bcell|\btel\b|t[ée]l[ée]phone|\bfax\b/i,
    notation: (value) => value.slice(0, 40).replace(extension, '').replace(/\d/g, '9'),
  },
  url: { fits: isUrl, heading: /web ?site|\burl\b|homepage|linkedin/i },
};

/** Lower case and single spaces: labels that differ only there are one. */
export function foldCase(value: string): string {
  return value.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Whatever the order of its words and their accents: "Lee, Kim" and "Kim  LEE" are one name. */
export function foldName(value: string): string {
  const plain = value.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).sort().join(' ');
}
