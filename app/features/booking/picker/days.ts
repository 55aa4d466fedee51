import {
  addDays,
  type CalendarDate,
  parseCalendarDate,
  weekdayOf,
} from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import type { Availability } from '../slots/availability.schema.ts';

/** The days that the calendar shows at a time: whole weeks from Sunday to Saturday. */
export type DayPage = ReturnType<typeof pageOfDays>;

/**
 * The two weeks from today, or from the week of the first free time; the pages after them are
 * months ('2026-12'), up to the last day that can be booked.
 */
export function pageOfDays(
  { today, lastDay, next }: Pick<Availability, 'today' | 'lastDay' | 'next'>,
  month: string,
) {
  const sunday = sundayOf(next?.date ?? today);
  const first = sunday > today ? sunday : today;
  const saturday = saturdayOf(addDays(first, 13));
  const firstMonth = monthOf(addDays(saturday, 1));
  const lastMonth = monthOf(lastDay);
  const shown = month > lastMonth ? lastMonth : month;
  if (shown < firstMonth) {
    return {
      /** '2026-12'; empty for the two weeks. */
      month: '',
      from: sunday,
      to: saturday,
      /** The first and the last day of the two weeks, or 'December 2026'. */
      title: { first: dayAndDate(first).monthDay, last: dayAndDate(saturday).monthDay },
      /** The pages before and after it, as `month` of their addresses; undefined if there is none. */
      earlier: undefined,
      later: firstMonth <= lastMonth ? firstMonth : undefined,
    };
  }
  const firstOfMonth = `${shown}-01` as CalendarDate;
  const afterMonth = monthOf(addDays(firstOfMonth, 31));
  const [name = ''] = dayAndDate(firstOfMonth).monthDay.split(' ');
  return {
    month: shown,
    from: sundayOf(firstOfMonth),
    to: saturdayOf(addDays(`${afterMonth}-01` as CalendarDate, -1)),
    title: `${name} ${shown.slice(0, 4)}`,
    earlier: shown > firstMonth ? monthOf(addDays(firstOfMonth, -1)) : '',
    later: shown < lastMonth ? afterMonth : undefined,
  };
}

/** The month of an address, '2026-12'; undefined for anything else. */
export function parseMonth(text: string | null): string | undefined {
  return text !== null && parseCalendarDate(`${text}-01`) ? text : undefined;
}

export function monthOf(date: CalendarDate): string {
  return date.slice(0, 7);
}

/** 'Tuesday' and 'November 24' of a day. */
export function dayAndDate(date: CalendarDate): { weekday: string; monthDay: string } {
  const [weekday = '', monthDay = ''] = formatLongDate(date).split(', ');
  return { weekday, monthDay };
}

function sundayOf(date: CalendarDate): CalendarDate {
  return addDays(date, -weekdayOf(date));
}

function saturdayOf(date: CalendarDate): CalendarDate {
  return addDays(date, 6 - weekdayOf(date));
}
