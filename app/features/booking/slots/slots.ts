import {
  addDays,
  type CalendarDate,
  datesFrom,
  daysBetween,
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
import {
  fullDayFinder,
  mergeTaken,
  overlapsAny,
  type Span,
  type TakenTime,
} from './taken-times.ts';

/** A start that can be booked. `startsAt` and `endsAt` are UTC, as Date.toISOString writes them. */
export type Slot = {
  date: CalendarDate;
  /** Toronto time, as in the rules: '9:00 AM'. */
  time: string;
  startsAt: string;
  /** The end of an assessment, the longest kind of call. */
  endsAt: string;
};

/** Why a day or a slot can't be had. A blocked one carries its reason only if that is public. */
export type ClosedReason =
  | { kind: 'past' }
  | { kind: 'too-soon' }
  /** A Saturday or Sunday, or another weekday, on which no calls take place. */
  | { kind: 'weekend' }
  | { kind: 'day-off' }
  | { kind: 'holiday'; name: string }
  | { kind: 'blocked'; reason?: string }
  | { kind: 'beyond-horizon' };

export type DayAvailability = {
  date: CalendarDate;
  free: Slot[];
  /** Slots that would be free if there were no other calls: booked, too close to one, or one too many. */
  taken: Slot[];
  /** Set if and only if `free` is empty. */
  closed?: ClosedReason | { kind: 'full' };
};

export type SlotOutcome = SlotJudgement | { kind: 'unknown-slot' };

type SlotJudgement = { kind: 'free'; slot: Slot } | { kind: 'taken'; slot: Slot } | ClosedReason;

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Clocks in Toronto are changed at 2:00 AM: no time after 4:00 AM is ever skipped. */
const LAST_CHANGED_MINUTE = 4 * 60;

/**
 * Every day from `from` to `to` (Toronto dates, both included; none if `to` is earlier) with its
 * free and taken slots, or the reason why nothing is free. A year takes under 10 ms; the caller
 * bounds the range.
 */
export function listAvailability(
  rules: BookingRules,
  taken: Iterable<TakenTime>,
  { from, to, now }: { from: CalendarDate; to: CalendarDate; now: Date },
): DayAvailability[] {
  const book = openBook(rules, taken, now);
  return Array.from(datesFrom(from, to), (date) => dayAvailability(book, date));
}

/**
 * Whether the slot at `time` ('9:00 AM', Toronto) on `date` can be booked at `now`. A slot that has
 * begun is past; one that begins in exactly the minimum notice is free.
 */
export function checkSlot(
  rules: BookingRules,
  taken: Iterable<TakenTime>,
  date: CalendarDate,
  time: string,
  now: Date,
): SlotOutcome {
  const book = openBook(rules, taken, now);
  if (!book.startsByWeekday.flat().some((start) => start.time === time)) {
    return { kind: 'unknown-slot' };
  }
  const closed = closedDay(book, date);
  if (closed !== undefined) return closed;
  const start = startsOfDay(book, date).find((candidate) => candidate.time === time);
  return start === undefined ? { kind: 'unknown-slot' } : judgeSlot(book, date, start);
}

/**
 * The free slots whose starts lie nearest to `around` (before or after it, `count` at most), in
 * order of time. Fewer if there are no more up to the horizon.
 */
export function nearestFreeSlots(
  rules: BookingRules,
  taken: Iterable<TakenTime>,
  { around, now, count = 3 }: { around: Date; now: Date; count?: number },
): Slot[] {
  const distance = (slot: Slot) => Math.abs(Date.parse(slot.startsAt) - around.getTime());
  const book = openBook(rules, taken, now);
  const middle = dateAt(around, TORONTO);
  const far = Math.max(daysBetween(middle, book.horizon), daysBetween(book.today, middle));
  let nearest: Slot[] = [];
  for (let reach = 0; reach <= far; reach += 1) {
    const dates = reach === 0 ? [middle] : [addDays(middle, -reach), addDays(middle, reach)];
    nearest = [...nearest, ...dates.flatMap((date) => dayAvailability(book, date).free)]
      .sort((a, b) => distance(a) - distance(b))
      .slice(0, count);
    // Whatever lies on a day further out is further away than this, clock changes included.
    const last = nearest[count - 1];
    if (last !== undefined && distance(last) < reach * DAY_MS - HOUR_MS) break;
  }
  return nearest.sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
}

/** The earliest slot that can be booked at `now`; undefined if none is free up to the horizon. */
export function firstFreeSlot(
  rules: BookingRules,
  taken: Iterable<TakenTime>,
  now: Date,
): Slot | undefined {
  const book = openBook(rules, taken, now);
  for (const date of datesFrom(book.today, book.horizon)) {
    const [first] = dayAvailability(book, date).free;
    if (first !== undefined) return first;
  }
  return undefined;
}

type Start = { time: string; minuteOfDay: number };

/** The rules, the bookings and the clock, made ready for one question. */
type Book = {
  now: number;
  today: CalendarDate;
  horizon: CalendarDate;
  noticeMs: number;
  startsByWeekday: Start[][];
  blockedDays: Extract<BlockedTime, { kind: 'days' }>[];
  blockedSpans: (Span & { reason: ClosedReason })[];
  /** Where no call fits any more, buffers included: in order, none touching the next. */
  taken: Span[];
  /** Days that have as many calls as the rules allow. */
  isFull: (date: CalendarDate) => boolean;
  holidayOn: (date: CalendarDate) => string | undefined;
};

function openBook(rules: BookingRules, takenTimes: Iterable<TakenTime>, now: Date): Book {
  const taken = [...takenTimes];
  const today = dateAt(now, TORONTO);
  return {
    now: now.getTime(),
    today,
    horizon: addDays(today, rules.horizonDays),
    noticeMs: rules.minimumNoticeMinutes * MINUTE_MS,
    startsByWeekday: ALL_WEEKDAYS.map((weekday) =>
      startsOn(rules, weekday).map((minuteOfDay) => ({
        time: formatClockTime(minuteOfDay),
        minuteOfDay,
      })),
    ),
    blockedDays: rules.blocked.filter((block) => block.kind === 'days'),
    blockedSpans: rules.blocked
      .filter((block) => block.kind === 'span')
      .map((block) => ({
        from: Date.parse(block.from),
        to: Date.parse(block.to),
        reason: blockedBecause(block),
      })),
    taken: mergeTaken(rules, taken),
    isFull: fullDayFinder(rules, taken),
    holidayOn: holidayFinder(rules),
  };
}

function dayAvailability(book: Book, date: CalendarDate): DayAvailability {
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
    day.closed =
      day.taken.length > 0
        ? { kind: 'full' }
        : (reasons.find((reason) => reason.kind === 'blocked') ??
          reasons.find((reason) => reason.kind === 'too-soon') ?? { kind: 'past' });
  }
  return day;
}

/** The reason that closes the whole day, if there is one. */
function closedDay(book: Book, date: CalendarDate): ClosedReason | undefined {
  if (date < book.today) return { kind: 'past' };
  if (date > book.horizon) return { kind: 'beyond-horizon' };
  if (startsOfDay(book, date).length === 0) {
    return { kind: isWeekend(date) ? 'weekend' : 'day-off' };
  }
  const name = book.holidayOn(date);
  if (name !== undefined) return { kind: 'holiday', name };
  const block = book.blockedDays.find((days) => days.from <= date && date <= days.to);
  return block === undefined ? undefined : blockedBecause(block);
}

function judgeSlot(book: Book, date: CalendarDate, start: Start): SlotJudgement {
  const from = resolveWallTime(date, start.minuteOfDay, TORONTO).instant.getTime();
  const to = from + SLOT_MINUTES * MINUTE_MS;
  if (from <= book.now) return { kind: 'past' };
  const block = book.blockedSpans.find((span) => span.from < to && from < span.to);
  if (block !== undefined) return block.reason;
  if (from - book.now < book.noticeMs) return { kind: 'too-soon' };
  const slot = {
    date,
    time: start.time,
    startsAt: new Date(from).toISOString(),
    endsAt: new Date(to).toISOString(),
  };
  const isTaken = book.isFull(date) || overlapsAny(book.taken, { from, to });
  return isTaken ? { kind: 'taken', slot } : { kind: 'free', slot };
}

/** Without the times that the clocks skip on that day. */
function startsOfDay(book: Book, date: CalendarDate): Start[] {
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
