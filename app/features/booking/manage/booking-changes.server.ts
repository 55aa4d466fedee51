import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { networkOf } from '#app/platform/forms/network.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import type { Db } from '#database/connect.ts';
import type { Booking } from '#database/schema.ts';
import {
  findBookingById,
  findBookingByTokenHash,
  lockCalendar,
  updateBooking,
} from '../booking.queries.server.ts';
import { refreshBeforeBooking } from '../busy/busy-calendars.server.ts';
import { announceFreedTime, endRequestOf } from '../earlier/freed-time.server.ts';
import type { BookingContext } from '../invites/booking-invites.server.ts';
import {
  queueCancelledMails,
  queueMovedMails,
  readBookingContext,
} from '../notifications/booking-emails.server.ts';
import { bookingRulesArea } from '../rules/booking-rules.ts';
import { lengthOf } from '../rules/call-details.server.ts';
import { takeSlot } from '../slots/booking-queue.server.ts';
import {
  findFreeSlot,
  offerNearestSlots,
  type SlotRefusal,
  takenSince,
  type UnavailableSlot,
} from '../slots/free-slots.server.ts';
import { type Slot, slotColumns } from '../slots/slot.ts';
import { hashToken } from './booking-token.server.ts';

/** Visitors identify a booking by the token of the secret link, the owner by its id. */
export type BookingName = { token: string } | { id: string };

type NoChange =
  | { kind: 'not-found' }
  | { kind: 'started' }
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
export async function findBooking(
  { db }: Pick<AppContext, 'db'>,
  name: BookingName,
): Promise<Booking | undefined> {
  if ('id' in name) return findBookingById(db, name.id);
  return findBookingByTokenHash(db, hashToken(name.token));
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
 * sides in one transaction. Choosing the current time changes nothing.
 */
export async function rescheduleBooking(
  app: AppContext,
  name: BookingName,
  to: { appointmentDate: CalendarDate; appointmentTime: string },
): Promise<RescheduleOutcome> {
  const { db, now, settings } = app;
  const before = await findBooking(app, name);
  const obstacle = findObstacle(before, now());
  if (obstacle) return obstacle;
  const booking = before as Booking;
  if (booking.status === 'held') return { kind: 'not-confirmed' };
  if (booking.toronto_date === to.appointmentDate && booking.toronto_time === to.appointmentTime) {
    return { kind: 'unchanged', booking };
  }
  if ('token' in name && booking.moves >= MAX_CHANGES_BY_VISITOR) {
    return { kind: 'too-many-changes' };
  }
  const rules = await settings.get(bookingRulesArea);
  await refreshBeforeBooking(app);
  const context = await readBookingContext(app, rules);
  const outcome = await takeSlot(db, isKept, async (transaction) => {
    const wanted = { ...to, minutes: lengthOf(booking) };
    const found = await findFreeSlot(transaction, rules, wanted, now(), booking.id);
    if (found.kind !== 'free') return found;
    return moveCall(transaction, context, booking, found.slot);
  });
  if (outcome.kind === 'slot-taken' || outcome.kind === 'slot-closed') {
    return offerNearestSlots(app, rules, outcome, booking.visitor_zone);
  }
  if (outcome.kind === 'moved') app.wakeOutbox();
  return outcome;
}

/** Moves a call to a slot found free in the same transaction. */
async function moveCall(
  transaction: Db,
  context: BookingContext,
  booking: Booking,
  slot: Slot,
): Promise<
  | { kind: 'moved'; booking: Booking }
  | Extract<UnavailableSlot, { kind: 'slot-taken' }>
  | { kind: 'changed-meanwhile' }
> {
  const change = {
    sequence: booking.sequence + 1,
    moves: booking.moves + 1,
    updated_at: context.app.now().toISOString(),
    ...slotColumns(slot),
  };
  const written = await updateBooking(transaction, booking, change);
  if (written === 'conflict') return takenSince(slot);
  if (written === 'stale') return { kind: 'changed-meanwhile' };
  const changed = { ...booking, ...change };
  await queueMovedMails(transaction, context, booking, changed);
  await announceFreedTime(transaction, context, booking);
  return { kind: 'moved', booking: changed };
}

/** Cancels a call: frees the slot, cancels the reminders and queues emails to both sides. */
export async function cancelBooking(
  app: AppContext,
  name: BookingName,
  { by, reason = '' }: { by: 'visitor' | 'owner'; reason?: string },
): Promise<CancelOutcome> {
  const { db, now, settings } = app;
  const before = await findBooking(app, name);
  const obstacle = findObstacle(before, now());
  if (obstacle) return obstacle;
  const booking = before as Booking;
  const rules = await settings.get(bookingRulesArea);
  const context = await readBookingContext(app, rules);
  const after = await takeSlot(db, isDefined, async (transaction) => {
    // Before the update of the call: moving a call locks in the same order, which avoids deadlocks.
    await lockCalendar(transaction);
    const change = {
      status: 'cancelled' as const,
      sequence: booking.sequence + 1,
      updated_at: now().toISOString(),
      cancelled_by: by,
      cancel_reason: reason.slice(0, MAX_REASON_LENGTH) || null,
    };
    if ((await updateBooking(transaction, booking, change)) !== 'done') return undefined;
    const changed = { ...booking, ...change };
    if (booking.status === 'active') {
      await queueCancelledMails(transaction, context, booking, changed);
    }
    await endRequestOf(transaction, booking, 'done', now());
    await announceFreedTime(transaction, context, booking);
    return changed;
  });
  if (!after) return { kind: 'changed-meanwhile' };
  app.wakeOutbox();
  return { kind: 'cancelled', booking: after };
}

/** Other outcomes roll back. After a conflict Postgres couldn't commit anyway. */
function isKept({ kind }: { kind: string }): boolean {
  return kind === 'moved';
}

function isDefined(value: unknown): boolean {
  return value !== undefined;
}

function findObstacle(booking: Booking | undefined, now: Date): NoChange | undefined {
  if (!booking) return { kind: 'not-found' };
  if (booking.status === 'cancelled') return { kind: 'already-cancelled', booking };
  if (booking.status === 'expired' || booking.status === 'quarantine') {
    return { kind: 'not-confirmed' };
  }
  if (hasStarted(booking, now)) return { kind: 'started' };
  return undefined;
}
