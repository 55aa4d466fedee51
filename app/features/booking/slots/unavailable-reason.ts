import { interpolate } from '#app/platform/format/interpolate.ts';
import { bookingReasons } from '../booking.content.ts';
import type { ClosedReason } from './slot.ts';

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
    text: interpolate(template, {
      days: openDays,
      name: reason.kind === 'holiday' ? reason.name : '',
      reason: (reason.kind === 'blocked' && reason.reason) || '',
    }),
  };
}
