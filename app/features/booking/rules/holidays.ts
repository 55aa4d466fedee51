import {
  addDays,
  type CalendarDate,
  calendarDate,
  partsOfDate,
  type Weekday,
  weekdayOf,
} from '#app/platform/time/calendar-date.ts';

export type Holiday = { date: CalendarDate; name: string };

/** Which holidays to observe: the nine statutory ones, and two that many businesses observe. */
export type HolidayChoice = {
  observeOntarioHolidays: boolean;
  observeCivicHoliday: boolean;
  observeTruthAndReconciliationDay: boolean;
};

const MONDAY: Weekday = 1;

/** The observed holidays of a year, in order of date; none if nothing is chosen. */
export function listHolidays(year: number, choice: HolidayChoice): Holiday[] {
  const holidays = choice.observeOntarioHolidays ? ontarioHolidays(year) : [];
  if (choice.observeCivicHoliday) {
    holidays.push({ date: nthMonday(year, 8, 1), name: 'Civic Holiday' });
  }
  if (choice.observeTruthAndReconciliationDay) {
    const name = 'National Day for Truth and Reconciliation';
    holidays.push({ date: calendarDate(year, 9, 30), name });
  }
  return holidays.sort((a, b) => (a.date < b.date ? -1 : 1));
}

/**
 * The nine public holidays of Ontario in a year, in order of date. A holiday that falls on a
 * weekend stays there: weekends are closed anyway, and the law leaves the substitute day to each
 * employer.
 *
 * Source: Employment Standards Act, 2000 (Ontario), s. 1 "public holiday"; Holidays Act (Canada),
 * s. 2 for Victoria Day.
 */
export function ontarioHolidays(year: number): Holiday[] {
  return [
    { date: calendarDate(year, 1, 1), name: 'New Year’s Day' },
    { date: nthMonday(year, 2, 3), name: 'Family Day' },
    { date: addDays(easterSunday(year), -2), name: 'Good Friday' },
    { date: mondayBefore25May(year), name: 'Victoria Day' },
    { date: calendarDate(year, 7, 1), name: 'Canada Day' },
    { date: nthMonday(year, 9, 1), name: 'Labour Day' },
    { date: nthMonday(year, 10, 2), name: 'Thanksgiving Day' },
    { date: calendarDate(year, 12, 25), name: 'Christmas Day' },
    { date: calendarDate(year, 12, 26), name: 'Boxing Day' },
  ];
}

/**
 * Easter Sunday of a Gregorian year (1583 to 9999).
 * Source: the anonymous Gregorian algorithm, J. Meeus, Astronomical Algorithms, chapter 8.
 */
export function easterSunday(year: number): CalendarDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return calendarDate(year, Math.floor(n / 31), (n % 31) + 1);
}

/** The `count`-th Monday (1 to 4) of a month. */
function nthMonday(year: number, month: number, count: number): CalendarDate {
  const first = calendarDate(year, month, 1);
  const toMonday = (MONDAY - weekdayOf(first) + 7) % 7;
  return addDays(first, toMonday + 7 * (count - 1));
}

function mondayBefore25May(year: number): CalendarDate {
  const may24 = calendarDate(year, 5, 24);
  return addDays(may24, -((weekdayOf(may24) - MONDAY + 7) % 7));
}

/** Returns a function that names the observed holiday of a date. Each year is computed once. */
export function holidayFinder(choice: HolidayChoice): (date: CalendarDate) => string | undefined {
  const years = new Map<number, Holiday[]>();
  return (date) => {
    const { year } = partsOfDate(date);
    const holidays = years.get(year) ?? listHolidays(year, choice);
    years.set(year, holidays);
    return holidays.find((holiday) => holiday.date === date)?.name;
  };
}
