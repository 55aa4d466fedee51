import {
  addDays,
  type CalendarDate,
  isWeekend,
  weekdayOf,
} from '#app/platform/time/calendar-date.ts';
import { formatClockTime } from '#app/platform/time/time-words.ts';
import { dateAt, resolveWallTime, TORONTO } from '#app/platform/time/wall-time.ts';
import {
  ALL_WEEKDAYS,
  type BlockedTime,
  type BookingRules,
  SLOT_MINUTES,
  startsOn,
} from '../rules/booking-rules.ts';
import { holidayFinder } from '../rules/holidays.ts';
import type { ClosedReason, DayAvailability, SlotJudgement } from './slot.ts';
import { doOverlap, fullDayFinder, type Span, type TakenTime, withBuffers } from './taken-times.ts';

const MINUTE_MS = 60_000;
/** Clocks in Toronto change at 2:00 AM, so no time after 4:00 AM is ever skipped. */
const LAST_CHANGED_MINUTE = 4 * 60;

type Start = { time: string; minuteOfDay: number };

/** The rules, taken times and the current time, prepared for computing availability. */
export type Book = {
  now: number;
  today: CalendarDate;
  horizon: CalendarDate;
  noticeMs: number;
  callMinutes: number;
  startsByWeekday: Start[][];
  /** No calls on Saturdays and Sundays, so that "closed on weekends" is true. */
  isWeekendClosed: boolean;
  blockedDays: Extract<BlockedTime, { kind: 'days' }>[];
  blockedSpans: (Span & { reason: ClosedReason })[];
  /** The taken spans with buffers. */
  taken: Span[];
  /** Whether a day has as many calls as the rules allow. */
  isFull: (date: CalendarDate) => boolean;
  holidayOn: (date: CalendarDate) => string | undefined;
};

/** Prepares the rules and the taken times once for all requested days. */
export function openBook(
  rules: BookingRules,
  takenTimes: Iterable<TakenTime>,
  now: Date,
  /** The length of the call to be booked. */
  callMinutes = SLOT_MINUTES,
): Book {
  const taken = [...takenTimes];
  const today = dateAt(now, TORONTO);
  return {
    now: now.getTime(),
    today,
    horizon: addDays(today, rules.horizonDays),
    noticeMs: rules.minimumNoticeMinutes * MINUTE_MS,
    callMinutes,
    startsByWeekday: ALL_WEEKDAYS.map((weekday) =>
      startsOn(rules, weekday, callMinutes).map((minuteOfDay) => ({
        time: formatClockTime(minuteOfDay),
        minuteOfDay,
      })),
    ),
    isWeekendClosed: ([0, 6] as const).every(
      (weekday) => startsOn(rules, weekday, callMinutes).length === 0,
    ),
    blockedDays: rules.blocked.filter((block) => block.kind === 'days'),
    blockedSpans: rules.blocked
      .filter((block) => block.kind === 'span')
      .map((block) => ({
        from: Date.parse(block.from),
        to: Date.parse(block.to),
        reason: blockedBecause(block),
      })),
    taken: withBuffers(rules, taken),
    isFull: fullDayFinder(rules, taken),
    holidayOn: holidayFinder(rules),
  };
}

/** The free and taken slots of a day, or the reason why nothing is free. */
export function dayAvailability(book: Book, date: CalendarDate): DayAvailability {
  const closed = closedDay(book, date);
  if (closed !== undefined) return { date, free: [], taken: [], closed };

  const day: DayAvailability = { date, free: [], taken: [] };
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

/** The reason that closes the whole day, if there is one. */
export function closedDay(book: Book, date: CalendarDate): ClosedReason | undefined {
  if (date < book.today) return { kind: 'past' };
  if (date > book.horizon) return { kind: 'beyond-horizon' };
  if (startsOfDay(book, date).length === 0) {
    return { kind: isWeekend(date) && book.isWeekendClosed ? 'weekend' : 'day-off' };
  }
  const name = book.holidayOn(date);
  if (name !== undefined) return { kind: 'holiday', name };
  const block = book.blockedDays.find((days) => days.from <= date && date <= days.to);
  return block === undefined ? undefined : blockedBecause(block);
}

/** Whether a start of an open day can be booked. */
export function judgeSlot(book: Book, date: CalendarDate, start: Start): SlotJudgement {
  const from = resolveWallTime(date, start.minuteOfDay, TORONTO).instant.getTime();
  const to = from + book.callMinutes * MINUTE_MS;
  if (from <= book.now) return { kind: 'past' };
  const block = book.blockedSpans.find((span) => doOverlap(span, { from, to }));
  if (block !== undefined) return block.reason;
  if (from - book.now < book.noticeMs) return { kind: 'too-soon' };
  const slot = {
    date,
    time: start.time,
    startsAt: new Date(from).toISOString(),
    endsAt: new Date(to).toISOString(),
  };
  const isTaken = book.isFull(date) || book.taken.some((span) => doOverlap(span, { from, to }));
  return isTaken ? { kind: 'taken', slot } : { kind: 'free', slot };
}

/** The start times of a day, without those that a clock change skips. */
export function startsOfDay(book: Book, date: CalendarDate): Start[] {
  const starts = book.startsByWeekday[weekdayOf(date)] ?? [];
  const isSkipped = ({ minuteOfDay }: Start) =>
    minuteOfDay < LAST_CHANGED_MINUTE && resolveWallTime(date, minuteOfDay, TORONTO).kind === 'gap';
  return starts.some(isSkipped) ? starts.filter((start) => !isSkipped(start)) : starts;
}

function blockedBecause(block: BlockedTime): ClosedReason {
  return block.isReasonPublic && block.reason
    ? { kind: 'blocked', reason: block.reason }
    : { kind: 'blocked' };
}
