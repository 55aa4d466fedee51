import { upperFirst } from '#app/platform/format/first-letter.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { Weekday } from '#app/platform/time/calendar-date.ts';
import { formatClockTime } from '#app/platform/time/time-words.ts';
import { hoursWords as words } from '../booking.content.ts';
import { type BookingRules, startsOn } from './booking-rules.ts';
import { minutesOfSpan, weekdayName } from './weekly-hours.ts';

const DAY_MINUTES = 24 * 60;
/** The weekdays in the order in which texts list them. */
const MONDAY_FIRST: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

/**
 * On which days calls take place: 'from Monday to Friday', 'on Tuesdays and Thursdays', 'every
 * day'.
 */
export function describeDays(rules: BookingRules, callMinutes?: number): string {
  const open = openDays(rules, callMinutes);
  const [first, last] = [open[0], open.at(-1)];
  if (first === undefined || last === undefined) return words.noDay;
  if (open.length === 7) return words.everyDay;
  const isRow = MONDAY_FIRST.indexOf(last) - MONDAY_FIRST.indexOf(first) === open.length - 1;
  if (isRow && open.length > 2) {
    return interpolate(words.row, { first: nameOf(first), last: nameOf(last) });
  }
  const names = open.map((weekday) => `${nameOf(weekday)}s`);
  return interpolate(words.days, { days: new Intl.ListFormat('en-CA').format(names) });
}

/**
 * When calls take place, as the end of a sentence: 'from Monday to Friday between 9:00 AM and 5:00
 * PM, Toronto time'. Omits the hours if they aren't the same on all days.
 */
export function describeHours(rules: BookingRules, callMinutes?: number): string {
  const days = describeDays(rules, callMinutes);
  const hours = openDays(rules, callMinutes).map((weekday) => {
    const spans = rules.hours[weekdayName(weekday)].map(minutesOfSpan);
    const from = Math.min(...spans.map((span) => span.from));
    const to = Math.max(...spans.map((span) => span.to));
    return `${formatClockTime(from)}/${formatClockTime(to % DAY_MINUTES)}`;
  });
  const [same, ...others] = new Set(hours);
  if (same === undefined || others.length > 0) return days;
  const [from = '', to = ''] = same.split('/');
  return interpolate(words.between, { days, from, to });
}

/** The weekdays on which a call of this length fits, Monday first. */
function openDays(rules: BookingRules, callMinutes?: number): Weekday[] {
  return MONDAY_FIRST.filter((weekday) => startsOn(rules, weekday, callMinutes).length > 0);
}

function nameOf(weekday: Weekday): string {
  return upperFirst(weekdayName(weekday));
}
