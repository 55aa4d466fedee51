/**
 * A calendar day, 'YYYY-MM-DD', without time or zone. Dates can be compared with < and > as
 * strings. Years 0000 to 9999, proleptic Gregorian calendar.
 */
export type CalendarDate = string & { readonly __brand: 'CalendarDate' };

/** Day of the week as in JavaScript: 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const DAY_MS = 86_400_000;

/** The date in `text`, or undefined if it is not 'YYYY-MM-DD' or no such day exists. */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const ms = Date.parse(`${text}T00:00:00Z`);
  // Date.parse turns 30 February into a day in March, so the result is compared with the text.
  return !Number.isNaN(ms) && fromMs(ms) === text ? fromMs(ms) : undefined;
}

/**
 * The date that a person enters into a form; undefined also outside the years 1900 to 2199, which
 * nobody means. "Until December 31, 9999" would have a next day that no text can hold.
 */
export function parseDayField(text: string): CalendarDate | undefined {
  const date = parseCalendarDate(text);
  return date !== undefined && date >= '1900' && date < '2200' ? date : undefined;
}

/**
 * The date of a year, a month (1 to 12) and a day (1 to 31). Throws RangeError if no such day
 * exists.
 */
export function calendarDate(year: number, month: number, day: number): CalendarDate {
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  const date = parseCalendarDate(text);
  if (date === undefined) throw new RangeError(`No such date: ${text}`);
  return date;
}

/** Days since 1 January 1970 (negative before). The inverse is `dateOfDayNumber`. */
export function dayNumberOf(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/**
 * The date `dayNumber` days after 1 January 1970. Throws RangeError outside the years 0000-9999.
 */
export function dateOfDayNumber(dayNumber: number): CalendarDate {
  const text = new Date(dayNumber * DAY_MS).toISOString();
  // For other years toISOString returns a longer text, '+012345-…'.
  if (text.length !== 24) throw new RangeError(`Day ${dayNumber} is outside the years 0000-9999`);
  return text.slice(0, 10) as CalendarDate;
}

/** `date` plus `days` calendar days, which may be negative. Not affected by clock changes. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfDayNumber(dayNumberOf(date) + days);
}

/** Whole days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

/** Day of the week, 0 (Sunday) to 6 (Saturday). */
export function weekdayOf(date: CalendarDate): Weekday {
  const sinceSunday = (dayNumberOf(date) + 4) % 7; // 1 January 1970 was a Thursday
  return ((sinceSunday + 7) % 7) as Weekday;
}

/** Saturday or Sunday. */
export function isWeekend(date: CalendarDate): boolean {
  const weekday = weekdayOf(date);
  return weekday === 0 || weekday === 6;
}

/** Year, month (1 to 12) and day (1 to 31) of a date. */
export function partsOfDate(date: CalendarDate): { year: number; month: number; day: number } {
  return {
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    day: Number(date.slice(8, 10)),
  };
}

/** Every date from `from` to `to`, both included; none if `to` is earlier. */
export function* datesFrom(from: CalendarDate, to: CalendarDate): Generator<CalendarDate> {
  const last = dayNumberOf(to);
  for (let day = dayNumberOf(from); day <= last; day += 1) yield dateOfDayNumber(day);
}

function fromMs(ms: number): CalendarDate {
  return new Date(ms).toISOString().slice(0, 10) as CalendarDate;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
