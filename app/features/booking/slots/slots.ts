import { addDays, type CalendarDate, datesFrom } from '#app/platform/time/calendar-date.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import type { BookingRules } from '../rules/booking-rules.ts';
import {
  closedDay,
  dayAvailability,
  judgeSlot,
  openBook,
  startsOfDay,
} from './day-availability.ts';
import type { DayAvailability, Slot, SlotOutcome } from './slot.ts';
import { type TakenTime, whyTaken } from './taken-times.ts';

/** Where the nearest free slots are looked for first. */
const NEARBY_DAYS = 30;

/**
 * Every day from `from` to `to` (Toronto dates, both included; none if `to` is earlier) with its
 * free and taken slots, or the reason why nothing is free. A year takes under 10 ms; the caller
 * must limit the range.
 */
export function listAvailability(
  rules: BookingRules,
  taken: Iterable<TakenTime>,
  {
    from,
    to,
    now,
    callMinutes,
  }: { from: CalendarDate; to: CalendarDate; now: Date; callMinutes?: number },
): DayAvailability[] {
  const book = openBook(rules, taken, now, callMinutes);
  return Array.from(datesFrom(from, to), (date) => dayAvailability(book, date));
}

/**
 * Whether the slot at `time` ('9:00 AM', Toronto) on `date` can be booked at `now`. A slot that has
 * begun is past; one that begins exactly after the minimum notice is free.
 */
export function checkSlot(
  rules: BookingRules,
  takenTimes: Iterable<TakenTime>,
  date: CalendarDate,
  time: string,
  now: Date,
  callMinutes?: number,
): SlotOutcome {
  const taken = [...takenTimes];
  const book = openBook(rules, taken, now, callMinutes);
  if (!book.startsByWeekday.flat().some((start) => start.time === time)) {
    return { kind: 'unknown-slot' };
  }
  const closed = closedDay(book, date);
  if (closed !== undefined) return closed;
  const start = startsOfDay(book, date).find((candidate) => candidate.time === time);
  if (start === undefined) return { kind: 'unknown-slot' };
  const judged = judgeSlot(book, date, start);
  if (judged.kind !== 'taken') return judged;
  const span = { from: Date.parse(judged.slot.startsAt), to: Date.parse(judged.slot.endsAt) };
  return { ...judged, reason: whyTaken(rules, taken, date, span) };
}

/**
 * The `count` free slots whose starts are nearest to `around`, before or after it, in order of
 * time. Fewer if there are no more up to the horizon.
 */
export function nearestFreeSlots(
  rules: BookingRules,
  taken: Iterable<TakenTime>,
  {
    around,
    now,
    count = 3,
    callMinutes,
  }: { around: Date; now: Date; count?: number; callMinutes?: number },
): Slot[] {
  const distance = (slot: Slot) => Math.abs(Date.parse(slot.startsAt) - around.getTime());
  const book = openBook(rules, taken, now, callMinutes);
  const middle = dateAt(around, TORONTO);
  const findWithin = (days: number) =>
    Array.from(
      datesFrom(laterOf(book.today, addDays(middle, -days)), addDays(middle, days)),
      (date) => dayAvailability(book, date).free,
    )
      .flat()
      .sort((a, b) => distance(a) - distance(b))
      .slice(0, count);
  const near = findWithin(NEARBY_DAYS);
  const nearest = near.length < count ? findWithin(rules.horizonDays) : near;
  return nearest.sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
}

function laterOf(a: CalendarDate, b: CalendarDate): CalendarDate {
  return a > b ? a : b;
}

/** The earliest slot that can be booked at `now`; undefined if none is free up to the horizon. */
export function firstFreeSlot(
  rules: BookingRules,
  taken: Iterable<TakenTime>,
  now: Date,
  callMinutes?: number,
): Slot | undefined {
  const book = openBook(rules, taken, now, callMinutes);
  for (const date of datesFrom(book.today, book.horizon)) {
    const [first] = dayAvailability(book, date).free;
    if (first !== undefined) return first;
  }
  return undefined;
}
