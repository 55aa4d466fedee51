import { timingSafeEqual } from 'node:crypto';
import type { AppContext } from '#app/platform/app-context.server.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import type { Booking } from '#database/schema.ts';
import { expireHeldCalls, updateBooking } from '../booking.queries.server.ts';
import { refreshBeforeBooking } from '../busy/busy-calendars.server.ts';
import { queueBookedMails, readBookingContext } from '../notifications/booking-emails.server.ts';
import { bookingRulesArea } from '../rules/booking-rules.ts';
import { lengthOf } from '../rules/call-details.server.ts';
import { takeSlot } from '../slots/booking-queue.server.ts';
import {
  findFreeSlot,
  offerNearestSlots,
  type SlotRefusal,
  takenSince,
} from '../slots/free-slots.server.ts';
import { findBooking, hasStarted } from './booking-changes.server.ts';
import { confirmKey } from './booking-token.server.ts';

export type ConfirmOutcome =
  | { kind: 'confirmed'; booking: Booking }
  | { kind: 'not-found' | 'wrong-key' | 'started' | 'already-cancelled' | 'changed-meanwhile' }
  | SlotRefusal;

/**
 * Confirms a held call. The key is only in the email, so it proves the address. A call that wasn't
 * confirmed in time is booked as well, if its slot is still free.
 */
export async function confirmBooking(
  app: AppContext,
  { token, key }: { token: string; key: string },
): Promise<ConfirmOutcome> {
  const { db, now, settings } = app;
  const booking = await findBooking(app, { token });
  if (!booking) return { kind: 'not-found' };
  if (!isConfirmKey(app, booking.id, key)) return { kind: 'wrong-key' };
  if (booking.status === 'active') return { kind: 'confirmed', booking };
  if (booking.status !== 'held' && booking.status !== 'expired') {
    return { kind: 'already-cancelled' };
  }
  if (hasStarted(booking, now())) return { kind: 'started' };
  const rules = await settings.get(bookingRulesArea);
  await refreshBeforeBooking(app);
  const context = await readBookingContext(app, rules);
  const outcome = await takeSlot(db, isKept, async (transaction) => {
    const time = now().toISOString();
    await expireHeldCalls(transaction, time);
    const slot = {
      appointmentDate: booking.toronto_date as CalendarDate,
      appointmentTime: booking.toronto_time,
      minutes: lengthOf(booking),
    };
    const found = await findFreeSlot(transaction, rules, slot, now(), booking.id);
    if (found.kind !== 'free') return found;
    const change = {
      status: 'active' as const,
      sequence: booking.sequence,
      held_until: null,
      email_confirmed_at: time,
      updated_at: time,
    };
    const isLate = booking.held_until === null || booking.held_until <= time;
    const status = isLate ? ('expired' as const) : booking.status;
    const written = await updateBooking(transaction, { ...booking, status }, change);
    if (written === 'conflict') return takenSince(found.slot);
    if (written === 'stale') return { kind: 'changed-meanwhile' as const };
    const confirmed = { ...booking, ...change };
    await queueBookedMails(transaction, context, confirmed);
    return { kind: 'confirmed' as const, booking: confirmed };
  });
  if (outcome.kind === 'slot-taken' || outcome.kind === 'slot-closed') {
    return offerNearestSlots(app, rules, outcome);
  }
  if (outcome.kind === 'confirmed') app.wakeOutbox();
  return outcome;
}

function isKept({ kind }: { kind: string }): boolean {
  return kind === 'confirmed';
}

function isConfirmKey({ settings }: AppContext, bookingId: string, key: string): boolean {
  const [typed, right] = [Buffer.from(key), Buffer.from(confirmKey(settings.secrets, bookingId))];
  return typed.length === right.length && timingSafeEqual(typed, right);
}
