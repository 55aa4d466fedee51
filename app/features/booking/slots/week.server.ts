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
import type { Db } from '#database/connect.ts';
import type { Booking } from '#database/schema.ts';
import { listCalls } from '../booking.queries.server.ts';
import { listBusyTimes } from '../busy/busy.queries.server.ts';
import { outcomeOf } from '../call-outcome.ts';
import { dayAndDate } from '../picker/days.ts';
import { readBookingRules } from '../rules/booking-rules.server.ts';
import { listStartTimes, SLOT_MINUTES, startsOn } from '../rules/booking-rules.ts';
import { lengthOf } from '../rules/call-details.server.ts';
import { listUnavailableTimes } from './free-slots.server.ts';
import { doOverlap, listDays, openBook, spanOf, type TakenTime } from './slots.ts';

const MINUTE_MS = 60_000;

/**
 * The week of a day (default today): calls, blocked times, holidays, and the times that are free for
 * the owner, or for a call that is to be moved. It has Monday to Friday, plus Saturday and Sunday if
 * they have hours or a call.
 */
export async function readWeek(
  app: AppContext,
  around: CalendarDate | undefined,
  moving?: Booking | undefined,
) {
  const rules = await readBookingRules(app);
  const now = app.now();
  const day = around ?? openBook(rules, [], now).today;
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
  const sunday = addDays(monday, 6);
  const week = spanOfDays(monday, sunday);
  const stored = await listCalls(app.db, week);
  const clashes = await listClashes(app.db, stored);
  const calls = stored.map((call) => {
    const { date, time } = describeInZone(new Date(call.starts_at), TORONTO);
    return { ...call, date, time };
  });
  const taken = await listUnavailableTimes(app.db, { now: now.toISOString(), ...week });
  const book = openBook(rules, taken, now);
  const freeDays = await listFreeForOwner(app, { from: monday, to: sunday, moving });
  // Those of the rules, and those of calls booked under earlier rules.
  const times = [...new Set([...listStartTimes(rules), ...calls.map((call) => call.time)])].sort(
    (a, b) => (parseClockTime(a) ?? 0) - (parseClockTime(b) ?? 0),
  );
  const describeDay = (date: CalendarDate) => {
    const { weekday, monthDay } = dayAndDate(date);
    const free = freeDays.find((shown) => shown.date === date)?.free ?? [];
    const spans = times.map((time) => {
      const start = instantOf(date, parseClockTime(time) ?? 0, TORONTO).getTime();
      return { from: start, to: start + SLOT_MINUTES * MINUTE_MS };
    });
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
        const block = book.blocked.find((blocked) => doOverlap(blocked, span))?.block;
        const meanwhile = taken.filter((other) => doOverlap(spanOf(other), span));
        return {
          time,
          // Its other columns stay on the server.
          call: call && {
            id: call.id,
            name: call.name,
            company: call.company,
            kind: call.kind,
            outcome: outcomeOf(call),
            isClash: clashes.has(call.id),
          },
          block: block && { reason: block.reason },
          isPast: span.from <= now.getTime(),
          /** 'busy' if one of the owner's calendars has an event then, 'held' until it is confirmed. */
          state: free.some((slot) => slot.time === time) ? ('free' as const) : stateOf(meanwhile),
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

/**
 * The days with their times that are free for the owner, whom the minimum notice doesn't bind; for
 * a call that is to be moved, its own time counts as free.
 */
export async function listFreeForOwner(
  app: AppContext,
  {
    from,
    to,
    moving,
    callMinutes = moving && lengthOf(moving),
  }: {
    from: CalendarDate;
    to: CalendarDate;
    moving?: Booking | undefined;
    callMinutes?: number | undefined;
  },
) {
  const rules = { ...(await readBookingRules(app)), minimumNoticeMinutes: 0 };
  const taken = await listUnavailableTimes(app.db, {
    now: app.now().toISOString(),
    ...spanOfDays(from, to),
    except: moving?.id,
  });
  return listDays(openBook(rules, taken, app.now(), callMinutes), from, to);
}

/** The ids of those calls during which one of the owner's calendars has an event. */
export async function listClashes(
  db: Db,
  calls: readonly Pick<Booking, 'id' | 'starts_at' | 'ends_at'>[],
): Promise<Set<string>> {
  const [from] = calls.map(({ starts_at }) => starts_at).sort();
  const to = calls
    .map(({ ends_at }) => ends_at)
    .sort()
    .at(-1);
  const busy = from ? await listBusyTimes(db, { from, to }) : [];
  const clashing = calls.filter(({ starts_at, ends_at }) =>
    busy.some((event) =>
      doOverlap(spanOf(event), spanOf({ startsAt: starts_at, endsAt: ends_at })),
    ),
  );
  return new Set(clashing.map(({ id }) => id));
}

function spanOfDays(from: CalendarDate, to: CalendarDate) {
  return {
    from: instantOf(from, 0, TORONTO).toISOString(),
    to: instantOf(addDays(to, 1), 0, TORONTO).toISOString(),
  };
}

function stateOf(meanwhile: readonly TakenTime[]): 'busy' | 'held' | undefined {
  if (meanwhile.some(({ isHeld }) => isHeld)) return 'held';
  return meanwhile.some(({ isBusy }) => isBusy) ? 'busy' : undefined;
}

/** The active calls that start less than `spanMs` milliseconds before or after now, in order. */
export function listNearbyCalls({ db, now }: AppContext, spanMs: number): Promise<Booking[]> {
  const at = (ms: number) => new Date(now().getTime() + ms).toISOString();
  return listCalls(db, { from: at(-spanMs), to: at(spanMs) });
}
