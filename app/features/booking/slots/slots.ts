import {
  addDays,
  type CalendarDate,
  datesFrom,
  daysBetween,
  isWeekend,
  weekdayOf,
} from '#app/platform/time/calendar-date.ts';
import { formatClockTime, parseClockTime } from '#app/platform/time/time-words.ts';
import { dateAt, instantOf, resolveWallTime, TORONTO } from '#app/platform/time/wall-time.ts';
import {
  ALL_WEEKDAYS,
  type BlockedTime,
  type BookingRules,
  SLOT_MINUTES,
  startsOn,
} from '../rules/booking-rules.ts';
import { holidayFinder } from '../rules/holidays.ts';
import type { DayAvailability, Slot } from './availability.schema.ts';

/**
 * A call, a call held until its visitor confirms it, or a busy time of the owner. The instants can
 * have any ISO format.
 */
export type TakenTime = { startsAt: string; endsAt: string; isBusy?: boolean; isHeld?: boolean };

/** Milliseconds since 1970; the end is exclusive. */
export type Span = { from: number; to: number };

type Closed = NonNullable<DayAvailability['closed']>;
type ClosedReason = Closed & { kind: Exclude<Closed['kind'], 'full'> };

type Start = { time: string; minuteOfDay: number };

const MINUTE_MS = 60_000;
/** Clocks in Toronto change at 2:00 AM, so no time after 4:00 AM is ever skipped. */
const LAST_CHANGED_MINUTE = 4 * 60;
/** Where the nearest free slots are looked for first. */
const NEARBY_DAYS = 30;

export type Book = ReturnType<typeof openBook>;

/** The rules and the taken times, prepared once for all the days that are asked for. */
export function openBook(
  rules: BookingRules,
  taken: readonly TakenTime[],
  now: Date,
  /** The length of the call to be booked. */
  callMinutes = SLOT_MINUTES,
) {
  const today = dateAt(now, TORONTO);
  const startsByWeekday = ALL_WEEKDAYS.map((weekday) =>
    startsOn(rules, weekday, callMinutes).map(
      (minuteOfDay): Start => ({ time: formatClockTime(minuteOfDay), minuteOfDay }),
    ),
  );
  const before = rules.bufferBeforeMinutes * MINUTE_MS;
  const after = rules.bufferAfterMinutes * MINUTE_MS;
  const { maxCallsPerDay = Number.POSITIVE_INFINITY } = rules;
  const callDates = rules.maxCallsPerDay
    ? taken.filter(({ isBusy }) => !isBusy).map((call) => dateAt(new Date(call.startsAt), TORONTO))
    : [];
  return {
    taken,
    now: now.getTime(),
    today,
    horizon: addDays(today, rules.horizonDays),
    noticeMs: rules.minimumNoticeMinutes * MINUTE_MS,
    callMs: callMinutes * MINUTE_MS,
    startsByWeekday,
    /** No calls on Saturdays and Sundays, so that "closed on weekends" is true. */
    isWeekendClosed: !startsByWeekday[0]?.length && !startsByWeekday[6]?.length,
    blocked: rules.blocked.map((block) => ({ ...spanOfBlock(block), block })),
    /**
     * The taken spans with the minutes kept free: between two calls, those after the first and those
     * before the second. Busy times have none of their own, so only those of the new call count.
     */
    takenSpans: taken.map((time): Span => {
      const { from, to } = spanOf(time);
      return time.isBusy
        ? { from: from - after, to: to + before }
        : { from: from - after - before, to: to + before + after };
    }),
    /** Whether a day has as many calls as the rules allow. */
    isFull: (date: CalendarDate) =>
      callDates.filter((other) => other === date).length >= maxCallsPerDay,
    holidayOn: holidayFinder(rules),
  };
}

/**
 * Every day from `from` to `to` (Toronto dates, both included; none if `to` is earlier). A year takes
 * under 10 ms; the caller must limit the range.
 */
export function listDays(book: Book, from: CalendarDate, to: CalendarDate): DayAvailability[] {
  return Array.from(datesFrom(from, to), (date) => dayAvailability(book, date));
}

/** The free and taken slots of a day, or the reason why nothing is free. */
export function dayAvailability(book: Book, date: CalendarDate): DayAvailability {
  const day: DayAvailability = { date, free: [], taken: [], closed: closedDay(book, date) };
  if (day.closed) return day;
  const reasons: ClosedReason[] = [];
  for (const start of startsOfDay(book, date)) {
    const outcome = judgeSlot(book, date, start);
    if (outcome.kind === 'free') day.free.push(outcome.slot);
    else if (outcome.kind === 'taken') day.taken.push(outcome.slot);
    else reasons.push(outcome);
  }
  if (day.free.length === 0) {
    const blocked = reasons.find((reason) => reason.kind === 'blocked');
    // A day isn't past before it has ended, even if its last call has begun.
    day.closed = day.taken.length > 0 ? { kind: 'full' } : (blocked ?? { kind: 'too-soon' });
  }
  return day;
}

/**
 * Whether the slot at `time` ('9:00 AM', Toronto) on `date` can be booked, else why not. A slot that
 * has begun is past; one that begins exactly after the minimum notice is free.
 */
export function checkSlot(book: Book, date: CalendarDate, time: string) {
  const unknown: Omit<Closed, 'kind'> & { kind: 'unknown-slot' } = { kind: 'unknown-slot' };
  if (!book.startsByWeekday.flat().some((start) => start.time === time)) return unknown;
  const closed = closedDay(book, date);
  if (closed) return closed;
  const start = startsOfDay(book, date).find((candidate) => candidate.time === time);
  if (!start) return unknown;
  const judged = judgeSlot(book, date, start);
  if (judged.kind !== 'taken') return judged;
  return { ...judged, reason: whyTaken(book, judged.slot) };
}

/**
 * The same for a time that the owner wants although the rules don't offer it: outside the hours, on a
 * closed day, while a calendar is busy. Only the past and other calls stand in its way.
 */
export function checkAnyTime(
  book: Book,
  date: CalendarDate,
  time: string,
): ReturnType<typeof checkSlot> {
  const minuteOfDay = parseClockTime(time);
  if (minuteOfDay === undefined || resolveWallTime(date, minuteOfDay, TORONTO).isSkipped) {
    return { kind: 'unknown-slot' };
  }
  const calls = book.taken.filter(({ isBusy }) => !isBusy);
  const bare: Book = {
    ...book,
    noticeMs: 0,
    blocked: [],
    taken: calls,
    takenSpans: calls.map(spanOf),
    isFull: () => false,
  };
  const judged = judgeSlot(bare, date, { time, minuteOfDay });
  return judged.kind === 'taken' ? { ...judged, reason: whyTaken(bare, judged.slot) } : judged;
}

/** Why a slot is taken. What is at that very time comes before the rules. */
function whyTaken({ taken, isFull }: Book, slot: Slot) {
  const meanwhile = taken.filter((time) => doOverlap(spanOf(time), spanOf(slot)));
  if (meanwhile.some(({ isBusy, isHeld }) => !isBusy && !isHeld)) return 'booked';
  if (meanwhile.some(({ isHeld }) => isHeld)) return 'held';
  if (meanwhile.length > 0) return 'busy';
  return isFull(slot.date) ? 'day-full' : 'too-close';
}

/**
 * The `count` free slots whose starts are nearest to `around`, before or after it, in order of
 * time. Fewer if there are no more up to the horizon.
 */
export function nearestFreeSlots(book: Book, around: Date, count = 3): Slot[] {
  const distance = (slot: Slot) => Math.abs(Date.parse(slot.startsAt) - around.getTime());
  const middle = dateAt(around, TORONTO);
  const findWithin = (days: number) => {
    const first = addDays(middle, -days);
    return listDays(book, first > book.today ? first : book.today, addDays(middle, days))
      .flatMap((day) => day.free)
      .sort((a, b) => distance(a) - distance(b))
      .slice(0, count);
  };
  const near = findWithin(NEARBY_DAYS);
  const nearest = near.length < count ? findWithin(daysBetween(book.today, book.horizon)) : near;
  return nearest.sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
}

/** The earliest slot that can be booked; undefined if none is free up to the horizon. */
export function firstFreeSlot(book: Book): Slot | undefined {
  for (const date of datesFrom(book.today, book.horizon)) {
    const [first] = dayAvailability(book, date).free;
    if (first) return first;
  }
  return undefined;
}

/** The reason that closes the whole day, if there is one. */
function closedDay(book: Book, date: CalendarDate): ClosedReason | undefined {
  if (date < book.today) return { kind: 'past' };
  if (date > book.horizon) return { kind: 'beyond-horizon' };
  if (startsOfDay(book, date).length === 0) {
    return { kind: isWeekend(date) && book.isWeekendClosed ? 'weekend' : 'day-off' };
  }
  const name = book.holidayOn(date);
  return name === undefined ? undefined : { kind: 'holiday', name };
}

/** Whether a start of an open day can be booked. */
function judgeSlot(
  book: Book,
  date: CalendarDate,
  { time, minuteOfDay }: Start,
): ClosedReason | { kind: 'free'; slot: Slot } | { kind: 'taken'; slot: Slot } {
  const from = instantOf(date, minuteOfDay, TORONTO).getTime();
  const span = { from, to: from + book.callMs };
  const blocked = book.blocked.find((other) => doOverlap(other, span));
  if (blocked) {
    const { isReasonPublic, reason } = blocked.block;
    return isReasonPublic && reason ? { kind: 'blocked', reason } : { kind: 'blocked' };
  }
  if (from <= book.now) return { kind: 'past' };
  if (from - book.now < book.noticeMs) return { kind: 'too-soon' };
  const [startsAt, endsAt] = [span.from, span.to].map((ms) => new Date(ms).toISOString());
  const slot = { date, time, startsAt: startsAt ?? '', endsAt: endsAt ?? '' };
  const isTaken = book.isFull(date) || book.takenSpans.some((other) => doOverlap(other, span));
  return isTaken ? { kind: 'taken', slot } : { kind: 'free', slot };
}

/** The start times of a day, without those that a clock change skips. */
function startsOfDay(book: Book, date: CalendarDate): Start[] {
  return (book.startsByWeekday[weekdayOf(date)] ?? []).filter(
    ({ minuteOfDay }) =>
      minuteOfDay >= LAST_CHANGED_MINUTE || !resolveWallTime(date, minuteOfDay, TORONTO).isSkipped,
  );
}

/** The span of a taken time or a slot. */
export function spanOf({ startsAt, endsAt }: { startsAt: string; endsAt: string }): Span {
  return { from: Date.parse(startsAt), to: Date.parse(endsAt) };
}

/** The span of a blocked time. */
export function spanOfBlock(block: BlockedTime): Span {
  if (block.kind === 'span') return spanOf({ startsAt: block.from, endsAt: block.to });
  return {
    from: instantOf(block.from, 0, TORONTO).getTime(),
    // Not the beginning of the next day, which a block until the end of the year 9999 doesn't have.
    to: instantOf(block.to, 24 * 60, TORONTO).getTime(),
  };
}

/** Whether two spans have a moment in common. */
export function doOverlap(a: Span, b: Span): boolean {
  return a.from < b.to && b.from < a.to;
}
