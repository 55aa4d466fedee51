import { timingSafeEqual } from 'node:crypto';
import type { AppContext } from '#app/platform/app-context.server.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import type { Booking } from '#database/schema.ts';
import { findBookingBy, updateBooking } from '../booking.queries.server.ts';
import { queueBookedMails } from '../notifications/booking-emails.server.ts';
import { readBookingRules } from '../rules/booking-rules.server.ts';
import { lengthOf } from '../rules/call-details.server.ts';
import { takeSlot } from '../slots/booking-queue.server.ts';
import type { SlotRefusal } from '../slots/free-slots.server.ts';
import { findBooking, hasStarted } from './booking-changes.server.ts';
import { confirmKey } from './booking-token.server.ts';

type BookOutcome =
  | { kind: 'confirmed'; booking: Booking }
  | { kind: 'not-found' | 'started' | 'already-cancelled' | 'changed-meanwhile' }
  | SlotRefusal;

export type ConfirmOutcome = BookOutcome | { kind: 'wrong-key' };

/** Books a call by the link in its email. The key is only there, so it proves the address. */
export async function confirmBooking(
  app: AppContext,
  { token, key }: { token: string; key: string },
): Promise<ConfirmOutcome> {
  const booking = await findBooking(app, { token });
  const right = Buffer.from(booking ? confirmKey(app.settings.secrets, booking.id) : key);
  const typed = Buffer.from(key);
  const isRight = typed.length === right.length && timingSafeEqual(typed, right);
  return isRight ? bookUnconfirmed(app, booking, 'visitor') : { kind: 'wrong-key' };
}

/** Books a call on behalf of the owner, who doesn't wait for the visitor to confirm it. */
export async function bookWithoutConfirming(app: AppContext, id: string): Promise<BookOutcome> {
  return bookUnconfirmed(app, await findBooking(app, { id }), 'owner');
}

/** Books a call that waits for its link, or did so in vain, if its slot is its own or still free. */
async function bookUnconfirmed(
  app: AppContext,
  booking: Booking | undefined,
  by: 'visitor' | 'owner',
): Promise<BookOutcome> {
  if (!booking) return { kind: 'not-found' };
  if (booking.status === 'active') return { kind: 'confirmed', booking };
  if (booking.status === 'cancelled') return { kind: 'already-cancelled' };
  if (hasStarted(booking, app.now())) return { kind: 'started' };
  const rules = await readBookingRules(app);
  const wanted = {
    appointmentDate: booking.toronto_date as CalendarDate,
    appointmentTime: booking.toronto_time,
    minutes: lengthOf(booking),
    bookingId: booking.id,
    visitorZone: booking.visitor_zone,
  };
  return takeSlot<BookOutcome>(app, rules, wanted, async (within) => {
    const { transaction } = within;
    const before = await findBookingBy(transaction, 'id', booking.id);
    if (!before || before.status === 'active') return { kind: 'changed-meanwhile' };
    const time = app.now().toISOString();
    const change = {
      status: 'active' as const,
      sequence: before.sequence,
      held_until: null,
      email_confirmed_at: by === 'visitor' ? time : null,
      updated_at: time,
    };
    const written = await updateBooking(transaction, before, change);
    if (written === 'conflict') return written;
    if (written === 'stale') return { kind: 'changed-meanwhile' };
    const confirmed = { ...before, ...change };
    await queueBookedMails(within, confirmed);
    return { kind: 'confirmed', booking: confirmed };
  });
}
