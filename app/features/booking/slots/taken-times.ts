import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import type { BookingRules } from '../rules/booking-rules.ts';

/** A call already booked, or a busy time of the owner's. Any ISO form of the instants will do. */
export type TakenTime = { startsAt: string; endsAt: string; isBusy?: boolean };

/** Milliseconds since 1970; the end is not part of it. */
export type Span = { from: number; to: number };

const MINUTE_MS = 60_000;

/**
 * The spans into which no call fits, in order and apart: between two calls the time after the one and
 * the time before the other are kept free.
 */
export function mergeTaken(rules: BookingRules, taken: readonly TakenTime[]): Span[] {
  const [before, after] = [
    rules.bufferBeforeMinutes * MINUTE_MS,
    rules.bufferAfterMinutes * MINUTE_MS,
  ];
  const spans = taken
    .map(({ startsAt, endsAt, isBusy }) => ({
      // A call that ends before a busy time keeps its own time after, one that follows its time before.
      from: Date.parse(startsAt) - after - (isBusy ? 0 : before),
      to: Date.parse(endsAt) + before + (isBusy ? 0 : after),
    }))
    .sort((a, b) => a.from - b.from);
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last !== undefined && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push(span);
  }
  return merged;
}

/** Tells which days have as many calls as the rules allow. */
export function fullDayFinder(
  { maxCallsPerDay }: BookingRules,
  taken: readonly TakenTime[],
): (date: CalendarDate) => boolean {
  if (maxCallsPerDay === undefined) return () => false;
  const calls = new Map<CalendarDate, number>();
  for (const { startsAt, isBusy } of taken) {
    if (isBusy) continue;
    const date = dateAt(new Date(startsAt), TORONTO);
    calls.set(date, (calls.get(date) ?? 0) + 1);
  }
  return (date) => (calls.get(date) ?? 0) >= maxCallsPerDay;
}

/** Whether a span overlaps one of those that are in order and apart. */
export function overlapsAny(spans: readonly Span[], { from, to }: Span): boolean {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.to ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  const next = spans[low];
  return next !== undefined && next.from < to;
}
