import { fill } from '#app/platform/words/fill.ts';
import { bookingReasons, calendarWords } from './booking.content.ts';
import type { ClosedReason, DayAvailability } from './booking.slots.ts';

export type RefusedSlot = ClosedReason | { kind: 'unknown-slot' };

/** Why a slot can't be booked, as a sentence, and the field to which it belongs. */
export function explainRefusal(
  reason: RefusedSlot,
  isDayPast: boolean,
): { field: 'appointmentDate' | 'appointmentTime'; text: string } {
  switch (reason.kind) {
    case 'past':
      return isDayPast
        ? { field: 'appointmentDate', text: bookingReasons.pastDay }
        : { field: 'appointmentTime', text: bookingReasons.pastTime };
    case 'too-soon':
      return { field: 'appointmentTime', text: bookingReasons.tooSoon };
    case 'weekend':
      return { field: 'appointmentDate', text: bookingReasons.weekend };
    case 'holiday':
      return {
        field: 'appointmentDate',
        text: fill(bookingReasons.holiday, { name: reason.name }),
      };
    case 'blocked':
      return {
        field: 'appointmentDate',
        text: reason.reason
          ? fill(bookingReasons.blockedBecause, { reason: reason.reason })
          : bookingReasons.blocked,
      };
    case 'beyond-horizon':
      return { field: 'appointmentDate', text: bookingReasons.beyondHorizon };
    case 'unknown-slot':
      return { field: 'appointmentTime', text: bookingReasons.unknownSlot };
    default:
      return reason satisfies never;
  }
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
    return count === 1 ? fill(words.freeOne, { date }) : fill(words.free, { date, count });
  }
  switch (closed.kind) {
    case 'full':
      return fill(words.full, { date });
    case 'past':
      return fill(words.past, { date });
    case 'too-soon':
      return fill(words.tooSoon, { date });
    case 'weekend':
      return fill(words.weekend, { date });
    case 'holiday':
      return fill(words.holiday, { date, name: closed.name });
    case 'blocked':
      return closed.reason
        ? fill(words.blockedBecause, { date, reason: closed.reason })
        : fill(words.blocked, { date });
    case 'beyond-horizon':
      return fill(words.beyond, { date });
    default:
      return closed satisfies never;
  }
}
