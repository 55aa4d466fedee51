import { type CalendarDate, partsOfDate, weekdayOf } from './calendar-date.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * A date in US English: 'Monday, November 2, 2026'. Without Intl, so that every runtime gives the
 * same.
 */
export function formatLongDate(date: CalendarDate): string {
  const { year, month, day } = partsOfDate(date);
  return `${WEEKDAYS[weekdayOf(date)]}, ${MONTHS[month - 1]} ${day}, ${year}`;
}
