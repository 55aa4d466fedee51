import type { AppContext } from '#app/platform/app-context.server.ts';
import {
  addDays,
  type CalendarDate,
  datesFrom,
  isWeekend,
  weekdayOf,
} from '#app/platform/time/calendar-date.ts';
import { describeInZone, parseClockTime } from '#app/platform/time/time-words.ts';
import { instantOf, TORONTO } from '#app/platform/time/wall-time.ts';
import type { Booking } from '#database/schema.ts';
import { listCalls } from '../booking.queries.server.ts';
import { dayAndDate } from '../picker/days.ts';
import { readBookingRules } from '../rules/booking-rules.server.ts';
import {
  type BlockedTime,
  listStartTimes,
  SLOT_MINUTES,
  startsOn,
} from '../rules/booking-rules.ts';
import { listUnavailableTimes } from './free-slots.server.ts';
import { dayAvailability, doOverlap, openBook, spanOf } from './slots.ts';

const MINUTE_MS = 60_000;

/**
 * The week of a day (default today): calls, blocked times, holidays, free times. It has Monday to
 * Friday, plus Saturday and Sunday if they have hours or a call.
 */
export async function readWeek(app: AppContext, around: CalendarDate | undefined) {
  const rules = await readBookingRules(app);
  const now = app.now();
  const day = around ?? openBook(rules, [], now).today;
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
  const sunday = addDays(monday, 6);
  const from = instantOf(monday, 0, TORONTO).toISOString();
  const to = instantOf(addDays(sunday, 1), 0, TORONTO).toISOString();
  const calls = (await listCalls(app.db, { from, to })).map((call) => {
    const { date, time } = describeInZone(new Date(call.starts_at), TORONTO);
    return { ...call, date, time };
  });
  const taken = await listUnavailableTimes(app.db, { now: now.toISOString(), from, to });
  const book = openBook(rules, taken, now);
  // Those of the rules, and those of calls booked under earlier rules.
  const times = [...new Set([...listStartTimes(rules), ...calls.map((call) => call.time)])].sort(
    (a, b) => (parseClockTime(a) ?? 0) - (parseClockTime(b) ?? 0),
  );
  const describeDay = (date: CalendarDate) => {
    const { weekday, monthDay } = dayAndDate(date);
    const { free } = dayAvailability(book, date);
    const spans = times.map((time) => {
      const start = instantOf(date, parseClockTime(time) ?? 0, TORONTO).getTime();
      return { from: start, to: start + SLOT_MINUTES * MINUTE_MS };
    });
    const blocks = spans.map(
      (span) => book.blocked.find((blocked) => doOverlap(blocked, span))?.block,
    );
    return {
      date,
      /** 'Monday', 'November 23' */
      weekday,
      day: monthDay,
      isPast: date < book.today,
      isToday: date === book.today,
      holiday: book.holidayOn(date),
      free: free.length,
      /**
       * A start time that isn't free although nothing says why is past, too soon or within a buffer,
       * or the day is full.
       */
      cells: spans.map((span, at) => {
        const time = times[at] ?? '';
        const call = calls.find((booked) => booked.date === date && booked.time === time);
        const block = blocks[at];
        const meanwhile = taken.filter((other) => doOverlap(spanOf(other), span));
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
          block: block && {
            reason: block.reason ?? '',
            // Only on the day's first cell of a blocked time.
            reach: block === blocks[at - 1] ? undefined : reachOf(block, date),
          },
          isFree: free.some((slot) => slot.time === time),
          /** Whether one of the owner's calendars has an event then. */
          isBusy: meanwhile.some((other) => other.isBusy),
          /** Whether it is reserved until a visitor confirms the call. */
          isHeld: meanwhile.some((other) => other.isHeld),
        };
      }),
    };
  };
  return {
    monday,
    sunday,
    previous: addDays(monday, -7),
    next: addDays(monday, 7),
    today: book.today,
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

/** The whole day, or until a time such as '3:00 PM'. */
function reachOf(block: BlockedTime, date: CalendarDate) {
  const end = block.kind === 'span' ? describeInZone(new Date(block.to), TORONTO) : undefined;
  return { until: end?.date === date ? end.time : undefined };
}

/** The active calls that start less than `spanMs` milliseconds before or after now, in order. */
export function listNearbyCalls({ db, now }: AppContext, spanMs: number): Promise<Booking[]> {
  const at = (ms: number) => new Date(now().getTime() + ms).toISOString();
  return listCalls(db, { from: at(-spanMs), to: at(spanMs) });
}
