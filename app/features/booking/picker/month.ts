import {
  addDays,
  type CalendarDate,
  calendarDate,
  parseCalendarDate,
  partsOfDate,
  weekdayOf,
} from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';

/** The first day of a day's month. */
export function firstOfMonth(date: CalendarDate): CalendarDate {
  const { year, month } = partsOfDate(date);
  return calendarDate(year, month, 1);
}

/** The last day of a day's month. */
export function lastOfMonth(date: CalendarDate): CalendarDate {
  return addDays(monthAfter(date), -1);
}

/** The first day of the next month. */
export function monthAfter(date: CalendarDate): CalendarDate {
  return firstOfMonth(addDays(firstOfMonth(date), 31));
}

/** The first day of the month before. */
export function monthBefore(date: CalendarDate): CalendarDate {
  return firstOfMonth(addDays(firstOfMonth(date), -1));
}

/** 'November 2026' */
export function monthName(date: CalendarDate): string {
  const [, monthAndDay = '', year = ''] = formatLongDate(date).split(', ');
  return `${monthAndDay.split(' ')[0]} ${year}`;
}

/** 'Tuesday' and 'November 24' of a day. */
export function dayAndDate(date: CalendarDate): { weekday: string; monthDay: string } {
  const [weekday = '', monthDay = ''] = formatLongDate(date).split(', ');
  return { weekday, monthDay };
}

/** The Saturday that ends the last week of a day's month; it may belong to the next month. */
export function lastOfGrid(date: CalendarDate): CalendarDate {
  const last = lastOfMonth(date);
  return addDays(last, 6 - weekdayOf(last));
}

/**
 * The weeks of a month from Sunday to Saturday. The last week is complete, so that the week with
 * the first bookable day is never cut off; undefined where the first week reaches into the month
 * before.
 */
export function weeksOfMonth(month: CalendarDate): (CalendarDate | undefined)[][] {
  const first = firstOfMonth(month);
  const last = lastOfGrid(month);
  const weeks: (CalendarDate | undefined)[][] = [];
  for (
    let sunday = addDays(first, -weekdayOf(first));
    sunday <= last;
    sunday = addDays(sunday, 7)
  ) {
    weeks.push(
      Array.from({ length: 7 }, (_, at) => {
        const day = addDays(sunday, at);
        return day >= first ? day : undefined;
      }),
    );
  }
  return weeks;
}

/** A calendar day as the date picker needs it: noon in the zone of this computer. */
export function toPickerDate(date: CalendarDate): Date {
  const { year, month, day } = partsOfDate(date);
  return new Date(year, month - 1, day, 12);
}

/** The calendar day of a Date of the picker, in the zone of this computer. */
export function fromPickerDate(date: Date): CalendarDate {
  return calendarDate(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

/** The first day of a month written '2026-11'; undefined for anything else. */
export function parseMonth(text: string): CalendarDate | undefined {
  return parseCalendarDate(`${text}-01`);
}
