import type { EmailProps } from '#app/emails/catalogue.ts';
import type { Facts } from '#app/facts/facts.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { queueWebhook } from '#app/platform/outbox/webhooks.server.ts';
import { describeDeadline } from '#app/platform/time/time-words.ts';
import type { Db } from '#database/connect.ts';
import type { Booking } from '#database/schema.ts';
import {
  type BookingContext,
  ownerInvite,
  visitorInvite,
} from '../invites/booking-invites.server.ts';
import { confirmKey, manageUrl } from '../manage/booking-token.server.ts';
import type { BookingRules } from '../rules/booking-rules.ts';
import { describeCall } from '../rules/call-details.server.ts';
import {
  momentOf,
  queueBookingEmail,
  queueReminders,
  takeBackMails,
  visitorFacts,
} from './booking-email-queue.server.ts';

const SUMMARY_DELAY_MS = 10 * 60_000;

export async function readBookingContext(
  app: AppContext,
  rules: BookingRules,
): Promise<BookingContext> {
  const { from, to } = await app.readMailSettings();
  return { app, from, ownerAddress: to, rules };
}

/** Queues the confirmation to the visitor, the notice to the owner and the reminders. */
export async function queueBookedMails(
  facts: Facts,
  transaction: Db,
  context: BookingContext,
  booking: Booking,
  options: { isOwnersAct?: boolean } = {},
): Promise<void> {
  await queueBookingEmail(
    transaction,
    context,
    booking,
    'booking-confirmation',
    () => ({
      ...visitorFacts(context, booking),
      invite: visitorInvite(context, booking, 'REQUEST'),
    }),
    options,
  );
  const event = options.isOwnersAct ? 'entered' : 'booked';
  await queueNotice(facts, transaction, context, booking, { event });
  await queueReminders(transaction, context, booking, options);
}

/** Queues the email whose link confirms and books a call. */
export async function queueConfirmMail(
  transaction: Db,
  context: BookingContext,
  booking: Booking,
): Promise<void> {
  const { app } = context;
  const url = new URL(manageUrl(app, booking.id));
  url.searchParams.set('confirm', confirmKey(app.settings.secrets, booking.id));
  await queueBookingEmail(transaction, context, booking, 'booking-hold', () => ({
    ...visitorFacts(context, booking),
    heldUntil: booking.held_until ? describeDeadline(new Date(booking.held_until)) : undefined,
    confirmUrl: url.href,
  }));
}

/** Queues emails about the new time to both sides, and cancels those about the old time. */
export async function queueMovedMails(
  facts: Facts,
  transaction: Db,
  context: BookingContext,
  before: Booking,
  after: Booking,
): Promise<void> {
  await takeBackMails(transaction, context, before, 'The call was moved.');
  const previous = momentOf(before);
  await queueBookingEmail(
    transaction,
    context,
    after,
    'booking-changed',
    () => ({
      ...visitorFacts(context, after),
      previous: previous.toronto.text,
      invite: visitorInvite(context, after, 'REQUEST'),
    }),
    { sendAt: summaryTime(context, before) },
  );
  await queueNotice(facts, transaction, context, after, {
    event: 'moved',
    previous: previous.toronto.text,
  });
  await queueReminders(transaction, context, after);
}

/** Queues emails about a cancellation to both sides, and cancels the visitor's other emails. */
export async function queueCancelledMails(
  facts: Facts,
  transaction: Db,
  context: BookingContext,
  before: Booking,
  after: Booking,
): Promise<void> {
  await takeBackMails(transaction, context, before, 'The call was cancelled.');
  const isByOwner = after.cancelled_by === 'owner';
  await queueBookingEmail(
    transaction,
    context,
    after,
    'booking-cancelled',
    () => ({
      ...visitorFacts(context, after),
      isByOwner,
      // Only the owner's note: a visitor's text must not be sent to an unconfirmed address.
      note: isByOwner ? (after.cancel_reason ?? undefined) : undefined,
      invite: visitorInvite(context, after, 'CANCEL'),
    }),
    // Sent at once: it happens only once, and cancels a queued summary of changes.
    { isOwnersAct: isByOwner },
  );
  await queueNotice(facts, transaction, context, after, {
    event: 'cancelled',
    reason: after.cancel_reason ?? '',
  });
}

/**
 * When to email a change to an unconfirmed address. The first email is sent at once. Emails about
 * changes soon after it are delayed, and each replaces the one before, so that one summary is sent.
 */
function summaryTime({ app }: BookingContext, before: Booking): Date | undefined {
  const isFirstChange = before.moves === 0;
  if (before.email_confirmed_at !== null || isFirstChange) return undefined;
  return new Date(app.now().getTime() + SUMMARY_DELAY_MS);
}

async function queueNotice(
  facts: Facts,
  transaction: Db,
  context: BookingContext,
  booking: Booking,
  what: Pick<EmailProps<'booking-notice'>, 'event' | 'previous' | 'reason'>,
): Promise<void> {
  await queueBookingWebhook(transaction, what.event, booking, context.app.now());
  const { title, minutes, meetingLink, location } = describeCall(context, booking);
  const moment = momentOf(booking);
  await queueBookingEmail(
    transaction,
    context,
    booking,
    'booking-notice',
    () => ({
      ...what,
      id: booking.id,
      reference: booking.reference,
      title,
      minutes,
      name: booking.name,
      email: booking.email,
      phone: booking.phone,
      company: booking.company,
      brief: booking.brief,
      question: booking.question,
      answer: booking.answer,
      longDate: moment.toronto.longDate,
      time: moment.toronto.time,
      moment: moment.toronto.text,
      visitorMoment: moment.visitor?.text,
      meetingLink,
      location,
      invite: ownerInvite(
        facts,
        context,
        booking,
        what.event === 'cancelled' ? 'CANCEL' : 'REQUEST',
      ),
    }),
    // Never expires: the owner needs it even after the start, so that an outage loses no lead.
    {
      recipient: context.ownerAddress,
      suffix: what.event === 'entered' ? 'booked' : what.event,
      expiresAt: null,
    },
  );
}

const eventTypes = {
  booked: 'booking.created',
  entered: 'booking.created',
  moved: 'booking.changed',
  cancelled: 'booking.cancelled',
} as const satisfies Record<EmailProps<'booking-notice'>['event'], string>;

/**
 * Queues the webhook event of a booking, with the facts of the owner's email but no tool result.
 */
export async function queueBookingWebhook(
  transaction: Db,
  event: keyof typeof eventTypes,
  booking: Booking,
  now: Date,
): Promise<void> {
  const { id, reference, kind, status, name, email, phone, company, source, page } = booking;
  await queueWebhook(
    transaction,
    eventTypes[event],
    {
      id,
      reference,
      kind,
      status,
      name,
      email,
      phone,
      company,
      source,
      page,
      startsAt: booking.starts_at,
      endsAt: booking.ends_at,
      torontoDate: booking.toronto_date,
      torontoTime: booking.toronto_time,
      cancelledBy: booking.cancelled_by,
    },
    now,
  );
}
