import type { AppContext } from '#app/platform/app-context.server.ts';
import {
  addDays,
  type CalendarDate,
  datesFrom,
  isWeekend,
  weekdayOf,
} from '#app/platform/time/calendar-date.ts';
import { describeInZone, parseClockTime } from '#app/platform/time/time-words.ts';
import { dateAt, instantOf, TORONTO } from '#app/platform/time/wall-time.ts';
import type { Booking } from '#database/schema.ts';
import { listCalls } from '../booking.queries.server.ts';
import { dayAndDate } from '../picker/days.ts';
import { spanOfBlock } from '../rules/blocked-times.server.ts';
import {
  type BlockedTime,
  bookingRulesArea,
  listStartTimes,
  SLOT_MINUTES,
  startsOn,
} from '../rules/booking-rules.ts';
import { holidayFinder } from '../rules/holidays.ts';
import { listUnavailableTimes } from './free-slots.server.ts';
import { listAvailability } from './slots.ts';
import { doOverlap, type Span } from './taken-times.ts';

/**
 * A start time of a day. If it isn't free and nothing says why, it is past, too soon or within a
 * buffer, or the day is full.
 */
export type WeekCell = {
  /** '9:00 AM' */
  time: string;
  call: Pick<Booking, 'id' | 'name' | 'company' | 'kind' | 'outcome'> | undefined;
  /** The reason may be empty. `reach` is only on the day's first cell of a blocked time. */
  block: { reason: string; reach?: BlockReach } | undefined;
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
  const day = around ?? today;
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
  const sunday = addDays(monday, 6);
  const from = instantOf(monday, 0, TORONTO).toISOString();
  const to = instantOf(addDays(sunday, 1), 0, TORONTO).toISOString();
  const calls = (await listCalls(db, { from, to })).map((call) => {
    const { date, time } = describeInZone(new Date(call.starts_at), TORONTO);
    return { ...call, date, time };
  });
  const taken = await listUnavailableTimes(db, { now: now().toISOString(), from, to });
  const days = listAvailability(rules, taken, { from: monday, to: sunday, now: now() });
  // Those of the rules, and those of calls booked under earlier rules.
  const times = [...new Set([...listStartTimes(rules), ...calls.map((call) => call.time)])].sort(
    (a, b) => (parseClockTime(a) ?? 0) - (parseClockTime(b) ?? 0),
  );
  const holidayOn = holidayFinder(rules);
  const describeDay = (date: CalendarDate): WeekDay => {
    const { weekday, monthDay } = dayAndDate(date);
    const free = days.find((shown) => shown.date === date)?.free ?? [];
    const blocks = times.map((time) =>
      rules.blocked.find((block) => doOverlap(spanOfBlock(block), spanOfSlot(date, time))),
    );
    return {
      date,
      weekday,
      day: monthDay,
      isPast: date < today,
      isToday: date === today,
      holiday: holidayOn(date),
      free: free.length,
      cells: times.map((time, at): WeekCell => {
        const call = calls.find((booked) => booked.date === date && booked.time === time);
        const block = blocks[at];
        const reach = block && block !== blocks[at - 1] ? reachOf(block, date) : undefined;
        const meanwhile = taken.filter((span) =>
          doOverlap(
            { from: Date.parse(span.startsAt), to: Date.parse(span.endsAt) },
            spanOfSlot(date, time),
          ),
        );
        return {
          time,
          // Its other columns stay on the server.
          call: call && {
            id: call.id,
            name: call.name,
            company: call.company,
            kind: call.kind,
            outcome: call.outcome,
          },
          block: block && { reason: block.reason ?? '', ...(reach && { reach }) },
          isFree: free.some((slot) => slot.time === time),
          isBusy: meanwhile.some((span) => span.isBusy),
          isHeld: meanwhile.some((span) => span.isHeld),
        };
      }),
    };
  };
  return {
    monday,
    sunday,
    previous: addDays(monday, -7),
    next: addDays(monday, 7),
    today,
    days: [...datesFrom(monday, sunday)]
      .filter(
        (date) =>
          !isWeekend(date) ||
          startsOn(rules, weekdayOf(date)).length > 0 ||
          calls.some((call) => call.date === date),
      )
      .map(describeDay),
  };
}

function spanOfSlot(date: CalendarDate, time: string): Span {
  const from = instantOf(date, parseClockTime(time) ?? 0, TORONTO).getTime();
  return { from, to: from + SLOT_MINUTES * MINUTE_MS };
}

function reachOf(block: BlockedTime, date: CalendarDate): BlockReach {
  const end = block.kind === 'span' ? describeInZone(new Date(block.to), TORONTO) : undefined;
  return end?.date === date ? { isWholeDay: false, until: end.time } : { isWholeDay: true };
}

/** The active calls that start less than `spanMs` milliseconds before or after now, in order. */
export function listNearbyCalls({ db, now }: AppContext, spanMs: number): Promise<Booking[]> {
  const at = (ms: number) => new Date(now().getTime() + ms).toISOString();
  return listCalls(db, { from: at(-spanMs), to: at(spanMs) });
}
