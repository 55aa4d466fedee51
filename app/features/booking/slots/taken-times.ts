import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import type { BookingRules } from '../rules/booking-rules.ts';

/**
 * A call, a call held until its visitor confirms it, or a busy time of the owner. The instants can
 * have any ISO format.
 */
export type TakenTime = {
  startsAt: string;
  endsAt: string;
  isBusy?: boolean;
  isHeld?: boolean;
};

/**
 * Why a time is taken: by one of these, because its day has as many calls as the rules allow, or
 * because it's within a buffer.
 */
export type TakenReason = 'booked' | 'held' | 'busy' | 'day-full' | 'too-close';

/** Milliseconds since 1970; the end is exclusive. */
export type Span = { from: number; to: number };

const MINUTE_MS = 60_000;

/**
 * The spans in which no call may take place. Between two calls, the buffer after the first and the
 * buffer before the second both stay free.
 */
export function withBuffers(rules: BookingRules, taken: readonly TakenTime[]): Span[] {
  const [before, after] = [
    rules.bufferBeforeMinutes * MINUTE_MS,
    rules.bufferAfterMinutes * MINUTE_MS,
  ];
  return taken.map(({ startsAt, endsAt, isBusy }) => ({
    // Busy times have no buffers of their own, so only those of the new call count.
    from: Date.parse(startsAt) - after - (isBusy ? 0 : before),
    to: Date.parse(endsAt) + before + (isBusy ? 0 : after),
  }));
}

/** The spans sorted, and those that touch or overlap as one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last !== undefined && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

/** Returns a function that says whether a day has as many calls as the rules allow. */
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

/** Why a span on this date is taken. What is at that very time comes before the rules. */
export function whyTaken(
  rules: BookingRules,
  taken: readonly TakenTime[],
  date: CalendarDate,
  { from, to }: Span,
): TakenReason {
  const meanwhile = taken.filter(
    ({ startsAt, endsAt }) => Date.parse(startsAt) < to && from < Date.parse(endsAt),
  );
  const reasons = meanwhile.map(reasonOf);
  const first = (['booked', 'held', 'busy'] as const).find((reason) => reasons.includes(reason));
  if (first !== undefined) return first;
  return fullDayFinder(rules, taken)(date) ? 'day-full' : 'too-close';
}

function reasonOf({ isBusy, isHeld }: TakenTime): TakenReason {
  if (isBusy) return 'busy';
  return isHeld ? 'held' : 'booked';
}

/** Whether two spans have a moment in common. */
export function doOverlap(a: Span, b: Span): boolean {
  return a.from < b.to && b.from < a.to;
}
