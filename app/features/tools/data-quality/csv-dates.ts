/** Dates as people and programs write them. Every check is bounded in length and linear in time. */

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

const yearFirst =
  /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ,]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?\s?(?:[AP]\.?M\.?|Z|[+-]\d{2}:?\d{2})?)?$/i;
const yearLast =
  /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:[T ,]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?\s?(?:[AP]\.?M\.?|Z|[+-]\d{2}:?\d{2})?)?$/i;
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

/** A spreadsheet's number for a day between 1954 and 2064, in place of the date. */
export function isSerialDate(value: string): boolean {
  return /^[2-5]\d{4}(\.\d+)?$/.test(value);
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
  if (day > daysIn(month, year)) return undefined;
  return { day: year * 10_000 + month * 100 + day, pattern };
}

/** Days of a month of the Gregorian calendar; 1 is January. */
function daysIn(month: number, year: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
