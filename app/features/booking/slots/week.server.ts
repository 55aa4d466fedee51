import type { AppContext } from '#app/platform/app-context.server.ts';
import {
  addDays,
  type CalendarDate,
  datesFrom,
  isWeekend,
  partsOfDate,
  weekdayOf,
} from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { describeInZone, parseClockTime } from '#app/platform/time/time-words.ts';
import { dateAt, instantOf, TORONTO } from '#app/platform/time/wall-time.ts';
import type { Booking } from '#database/schema.ts';
import { listCallsBetween, listTakenTimes } from '../booking.queries.server.ts';
import { listBusyTimes } from '../busy/busy.queries.server.ts';
import { keyOf, spanOfBlock } from '../rules/blocked-times.server.ts';
import {
  type BlockedTime,
  type BookingRules,
  bookingRulesArea,
  listStartTimes,
  SLOT_MINUTES,
  startsOn,
} from '../rules/booking-rules.ts';
import { listHolidays } from '../rules/holidays.ts';
import { listAvailability } from './slots.ts';
import type { TakenTime } from './taken-times.ts';

export type WeekCall = Pick<Booking, 'id' | 'name' | 'company' | 'kind' | 'outcome'>;

/**
 * A start time of a day. If it isn't free and nothing says why, it is past, too soon or within a
 * buffer, or the day is full.
 */
export type WeekCell = {
  /** '9:00 AM' */
  time: string;
  call: WeekCall | undefined;
  /** The reason may be empty. `reach` is only on the day's first cell of a blocked time. */
  block: { key: string; reason: string; reach?: BlockReach } | undefined;
  isFree: boolean;
  /** Whether one of the owner's calendars has an event then. */
  isBusy: boolean;
  /** Whether it is reserved until a visitor confirms the call. */
  isHeld: boolean;
};

/** The whole day, or until a time such as '3:00 PM'. */
export type BlockReach = { isWholeDay: true } | { isWholeDay: false; until: string };

export type WeekDay = {
  date: CalendarDate;
  /** 'Monday', 'November 23' */
  weekday: string;
  day: string;
  isPast: boolean;
  isToday: boolean;
  holiday: string | undefined;
  free: number;
  cells: WeekCell[];
};

export type Week = {
  monday: CalendarDate;
  sunday: CalendarDate;
  previous: CalendarDate;
  next: CalendarDate;
  today: CalendarDate;
  /** Monday to Friday, plus Saturday and Sunday if they have hours or a call. */
  days: WeekDay[];
};

const MINUTE_MS = 60_000;

/** The week of a day (default today): calls, blocked times, holidays, free times. */
export async function readWeek(
  { db, settings, now }: Pick<AppContext, 'db' | 'settings' | 'now'>,
  around: CalendarDate | undefined,
): Promise<Week> {
  const rules = await settings.get(bookingRulesArea);
  const today = dateAt(now(), TORONTO);
  const monday = mondayOf(around ?? today);
  const sunday = addDays(monday, 6);
  const from = instantOf(monday, 0, TORONTO).toISOString();
  const to = instantOf(addDays(sunday, 1), 0, TORONTO).toISOString();
  const calls = (await listCallsBetween(db, from, to)).map((call) => ({
    ...call,
    at: describeInZone(new Date(call.starts_at), TORONTO),
  }));
  const taken = await listTakenTimes(db, { now: now().toISOString(), from, to });
  const busy = await listBusyTimes(db, { from, to });
  const availability = listAvailability(rules, [...taken, ...busy], {
    from: monday,
    to: sunday,
    now: now(),
  });
  const callsOn = (date: CalendarDate) => calls.filter((call) => call.at.date === date);
  const times = rowsOf(
    rules,
    calls.map((call) => call.at.time),
  );
  const days = [...datesFrom(monday, sunday)]
    .filter((date) => isWorkday(rules, date) || callsOn(date).length > 0)
    .map((date): WeekDay => {
      const free = availability.find((day) => day.date === date)?.free.map((slot) => slot.time);
      const [weekday = '', day = ''] = formatLongDate(date).split(', ');
      return {
        date,
        weekday,
        day,
        isPast: date < today,
        isToday: date === today,
        holiday: listHolidays(partsOfDate(date).year, rules).find((off) => off.date === date)?.name,
        free: free?.length ?? 0,
        cells: times.map((time, at) => ({
          time,
          call: callOf(callsOn(date).find((call) => call.at.time === time)),
          block: blockAt(rules, date, time, times[at - 1]),
          isFree: free?.includes(time) ?? false,
          isBusy: takenAt(busy, date, time).length > 0,
          isHeld: takenAt(taken, date, time).some((span) => span.isHeld),
        })),
      };
    });
  return { monday, sunday, previous: addDays(monday, -7), next: addDays(monday, 7), today, days };
}

function isWorkday(rules: BookingRules, date: CalendarDate): boolean {
  return !isWeekend(date) || startsOn(rules, weekdayOf(date)).length > 0;
}

function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}

/** The start times of the rules, and those of calls booked under earlier rules. */
function rowsOf(rules: BookingRules, callTimes: readonly string[]): string[] {
  const minute = (time: string) => parseClockTime(time) ?? 0;
  return [...new Set([...listStartTimes(rules), ...callTimes])].sort(
    (a, b) => minute(a) - minute(b),
  );
}

/** The columns of a call that the page shows. The others stay on the server. */
function callOf(call: Booking | undefined): WeekCall | undefined {
  if (!call) return undefined;
  const { id, name, company, kind, outcome } = call;
  return { id, name, company, kind, outcome };
}

function blockAt(
  rules: BookingRules,
  date: CalendarDate,
  time: string,
  timeBefore: string | undefined,
): WeekCell['block'] {
  const block = findBlock(rules, date, time);
  if (!block) return undefined;
  const own = { key: keyOf(block), reason: block.reason ?? '' };
  const isFirst = timeBefore === undefined || findBlock(rules, date, timeBefore) !== block;
  return isFirst ? { ...own, reach: reachOf(block, date) } : own;
}

function findBlock({ blocked }: BookingRules, date: CalendarDate, time: string) {
  const start = instantOf(date, parseClockTime(time) ?? 0, TORONTO).getTime();
  return blocked.find((block) => {
    const span = spanOfBlock(block);
    return span.from < start + SLOT_MINUTES * MINUTE_MS && start < span.to;
  });
}

function takenAt(taken: readonly TakenTime[], date: CalendarDate, time: string): TakenTime[] {
  const start = instantOf(date, parseClockTime(time) ?? 0, TORONTO).getTime();
  return taken.filter(
    ({ startsAt, endsAt }) =>
      Date.parse(startsAt) < start + SLOT_MINUTES * MINUTE_MS && start < Date.parse(endsAt),
  );
}

function reachOf(block: BlockedTime, date: CalendarDate): BlockReach {
  if (block.kind === 'days') return { isWholeDay: true };
  const end = describeInZone(new Date(block.to), TORONTO);
  if (end.date !== date) return { isWholeDay: true };
  return { isWholeDay: false, until: end.time };
}

/** The active calls that start less than `spanMs` milliseconds before or after now, in order. */
export function listNearbyCalls({ db, now }: AppContext, spanMs: number): Promise<Booking[]> {
  const at = (ms: number) => new Date(now().getTime() + ms).toISOString();
  return listCallsBetween(db, at(-spanMs), at(spanMs));
}
