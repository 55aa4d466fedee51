import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { networkOf } from '#app/platform/forms/network.ts';
import type { Booking } from '#database/schema.ts';
import { findBookingBy, lockCalendar, updateBooking } from '../booking.queries.server.ts';
import { endRequest } from '../earlier/earlier.queries.server.ts';
import { announceFreedTime } from '../earlier/freed-time.server.ts';
import { readBookingContext } from '../invites/booking-invites.server.ts';
import { slotColumns } from '../new-booking.server.ts';
import { queueCancelledMails, queueMovedMails } from '../notifications/booking-emails.server.ts';
import { readBookingRules } from '../rules/booking-rules.server.ts';
import type { BookingRules } from '../rules/booking-rules.ts';
import { endOfChanges, lengthOf } from '../rules/call-details.server.ts';
import { runInBookingQueue, takeSlot } from '../slots/booking-queue.server.ts';
import type { SlotRefusal, WantedSlot } from '../slots/free-slots.server.ts';
import { hashToken } from './booking-token.server.ts';

/** Visitors identify a booking by the token of the secret link, the owner by its id. */
export type BookingName = { token: string } | { id: string };

type NoChange =
  | { kind: 'not-found' }
  | { kind: 'started' }
  /** Later than the owner's notice for changes by visitors allows. */
  | { kind: 'too-late' }
  | { kind: 'already-cancelled'; booking: Booking }
  /** Held and not confirmed yet, or not confirmed in time. */
  | { kind: 'not-confirmed' }
  /** Somebody else changed it between reading and writing. */
  | { kind: 'changed-meanwhile' };

export type RescheduleOutcome =
  | { kind: 'moved' | 'unchanged'; booking: Booking }
  | { kind: 'too-many-changes' }
  | SlotRefusal
  | NoChange;

export type CancelOutcome = { kind: 'cancelled'; booking: Booking } | NoChange;

/** Limited, because each change sends an email to an address that isn't confirmed. */
const MAX_CHANGES_BY_VISITOR = 5;
const MAX_REASON_LENGTH = 500;

/** The booking of a secret link; undefined for an unknown token. */
export function findBooking({ db }: AppContext, name: BookingName): Promise<Booking | undefined> {
  if ('id' in name) return findBookingBy(db, 'id', name.id);
  return findBookingBy(db, 'token_hash', hashToken(name.token));
}

/** Whether the call has begun. From then on it can't be moved or cancelled. */
export function hasStarted(booking: Pick<Booking, 'starts_at'>, now: Date): boolean {
  return Date.parse(booking.starts_at) <= now.getTime();
}

/** Counts a visitor's change against the limit of the forms. Returns the seconds to wait, or 0. */
export function limitChanges(
  { db, submissionLimit }: AppContext,
  info: RequestInfo,
): Promise<number> {
  return submissionLimit.take(db, networkOf(info.ip));
}

/**
 * Moves a call to another slot: takes the new time, frees the old one and queues emails to both
 * sides in one transaction. Choosing the current time changes nothing. The minimum notice is for
 * visitors alone.
 */
export async function rescheduleBooking(
  app: AppContext,
  name: BookingName,
  to: Pick<WantedSlot, 'appointmentDate' | 'appointmentTime' | 'isAnyTime'>,
): Promise<RescheduleOutcome> {
  const booking = await findBooking(app, name);
  const rules = await readBookingRules(app);
  const obstacle = findObstacle(booking, app.now(), 'token' in name ? rules : undefined);
  if (!booking || obstacle) return obstacle ?? { kind: 'not-found' };
  if (booking.status === 'held') return { kind: 'not-confirmed' };
  if (booking.toronto_date === to.appointmentDate && booking.toronto_time === to.appointmentTime) {
    return { kind: 'unchanged', booking };
  }
  if ('token' in name && booking.moves >= MAX_CHANGES_BY_VISITOR) {
    return { kind: 'too-many-changes' };
  }
  return takeSlot<RescheduleOutcome>(
    app,
    'token' in name ? rules : { ...rules, minimumNoticeMinutes: 0 },
    {
      ...to,
      minutes: lengthOf(booking),
      bookingId: booking.id,
      visitorZone: booking.visitor_zone,
    },
    async (within, slot) => {
      const change = {
        sequence: booking.sequence + 1,
        moves: booking.moves + 1,
        updated_at: app.now().toISOString(),
        ...slotColumns(slot),
      };
      const written = await updateBooking(within.transaction, booking, change);
      if (written === 'conflict') return written;
      if (written === 'stale') return { kind: 'changed-meanwhile' };
      const changed = { ...booking, ...change };
      await queueMovedMails(within, booking, changed);
      await announceFreedTime(within, booking);
      return { kind: 'moved', booking: changed };
    },
  );
}

/** Cancels a call: frees the slot, cancels the reminders and queues emails to both sides. */
export async function cancelBooking(
  app: AppContext,
  name: BookingName,
  { by, reason = '' }: { by: 'visitor' | 'owner'; reason?: string },
): Promise<CancelOutcome> {
  const booking = await findBooking(app, name);
  const rules = await readBookingRules(app);
  const obstacle = findObstacle(booking, app.now(), 'token' in name ? rules : undefined);
  if (!booking || obstacle) return obstacle ?? { kind: 'not-found' };
  const context = await readBookingContext(app, rules);
  const after = await runInBookingQueue(() =>
    app.db.transaction().execute(async (transaction) => {
      const within = { ...context, transaction };
      // Before the update of the call: moving a call locks in the same order, which avoids deadlocks.
      await lockCalendar(transaction);
      const change = {
        status: 'cancelled' as const,
        sequence: booking.sequence + 1,
        updated_at: app.now().toISOString(),
        cancelled_by: by,
        cancel_reason: reason.slice(0, MAX_REASON_LENGTH) || null,
      };
      if ((await updateBooking(transaction, booking, change)) !== 'done') return undefined;
      const changed = { ...booking, ...change };
      if (booking.status === 'active') {
        await queueCancelledMails(within, booking, changed);
      }
      await endRequest(transaction, { booking_id: booking.id }, 'done', app.now());
      await announceFreedTime(within, booking);
      return changed;
    }),
  );
  if (!after) return { kind: 'changed-meanwhile' };
  app.wakeOutbox();
  return { kind: 'cancelled', booking: after };
}

function findObstacle(
  booking: Booking | undefined,
  now: Date,
  /** Those for a visitor; the owner's own changes have no notice. */
  rules: BookingRules | undefined,
): NoChange | undefined {
  if (!booking) return { kind: 'not-found' };
  if (booking.status === 'cancelled') return { kind: 'already-cancelled', booking };
  if (booking.status === 'expired' || booking.status === 'quarantine') {
    return { kind: 'not-confirmed' };
  }
  if (hasStarted(booking, now)) return { kind: 'started' };
  if (rules && booking.status === 'active' && endOfChanges(rules, booking) <= now) {
    return { kind: 'too-late' };
  }
  return undefined;
}
