import { interpolate } from '#app/platform/format/interpolate.ts';
import { bookingReasons, calendarWords } from '../booking.content.ts';
import type { ClosedReason, DayAvailability } from './slot.ts';

export type RefusedSlot = ClosedReason | { kind: 'unknown-slot' };

/**
 * Why a slot can't be booked, as a sentence, and the field to which it belongs. `openDays` is a
 * text with the days of the week on which calls take place.
 */
export function explainRefusal(
  reason: RefusedSlot,
  { isDayPast, openDays }: { isDayPast: boolean; openDays: string },
): { field: 'appointmentDate' | 'appointmentTime'; text: string } {
  if (reason.kind === 'past') {
    return isDayPast
      ? { field: 'appointmentDate', text: bookingReasons.pastDay }
      : { field: 'appointmentTime', text: bookingReasons.past };
  }
  const isAboutTime = reason.kind === 'too-soon' || reason.kind === 'unknown-slot';
  const isExplained = reason.kind === 'blocked' && Boolean(reason.reason);
  const template = isExplained ? bookingReasons.blockedBecause : bookingReasons[reason.kind];
  return {
    field: isAboutTime ? 'appointmentTime' : 'appointmentDate',
    text: interpolate(template, { days: openDays, ...namesOf(reason) }),
  };
}

/** The names that the words about a reason may contain. */
function namesOf(reason: RefusedSlot | { kind: 'full' }): { name: string; reason: string } {
  return {
    name: reason.kind === 'holiday' ? reason.name : '',
    reason: (reason.kind === 'blocked' && reason.reason) || '',
  };
}

/** The accessible name of a day: its date, and how much of it is free or why nothing is. */
export function dayName(
  longDate: string,
  day: Pick<DayAvailability, 'closed'> & { free: readonly unknown[] },
): string {
  const words = calendarWords.day;
  const date = longDate;
  const { closed } = day;
  if (closed === undefined) {
    const count = day.free.length;
    return count === 1
      ? interpolate(words.freeOne, { date })
      : interpolate(words.free, { date, count });
  }
  const isExplained = closed.kind === 'blocked' && Boolean(closed.reason);
  const template = isExplained ? words.blockedBecause : words[closed.kind];
  return interpolate(template, { date, ...namesOf(closed) });
}
