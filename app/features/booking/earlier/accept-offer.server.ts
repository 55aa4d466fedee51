import type { AppContext } from '#app/platform/app-context.server.ts';
import { newId, newReference } from '#app/platform/ids.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import type { Booking, EarlierRequest, SlotOffer } from '#database/schema.ts';
import { findBookingById, insertBooking, lockCalendar } from '../booking.queries.server.ts';
import { sourceOfKind } from '../booking.schema.ts';
import { refreshBeforeBooking } from '../busy/busy-calendars.server.ts';
import { hasStarted, moveCall } from '../manage/booking-changes.server.ts';
import { hashToken, linkToken, manageUrl } from '../manage/booking-token.server.ts';
import { queueBookedMails, readBookingContext } from '../notifications/booking-emails.server.ts';
import { bookingRulesArea } from '../rules/booking-rules.ts';
import { lengthOf } from '../rules/call-details.server.ts';
import { takeSlot } from '../slots/booking-queue.server.ts';
import { findFreeSlot } from '../slots/free-slots.server.ts';
import type { Slot } from '../slots/slot.ts';
import {
  endOffer,
  endRequest,
  findOfferByTokenHash,
  findRequest,
} from './earlier.queries.server.ts';
import { removeRequest } from './earlier-requests.server.ts';
import { passOn } from './offer-times.server.ts';

export type OfferView = {
  offer: SlotOffer;
  request: EarlierRequest;
  /** The call that would be moved, if there is one. */
  booking: Booking | undefined;
  state: 'open' | 'late' | 'declined' | 'stopped' | 'done';
};

export type AcceptOutcome =
  | { kind: 'booked'; manageUrl: string }
  | { kind: 'not-found' }
  /** Somebody else has the time, or it can no longer be booked. */
  | { kind: 'lost' }
  | { kind: 'ended' };

/** The offer of a link; undefined for an unknown token. Changes nothing. */
export async function readOffer(app: AppContext, token: string): Promise<OfferView | undefined> {
  const offer = await findOfferByTokenHash(app.db, hashToken(token));
  const request = offer && (await findRequest(app.db, offer.request_id));
  if (!offer || !request) return undefined;
  const booking = request.booking_id
    ? await findBookingById(app.db, request.booking_id)
    : undefined;
  return { offer, request, booking, state: stateOf(app, offer, request, booking) };
}

/**
 * Books an offered time: moves the call of the person who asked, or books one. The link came by
 * email, so it also proves the address. An expired offer is accepted if the time is still free.
 */
export async function acceptOffer(app: AppContext, token: string): Promise<AcceptOutcome> {
  const view = await readOffer(app, token);
  if (!view) return { kind: 'not-found' };
  const { offer, request } = view;
  if (offer.status === 'accepted' && view.booking) {
    return { kind: 'booked', manageUrl: manageUrl(app, view.booking.id) };
  }
  if (view.state !== 'open' && view.state !== 'late') return { kind: 'ended' };
  const rules = await app.settings.get(bookingRulesArea);
  await refreshBeforeBooking(app);
  const deps = { context: await readBookingContext(app, rules), rules };
  const outcome = await takeSlot<AcceptOutcome>(app.db, isBooked, async (transaction) => {
    await lockCalendar(transaction);
    const wanted = {
      appointmentDate: offer.toronto_date as CalendarDate,
      appointmentTime: offer.toronto_time,
      minutes: lengthOf(offer),
    };
    const except = { booking: request.booking_id ?? undefined, offer: offer.id };
    const found = await findFreeSlot(transaction, rules, wanted, app.now(), except);
    if (found.kind !== 'free') return { kind: 'lost' };
    const now = app.now().toISOString();
    // Of two concurrent clicks, only the first ends the offer.
    if (!(await endOffer(transaction, offer, 'accepted'))) return { kind: 'ended' };
    if (!(await endRequest(transaction, request.id, 'done', now))) return { kind: 'ended' };
    if (request.booking_id === null) {
      const booking = describeCall(app, request, found.slot);
      if (!(await insertBooking(transaction, booking))) return { kind: 'lost' };
      await queueBookedMails(transaction, deps.context, booking);
      return { kind: 'booked', manageUrl: manageUrl(app, booking.id) };
    }
    const booking = await findBookingById(transaction, request.booking_id);
    if (booking?.status !== 'active' || hasStarted(booking, app.now())) {
      return { kind: 'ended' };
    }
    const confirmed = { email_confirmed_at: booking.email_confirmed_at ?? now };
    const moved = await moveCall(transaction, deps, booking, found.slot, confirmed);
    return moved.kind === 'moved'
      ? { kind: 'booked', manageUrl: manageUrl(app, booking.id) }
      : { kind: 'lost' };
  });
  if (outcome.kind === 'booked') app.wakeOutbox();
  return outcome;
}

/** Declines an offer and offers its time to the next person. */
export async function declineOffer(app: AppContext, token: string): Promise<boolean> {
  const offer = await findOfferByTokenHash(app.db, hashToken(token));
  if (!offer) return false;
  if (offer.status === 'open') await passOn(app, offer, 'declined');
  return true;
}

/** Ends the request of an offer's link. The offered time goes to the next person. */
export async function stopOffers(app: AppContext, token: string): Promise<boolean> {
  const offer = await findOfferByTokenHash(app.db, hashToken(token));
  if (!offer) return false;
  await removeRequest(app, offer.request_id);
  return true;
}

function isBooked({ kind }: AcceptOutcome): boolean {
  return kind === 'booked';
}

function stateOf(
  app: AppContext,
  offer: SlotOffer,
  request: EarlierRequest,
  booking: Booking | undefined,
): OfferView['state'] {
  if (request.status === 'stopped') return 'stopped';
  if (offer.status === 'declined') return 'declined';
  if (offer.status === 'accepted' || request.status === 'done') return 'done';
  if (request.booking_id !== null) {
    const isAhead = booking?.status === 'active' && !hasStarted(booking, app.now());
    if (!isAhead || booking.starts_at <= offer.starts_at) return 'done';
  }
  const isInTime = offer.status === 'open' && offer.expires_at > app.now().toISOString();
  return isInTime ? 'open' : 'late';
}

function describeCall(app: AppContext, request: EarlierRequest, slot: Slot): Booking {
  const now = app.now().toISOString();
  const id = newId(app.now());
  return {
    id,
    reference: newReference(),
    kind: request.kind,
    status: 'active',
    outcome: null,
    starts_at: slot.startsAt,
    ends_at: slot.endsAt,
    toronto_date: slot.date,
    toronto_time: slot.time,
    visitor_zone: request.visitor_zone,
    sequence: 0,
    moves: 0,
    token_hash: hashToken(linkToken(app.settings.secrets, id)),
    name: request.name,
    email: request.email,
    phone: request.phone,
    company: '',
    ...{ brief: '', question: '', answer: '' },
    source: sourceOfKind(request.kind),
    page: '/book/earlier',
    notice: request.notice,
    quarantine_reason: null,
    ip: null,
    network: null,
    held_until: null,
    email_confirmed_at: now,
    assigned_to: null,
    cancelled_by: null,
    cancel_reason: null,
    created_at: now,
    updated_at: now,
  };
}
