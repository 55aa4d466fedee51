import type { EmailProps } from '#app/emails/catalogue.ts';
import { queueEmail } from '#app/emails/queue-email.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { describeInZone } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import type { Db } from '#database/connect.ts';
import type { Booking } from '#database/schema.ts';
import {
  type BookingContext,
  ownerInvite,
  visitorInvite,
} from '../invites/booking-invites.server.ts';
import { confirmKey, manageUrl } from '../manage/booking-token.server.ts';
import { type BookingRules, CALL_KINDS } from '../rules/booking-rules.ts';
import {
  momentOf,
  queueBookingEmail,
  queueReminders,
  takeBackMails,
  visitorFacts,
} from './booking-email-queue.server.ts';
import { queueBookingWebhook } from './booking-webhooks.server.ts';

const SUMMARY_DELAY_MS = 10 * 60_000;

export async function readBookingContext(
  app: AppContext,
  rules: BookingRules,
): Promise<BookingContext> {
  const { from, to } = await app.readMailSettings();
  return { app, from, ownerAddress: to, meetingLink: rules.meetingLink };
}

/** Confirmation to the visitor, notice to the owner, reminders. */
export async function queueBookedMails(
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
    { ...visitorFacts(context, booking), invite: visitorInvite(context, booking, 'REQUEST') },
    options,
  );
  await queueNotice(transaction, context, booking, { event: 'booked' });
  await queueReminders(transaction, context, booking, options);
}

/** To the visitor, whose address has to be confirmed first; the owner hears of it once a day. */
export async function queueHeldMails(
  transaction: Db,
  context: BookingContext,
  booking: Booking,
): Promise<void> {
  const { app } = context;
  const heldUntil = new Date(booking.held_until ?? booking.created_at);
  const url = new URL(manageUrl(app, booking.id));
  url.searchParams.set('confirm', confirmKey(app.settings.secrets, booking.id));
  await queueBookingEmail(transaction, context, booking, 'booking-hold', {
    ...visitorFacts(context, booking),
    heldUntil: `${describeInZone(heldUntil, TORONTO).time} Toronto time`,
    confirmUrl: url.href,
  });
  const now = app.now();
  await queueEmail(
    transaction,
    'booking-guard',
    { limit: app.config.unconfirmedCallsPerHour },
    {
      to: context.ownerAddress,
      dedupeKey: `booking-guard:${now.toISOString().slice(0, 10)}`,
      now,
    },
  );
}

/** The new time to both sides; what was queued about the old time is taken back. */
export async function queueMovedMails(
  transaction: Db,
  context: BookingContext,
  before: Booking,
  after: Booking,
): Promise<void> {
  await takeBackMails(transaction, context, before);
  const previous = momentOf(before);
  await queueBookingEmail(
    transaction,
    context,
    after,
    'booking-changed',
    {
      ...visitorFacts(context, after),
      previous: previous.toronto.text,
      invite: visitorInvite(context, after, 'REQUEST'),
    },
    { sendAt: summaryTime(context, before) },
  );
  await queueNotice(transaction, context, after, {
    event: 'moved',
    previous: previous.toronto.text,
  });
  await queueReminders(transaction, context, after);
}

/** The end of it to both sides; everything else that was queued for the visitor is taken back. */
export async function queueCancelledMails(
  transaction: Db,
  context: BookingContext,
  before: Booking,
  after: Booking,
): Promise<void> {
  await takeBackMails(transaction, context, before);
  const isByOwner = after.cancelled_by === 'owner';
  await queueBookingEmail(
    transaction,
    context,
    after,
    'booking-cancelled',
    {
      ...visitorFacts(context, after),
      isByOwner,
      // The owner's own words only: a visitor's would go to an address that nobody has confirmed.
      note: isByOwner ? (after.cancel_reason ?? undefined) : undefined,
      invite: visitorInvite(context, after, 'CANCEL'),
    },
    // Leaves at once: it happens once, and takes back a summary of changes that still waits.
    { isOwnersAct: isByOwner },
  );
  await queueNotice(transaction, context, after, {
    event: 'cancelled',
    reason: after.cancel_reason ?? '',
  });
}

/**
 * When a change is told to an address that nobody has confirmed. The first one leaves at once. More
 * changes soon after it wait: each takes back the one before, so that one summary leaves in the end.
 */
function summaryTime({ app }: BookingContext, before: Booking): Date | undefined {
  const isFirstChange = before.moves === 0;
  if (before.email_confirmed_at !== null || isFirstChange) return undefined;
  return new Date(app.now().getTime() + SUMMARY_DELAY_MS);
}

async function queueNotice(
  transaction: Db,
  context: BookingContext,
  booking: Booking,
  what: Pick<EmailProps<'booking-notice'>, 'event' | 'previous' | 'reason'>,
): Promise<void> {
  await queueBookingWebhook(transaction, what.event, booking, context.app.now());
  const { title, minutes } = CALL_KINDS[booking.kind];
  const moment = momentOf(booking);
  await queueBookingEmail(
    transaction,
    context,
    booking,
    'booking-notice',
    {
      ...what,
      reference: booking.reference,
      title,
      minutes,
      name: booking.name,
      email: booking.email,
      phone: booking.phone,
      company: booking.company,
      brief: booking.brief,
      longDate: moment.toronto.longDate,
      time: moment.toronto.time,
      moment: moment.toronto.text,
      visitorMoment: moment.visitor?.text,
      meetingLink: context.meetingLink,
      invite: ownerInvite(context, booking, what.event === 'cancelled' ? 'CANCEL' : 'REQUEST'),
    },
    // To the owner it matters after the start as well: a lead must not be lost with an email server.
    { recipient: context.ownerAddress, suffix: what.event, expiresAt: null },
  );
}
