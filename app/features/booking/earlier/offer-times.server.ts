import { hasEmailBudget } from '#app/emails/email-budget.server.ts';
import { queueEmail } from '#app/emails/queue-email.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { newId } from '#app/platform/ids.ts';
import { PRIORITY } from '#app/platform/outbox/lanes.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { describeDeadline, describeMoment } from '#app/platform/time/time-words.ts';
import type { Db } from '#database/connect.ts';
import type { Booking, EarlierRequest, SlotOffer } from '#database/schema.ts';
import { findBookingById, lockCalendar } from '../booking.queries.server.ts';
import type { BookingContext } from '../invites/booking-invites.server.ts';
import { hashToken } from '../manage/booking-token.server.ts';
import { readBookingContext } from '../notifications/booking-emails.server.ts';
import { type BookingRules, bookingRulesArea } from '../rules/booking-rules.ts';
import { lengthOf } from '../rules/call-details.server.ts';
import { findOfferedKind, nameCall } from '../rules/call-kinds.ts';
import { takeSlot } from '../slots/booking-queue.server.ts';
import { findFreeSlot } from '../slots/free-slots.server.ts';
import { slotColumns } from '../slots/slot.ts';
import {
  countUnanswered,
  endOffer,
  endRequest,
  findOpenOfferOf,
  findRequestOfBooking,
  insertOffer,
  listAskers,
  listEndedOffers,
  listRequestsOfPerson,
} from './earlier.queries.server.ts';
import { offerToken, offerUrl } from './offer-token.server.ts';

/** How long a time is reserved for the person to whom it is offered. */
export const OFFER_MS = 30 * 60_000;
/**
 * After so many people who didn't answer, a time is open to everybody. Otherwise somebody with many
 * addresses on the waiting list could keep it closed for days.
 */
const MOST_UNANSWERED = 3;
const DAY_MS = 24 * 3_600_000;

type FreedTime = Pick<Booking, 'starts_at' | 'toronto_date' | 'toronto_time'>;
type Deps = { context: BookingContext; rules: BookingRules };

/**
 * Offers the time of a call that was moved or cancelled, but never to the person who had it: neither
 * now nor when others have declined it.
 */
export async function offerFormerTime(transaction: Db, deps: Deps, former: Booking): Promise<void> {
  const { app } = deps.context;
  const now = app.now();
  for (const request of await listRequestsOfPerson(transaction, former)) {
    await insertOffer(transaction, {
      ...describeOffer(app, request, former),
      ...{ status: 'given-up', expires_at: now.toISOString() },
    });
  }
  await offerFreedTime(transaction, deps, former);
}

/**
 * Offers a freed time to the first person who asked for one, if the rules allow booking it. Runs in
 * the transaction that freed it, so that nobody else can take it in between. Returns whether an
 * offer was made.
 */
export async function offerFreedTime(
  transaction: Db,
  { context, rules }: Deps,
  freed: FreedTime,
): Promise<boolean> {
  const { app } = context;
  const now = app.now();
  const askers = await listAskers(transaction, {
    startsAt: freed.starts_at,
    date: freed.toronto_date,
  });
  if (askers.length === 0) return false;
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const unanswered = await countUnanswered(transaction, { startsAt: freed.starts_at, since });
  if (unanswered >= MOST_UNANSWERED) return false;
  const wanted = {
    appointmentDate: freed.toronto_date as CalendarDate,
    appointmentTime: freed.toronto_time,
  };
  for (const request of askers) {
    const minutes = await minutesOf(transaction, rules, request);
    if (minutes === undefined) continue;
    const found = await findFreeSlot(transaction, rules, { ...wanted, minutes }, now);
    if (found.kind !== 'free') continue;
    // Without an email the person wouldn't know that the time is reserved for them.
    const email = { name: 'slot-offer', recipient: request.email, network: null } as const;
    if (!(await hasEmailBudget(transaction, email, now))) continue;
    const offer = describeOffer(app, request, slotColumns(found.slot));
    if (!(await insertOffer(transaction, offer))) return false;
    await queueOfferEmail(transaction, context, request, offer);
    return true;
  }
  return false;
}

function describeOffer(
  app: AppContext,
  request: EarlierRequest,
  {
    starts_at,
    ends_at,
    toronto_date,
    toronto_time,
  }: Pick<SlotOffer, 'starts_at' | 'ends_at' | 'toronto_date' | 'toronto_time'>,
): SlotOffer {
  const now = app.now();
  const id = newId(now);
  return {
    id,
    request_id: request.id,
    token_hash: hashToken(offerToken(app.settings.secrets, id)),
    status: 'open',
    ...{ starts_at, ends_at, toronto_date, toronto_time },
    expires_at: new Date(now.getTime() + OFFER_MS).toISOString(),
    created_at: now.toISOString(),
  };
}

/**
 * The length of the call that was asked for: that of the booked call, else of its kind. Undefined
 * if that kind can't be booked anymore: nobody is offered another call than they asked for.
 */
async function minutesOf(
  transaction: Db,
  rules: BookingRules,
  request: EarlierRequest,
): Promise<number | undefined> {
  const booking = request.booking_id && (await findBookingById(transaction, request.booking_id));
  return booking ? lengthOf(booking) : findOfferedKind(rules, request.kind)?.minutes;
}

/** Ends a request. A time that is offered for it now goes to the next person. */
export async function withdrawRequest(
  transaction: Db,
  deps: Deps,
  id: string,
  status: 'done' | 'stopped',
): Promise<boolean> {
  const now = deps.context.app.now().toISOString();
  if (!(await endRequest(transaction, id, status, now))) return false;
  const offer = await findOpenOfferOf(transaction, id);
  if (offer && (await endOffer(transaction, offer, 'declined'))) {
    await offerFreedTime(transaction, deps, offer);
  }
  return true;
}

/** Ends the request of a call that is cancelled, if it has one. */
export async function endRequestOf(
  transaction: Db,
  deps: Deps,
  booking: Pick<Booking, 'id'>,
): Promise<void> {
  const request = await findRequestOfBooking(transaction, booking.id);
  if (request) await withdrawRequest(transaction, deps, request.id, 'done');
}

/** Offers the times of expired offers to the next persons. Runs every minute in each process. */
export async function passOnEndedOffers(app: AppContext): Promise<void> {
  const ended = await listEndedOffers(app.db, app.now().toISOString());
  for (const offer of ended) await passOn(app, offer, 'expired');
}

/** Ends an open offer and offers its time to the next person. False if it was no longer open. */
export async function passOn(
  app: AppContext,
  offer: SlotOffer,
  status: 'declined' | 'expired',
): Promise<boolean> {
  const rules = await app.settings.get(bookingRulesArea);
  const context = await readBookingContext(app, rules);
  const isEnded = await takeSlot(app.db, Boolean, async (transaction) => {
    // Before the offer: accepting one locks in the same order, which avoids deadlocks.
    await lockCalendar(transaction);
    if (!(await endOffer(transaction, offer, status))) return false;
    await offerFreedTime(transaction, { context, rules }, offer);
    return true;
  });
  if (isEnded) app.wakeOutbox();
  return isEnded;
}

async function queueOfferEmail(
  transaction: Db,
  { app, rules }: BookingContext,
  request: EarlierRequest,
  offer: SlotOffer,
): Promise<void> {
  const booking = request.booking_id
    ? await findBookingById(transaction, request.booking_id)
    : undefined;
  const zone = request.visitor_zone ?? undefined;
  const momentOf = (instant: string) => describeMoment(new Date(instant), zone);
  const moment = momentOf(offer.starts_at);
  await queueEmail(
    transaction,
    'slot-offer',
    {
      title: nameCall(rules, request.kind),
      minutes: lengthOf(offer),
      moment: moment.toronto.text,
      visitorMoment: moment.visitor?.text,
      current: booking && momentOf(booking.starts_at).toronto.text,
      until: describeDeadline(new Date(offer.expires_at)),
      offerUrl: offerUrl(app, offer.id),
    },
    {
      to: request.email,
      dedupeKey: `slot-offer:${request.id}:${offer.id}`,
      // Encrypted: it contains the secret link, of which the database otherwise has only the hash.
      sealedBy: app.settings.secrets,
      priority: PRIORITY.urgent,
      expiresAt: new Date(offer.expires_at),
      now: app.now(),
    },
  );
}
