import type { EmailName, EmailProps } from '#app/emails/catalogue.ts';
import { queueEmail } from '#app/emails/queue-email.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { returnEmailBudget } from '#app/platform/outbox/email-budget.server.ts';
import { PRIORITY } from '#app/platform/outbox/lanes.ts';
import { cancelQueuedRows, listQueuedRows } from '#app/platform/outbox/outbox.queries.server.ts';
import { describeInZone, describeMoment, type Moment } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import type { Db } from '#database/connect.ts';
import type { Booking } from '#database/schema.ts';
import {
  type BookingContext,
  ownerInvite,
  visitorInvite,
} from '../invites/booking-invites.server.ts';
import { calendarLinks } from '../invites/calendar-links.ts';
import { confirmKey, manageUrl } from '../manage/booking-token.server.ts';
import { type BookingRules, CALL_KINDS } from '../rules/booking-rules.ts';
import { queueBookingWebhook } from './booking-webhooks.server.ts';

const HOUR_MS = 3_600_000;
const SUMMARY_DELAY_MS = 10 * 60_000;

/** How long before the call each reminder leaves. The earlier one is pointless once the later is due. */
const REMINDERS = [
  { name: 'day', beforeMs: 24 * HOUR_MS, uselessBeforeMs: HOUR_MS },
  { name: 'hour', beforeMs: HOUR_MS, uselessBeforeMs: 0 },
] as const;

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
): Promise<void> {
  await queue(transaction, context, booking, 'booking-confirmation', {
    ...visitorFacts(context, booking),
    invite: visitorInvite(context, booking, 'REQUEST'),
  });
  await queueNotice(transaction, context, booking, { event: 'booked' });
  await queueReminders(transaction, context, booking);
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
  await queue(transaction, context, booking, 'booking-hold', {
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
  await queue(
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
  await queue(
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
  const isFirstChange = before.sequence === 0;
  if (before.email_confirmed_at !== null || isFirstChange) return undefined;
  return new Date(app.now().getTime() + SUMMARY_DELAY_MS);
}

async function queueReminders(
  transaction: Db,
  context: BookingContext,
  booking: Booking,
): Promise<void> {
  const start = Date.parse(booking.starts_at);
  for (const { name, beforeMs, uselessBeforeMs } of REMINDERS) {
    const sendAt = new Date(start - beforeMs);
    // Booked later than that: the confirmation has just said it all.
    if (sendAt <= context.app.now()) continue;
    await queue(
      transaction,
      context,
      booking,
      'booking-reminder',
      { ...visitorFacts(context, booking), when: name },
      { suffix: name, sendAt, expiresAt: new Date(start - uselessBeforeMs) },
    );
  }
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
  await queue(
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

/**
 * What an email to the visitor may carry. Nobody has confirmed the address, so nothing that was typed
 * is in it, or the form could send anybody somebody else's text.
 */
function visitorFacts({ app, meetingLink }: BookingContext, booking: Booking) {
  const { title, minutes } = CALL_KINDS[booking.kind];
  const moment = momentOf(booking);
  return {
    reference: booking.reference,
    title,
    minutes,
    moment: moment.toronto.text,
    visitorMoment: moment.visitor?.text,
    meetingLink,
    manageUrl: manageUrl(app, booking.id),
    links: calendarLinks({ kind: booking.kind, startsAt: booking.starts_at, name: '' }),
  };
}

function momentOf(booking: Booking): Moment {
  return describeMoment(new Date(booking.starts_at), booking.visitor_zone ?? undefined);
}

async function queue<Name extends EmailName>(
  transaction: Db,
  { app }: BookingContext,
  booking: Booking,
  template: Name,
  props: EmailProps<Name>,
  {
    recipient = booking.email.toLowerCase(),
    suffix,
    sendAt,
    expiresAt = new Date(booking.starts_at),
    isOwnersAct,
  }: {
    recipient?: string;
    suffix?: string;
    sendAt?: Date | undefined;
    expiresAt?: Date | null;
    isOwnersAct?: boolean;
  } = {},
): Promise<void> {
  await queueEmail(transaction, template, props, {
    to: recipient,
    dedupeKey: dedupeKey(template, booking, suffix),
    // The secret link is in it, and the database keeps only its hash.
    sealedBy: app.settings.secrets,
    priority: PRIORITY.booking,
    sendAt,
    expiresAt: expiresAt ?? undefined,
    isOwnersAct,
    now: app.now(),
  });
}

function dedupeKey(template: EmailName, booking: Booking, suffix?: string): string {
  return [template, booking.id, booking.sequence, ...(suffix ? [suffix] : [])].join(':');
}

/** Emails to the visitor that have not left yet would say what is no longer so. */
async function takeBackMails(
  transaction: Db,
  { app }: BookingContext,
  booking: Booking,
): Promise<void> {
  const keys = [
    dedupeKey('booking-confirmation', booking),
    dedupeKey('booking-changed', booking),
    ...REMINDERS.map(({ name }) => dedupeKey('booking-reminder', booking, name)),
  ];
  const waiting = await listQueuedRows(transaction, keys);
  await cancelQueuedRows(transaction, keys, app.now().toISOString());
  await returnEmailBudget(transaction, waiting);
}
