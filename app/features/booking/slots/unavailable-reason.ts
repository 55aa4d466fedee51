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
  switch (reason.kind) {
    case 'past':
      return isDayPast
        ? { field: 'appointmentDate', text: bookingReasons.pastDay }
        : { field: 'appointmentTime', text: bookingReasons.pastTime };
    case 'too-soon':
      return { field: 'appointmentTime', text: bookingReasons.tooSoon };
    case 'weekend':
    case 'day-off':
      return {
        field: 'appointmentDate',
        text: interpolate(bookingReasons.closedDay, { days: openDays }),
      };
    case 'holiday':
      return {
        field: 'appointmentDate',
        text: interpolate(bookingReasons.holiday, { name: reason.name }),
      };
    case 'blocked':
      return {
        field: 'appointmentDate',
        text: reason.reason
          ? interpolate(bookingReasons.blockedBecause, { reason: reason.reason })
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
    return count === 1
      ? interpolate(words.freeOne, { date })
      : interpolate(words.free, { date, count });
  }
  switch (closed.kind) {
    case 'full':
      return interpolate(words.full, { date });
    case 'past':
      return interpolate(words.past, { date });
    case 'too-soon':
      return interpolate(words.tooSoon, { date });
    case 'weekend':
      return interpolate(words.weekend, { date });
    case 'day-off':
      return interpolate(words.dayOff, { date });
    case 'holiday':
      return interpolate(words.holiday, { date, name: closed.name });
    case 'blocked':
      return closed.reason
        ? interpolate(words.blockedBecause, { date, reason: closed.reason })
        : interpolate(words.blocked, { date });
    case 'beyond-horizon':
      return interpolate(words.beyond, { date });
    default:
      return closed satisfies never;
  }
}
