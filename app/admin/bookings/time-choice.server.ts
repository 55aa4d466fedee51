import type { UnavailableSlot } from '#app/features/booking/slots/free-slots.server.ts';
import { listFreeForOwner } from '#app/features/booking/slots/week.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { addDays, parseCalendarDate, parseDayField } from '#app/platform/time/calendar-date.ts';
import { formatClockTime, parseClockTime, parseTimeField } from '#app/platform/time/time-words.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import type { Booking } from '#database/schema.ts';
import { bookingsWords as words } from './bookings.content.ts';

const DAYS_BEFORE = 3;
const DAYS_OFFERED = 14;

/**
 * The free times of two weeks about the chosen time, `at` ('2026-11-12 9:00 AM'), or from today,
 * without the one that the call to be moved has already.
 */
export async function readTimeChoice(
  app: AppContext,
  { at, ...call }: { at: string; moving?: Booking; callMinutes?: number | undefined },
) {
  const today = dateAt(app.now(), TORONTO);
  const chosen = parseDayField(at.split(' ')[0] ?? '') ?? call.moving?.toronto_date;
  const around = parseCalendarDate(chosen ?? '') ?? today;
  const first = addDays(around, -DAYS_BEFORE);
  const from = first > today ? first : today;
  const days = await listFreeForOwner(app, { from, to: addDays(from, DAYS_OFFERED - 1), ...call });
  const present = call.moving && `${call.moving.toronto_date} ${call.moving.toronto_time}`;
  return {
    at,
    days: days
      .map(({ date, free }) => ({
        date,
        times: free.map(({ time }) => time).filter((time) => `${date} ${time}` !== present),
      }))
      .filter(({ times }) => times.length > 0),
  };
}

/** The time that a form chose: one that is free, or another one. Undefined for none, or for both. */
export function readChosenTime({
  slot = '',
  appointmentDate = '',
  appointmentTime = '',
}: Record<string, string>) {
  const [, day, clock] = /^(\S+) (.+)$/.exec(slot) ?? [];
  if (slot !== '' && (appointmentDate !== '' || appointmentTime !== '')) return undefined;
  const date = parseDayField(day ?? appointmentDate);
  const minutes = parseClockTime(clock ?? appointmentTime) ?? parseTimeField(appointmentTime);
  if (!date || minutes === undefined) return undefined;
  return { appointmentDate: date, appointmentTime: formatClockTime(minutes) };
}

/** Why a time is refused, and whether the owner can have it all the same. */
export function explainTime(kind: UnavailableSlot['reason']): {
  error: string;
  canInsist: boolean;
} {
  const canInsist = !['booked', 'held', 'past'].includes(kind);
  const reason = words.refusals[kind] ?? kind;
  return {
    error: canInsist
      ? `${reason} You can still have the call then: use the second button.`
      : reason,
    canInsist,
  };
}
