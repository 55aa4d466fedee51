import type { EmailName, EmailProps } from '#app/emails/catalogue.ts';
import { returnEmailBudget } from '#app/emails/email-budget.server.ts';
import { queueEmail } from '#app/emails/queue-email.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { PRIORITY } from '#app/platform/outbox/delivery.ts';
import { cancelQueuedRows } from '#app/platform/outbox/outbox.queries.server.ts';
import { queueWebhook } from '#app/platform/outbox/webhooks.server.ts';
import { describeDeadline, describeMoment, type Moment } from '#app/platform/time/time-words.ts';
import type { Booking, OutboxRow } from '#database/schema.ts';
import { runTransaction } from '#database/transaction.ts';
import { findBookingBy, updateOutcome } from '../booking.queries.server.ts';
import type { CallOutcome } from '../call-outcome.ts';
import {
  type BookingContext,
  type MailContext,
  ownerInvite,
  readBookingContext,
  visitorInvite,
} from '../invites/booking-invites.server.ts';
import { calendarLinks } from '../invites/calendar-links.ts';
import { confirmKey, manageUrl } from '../manage/booking-token.server.ts';
import { describeCall, describeEndOfChanges } from '../rules/call-details.server.ts';
import { nameCall } from '../rules/call-kinds.ts';

const HOUR_MS = 3_600_000;
const SUMMARY_DELAY_MS = 10 * 60_000;

/** When the reminders are sent before a call. The earlier one expires when the later one is due. */
const REMINDERS = [
  { name: 'day', beforeMs: 24 * HOUR_MS, uselessBeforeMs: HOUR_MS },
  { name: 'hour', beforeMs: HOUR_MS, uselessBeforeMs: 0 },
] as const;

/** Queues the confirmation to the visitor, the notice to the owner and the reminders. */
export async function queueBookedMails(
  within: MailContext,
  booking: Booking,
  options: { isOwnersAct?: boolean } = {},
): Promise<void> {
  const describe = () => factsWithInvite(within, booking, 'REQUEST');
  await queueMail(within, booking, 'booking-confirmation', describe, options);
  const event = options.isOwnersAct ? 'entered' : 'booked';
  await queueNotice(within, booking, { event });
  await queueReminders(within, booking, options);
}

/** Queues the email whose link confirms and books a call. */
export async function queueConfirmMail(within: MailContext, booking: Booking): Promise<void> {
  const { app } = within;
  const url = new URL(manageUrl(app, booking.id));
  url.searchParams.set('confirm', confirmKey(app.settings.secrets, booking.id));
  await queueMail(within, booking, 'booking-hold', () => ({
    ...visitorFacts(within, booking),
    heldUntil: booking.held_until ? describeDeadline(new Date(booking.held_until)) : undefined,
    confirmUrl: url.href,
  }));
}

/** Queues emails about the new time to both sides, and cancels those about the old time. */
export async function queueMovedMails(
  within: MailContext,
  before: Booking,
  after: Booking,
): Promise<void> {
  await takeBackMails(within, before, 'The call was moved.');
  const previous = momentOf(before).toronto.text;
  const describe = () => ({ ...factsWithInvite(within, after, 'REQUEST'), previous });
  await queueMail(within, after, 'booking-changed', describe, {
    sendAt: summaryTime(within, before),
  });
  await queueNotice(within, after, { event: 'moved', previous });
  await queueReminders(within, after);
}

/** Queues an email about the new place or link of a call, and cancels those about the old one. */
export async function queueDetailsMails(
  within: MailContext,
  before: Booking,
  after: Booking,
): Promise<void> {
  await takeBackMails(within, before, 'The call’s place or link was changed.');
  const describe = () => factsWithInvite(within, after, 'REQUEST');
  await queueMail(within, after, 'booking-details', describe, { isOwnersAct: true });
  await queueReminders(within, after);
}

/** Queues emails about a cancellation to both sides, and cancels the visitor's other emails. */
export async function queueCancelledMails(
  within: MailContext,
  before: Booking,
  after: Booking,
): Promise<void> {
  await takeBackMails(within, before, 'The call was cancelled.');
  const isByOwner = after.cancelled_by === 'owner';
  const describe = () => ({
    ...factsWithInvite(within, after, 'CANCEL'),
    isByOwner,
    // Only the owner's note: a visitor's text must not be sent to an unconfirmed address.
    note: isByOwner ? (after.cancel_reason ?? undefined) : undefined,
  });
  // Sent at once: it happens only once, and cancels a queued summary of changes.
  await queueMail(within, after, 'booking-cancelled', describe, {
    isOwnersAct: isByOwner,
  });
  const reason = after.cancel_reason ?? '';
  await queueNotice(within, after, { event: 'cancelled', reason });
}

/**
 * Stores the outcome of a call that has begun. A no-show gets one email with a link to book again.
 * Returns false if there is no such call.
 */
export async function recordOutcome(
  app: AppContext,
  id: string,
  outcome: CallOutcome,
): Promise<boolean> {
  const context = await readBookingContext(app);
  const isMarked = await runTransaction(app.db, Boolean, async (transaction) => {
    const within = { ...context, transaction };
    const booking = await updateOutcome(transaction, id, outcome, app.now().toISOString());
    if (!booking || outcome !== 'no-show') return booking !== undefined;
    const query = booking.kind === 'assessment' ? '' : `?kind=${booking.kind}`;
    const describe = () => ({
      reference: booking.reference,
      title: nameCall(context.rules, booking.kind),
      moment: momentOf(booking).toronto.text,
      bookUrl: `${app.config.siteUrl}/book${query}`,
    });
    await queueMail(within, booking, 'booking-missed', describe, {
      expiresAt: undefined,
      isOwnersAct: true,
    });
    return true;
  });
  if (isMarked) app.wakeOutbox();
  return isMarked;
}

/** The emails to a visitor that say when and where a call takes place. */
const TELLS_OF_CALL = new Set<string>([
  'booking-confirmation',
  'booking-changed',
  'booking-details',
  'booking-reminder',
] satisfies EmailName[]);

/**
 * Whether an email tells of a call as it no longer is: one that has started, that was moved, cancelled
 * or erased since, or whose link has changed.
 */
export async function isOutOfDate(
  { db, now }: AppContext,
  { template, dedupe_key }: Pick<OutboxRow, 'template' | 'dedupe_key'>,
): Promise<boolean> {
  if (!TELLS_OF_CALL.has(template)) return false;
  const [, bookingId = '', sequence] = dedupe_key.split(':');
  const booking = await findBookingBy(db, 'id', bookingId);
  if (booking?.status !== 'active' || String(booking.sequence) !== sequence) return true;
  return booking.starts_at <= now().toISOString();
}

/**
 * The facts of a reminder, read when it is sent, because the call may have changed since it was
 * queued. Undefined if the call no longer takes place.
 */
export async function readReminderFacts(app: AppContext, row: Pick<OutboxRow, 'dedupe_key'>) {
  const [, id = ''] = row.dedupe_key.split(':');
  const booking = await findBookingBy(app.db, 'id', id);
  if (booking?.status !== 'active') return undefined;
  return visitorFacts(await readBookingContext(app), booking);
}

/** The start of a call, in Toronto and in the visitor's zone. */
export function momentOf(booking: Booking): Moment {
  return describeMoment(new Date(booking.starts_at), booking.visitor_zone ?? undefined);
}

/** Queues the reminders whose time is still in the future. */
async function queueReminders(
  within: MailContext,
  booking: Booking,
  options: { isOwnersAct?: boolean } = {},
): Promise<void> {
  const start = Date.parse(booking.starts_at);
  for (const { name, beforeMs, uselessBeforeMs } of REMINDERS) {
    const sendAt = new Date(start - beforeMs);
    // The call was booked after this time, so the confirmation email is reminder enough.
    if (sendAt <= within.app.now()) continue;
    const describe = () => ({ ...visitorFacts(within, booking), when: name });
    await queueMail(within, booking, 'booking-reminder', describe, {
      ...options,
      suffix: name,
      sendAt,
      expiresAt: new Date(start - uselessBeforeMs),
    });
  }
}

/**
 * The facts for emails to the visitor. They contain nothing that the visitor typed: the address
 * isn't confirmed, and the form must not send arbitrary text to somebody else.
 */
function visitorFacts(within: BookingContext, booking: Booking) {
  const { location, ...details } = describeCall(within, booking);
  const { toronto, visitor } = momentOf(booking);
  const { reference, starts_at: startsAt, ends_at: endsAt } = booking;
  return {
    ...details,
    reference,
    moment: toronto.text,
    visitorMoment: visitor?.text,
    manageUrl: manageUrl(within.app, booking.id),
    changeUntil: describeEndOfChanges(within.rules, booking),
    links: calendarLinks({ title: details.title, location, name: '', startsAt, endsAt }),
  };
}

function factsWithInvite(within: BookingContext, booking: Booking, method: 'REQUEST' | 'CANCEL') {
  return {
    ...visitorFacts(within, booking),
    invite: visitorInvite(within, booking, method),
  };
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

const eventTypes = {
  booked: 'booking.created',
  entered: 'booking.created',
  moved: 'booking.changed',
  cancelled: 'booking.cancelled',
} as const satisfies Record<EmailProps<'booking-notice'>['event'], string>;

/** Queues the email and the webhook event for the owner; the event has no tool result. */
async function queueNotice(
  within: MailContext,
  booking: Booking,
  what: Pick<EmailProps<'booking-notice'>, 'event' | 'previous' | 'reason'>,
): Promise<void> {
  const { id, reference, name, email, phone, company } = booking;
  const shared = { id, reference, name, email, phone, company };
  await queueWebhook(
    within.transaction,
    eventTypes[what.event],
    {
      ...shared,
      kind: booking.kind,
      status: booking.status,
      source: booking.source,
      page: booking.page,
      startsAt: booking.starts_at,
      endsAt: booking.ends_at,
      torontoDate: booking.toronto_date,
      torontoTime: booking.toronto_time,
      cancelledBy: booking.cancelled_by,
    },
    within.app.now(),
  );
  const { title, minutes, meetingLink, location } = describeCall(within, booking);
  const { toronto, visitor } = momentOf(booking);
  const describe = () => ({
    ...what,
    ...shared,
    title,
    minutes,
    brief: booking.brief,
    question: booking.question,
    answer: booking.answer,
    longDate: toronto.longDate,
    time: toronto.time,
    moment: toronto.text,
    visitorMoment: visitor?.text,
    meetingLink,
    location,
    invite: ownerInvite(within, booking, what.event === 'cancelled' ? 'CANCEL' : 'REQUEST'),
  });
  await queueMail(within, booking, 'booking-notice', describe, {
    recipient: within.ownerAddress,
    suffix: what.event === 'entered' ? 'booked' : what.event,
    // Never expires: the owner needs it even after the start, so that an outage loses no lead.
    expiresAt: undefined,
  });
}

/**
 * Queues an email about a call, to its visitor unless another recipient is given, once for each
 * change. Does nothing for a visitor without an email address, whose call the owner entered.
 */
async function queueMail<Name extends EmailName>(
  { transaction, app }: MailContext,
  booking: Booking,
  template: Name,
  /** Only called for an email that is queued: an invite needs the address. */
  describe: () => EmailProps<Name>,
  options: {
    recipient?: string;
    suffix?: string;
    sendAt?: Date | undefined;
    /** The start of the call, unless given. */
    expiresAt?: Date | undefined;
    isOwnersAct?: boolean;
  } = {},
): Promise<void> {
  const { recipient: to = booking.email.toLowerCase(), suffix, ...rest } = options;
  if (to === '') return;
  await queueEmail(transaction, template, describe(), {
    to,
    dedupeKey: dedupeKey(template, booking, suffix),
    // Encrypted: it contains the secret link, of which the database otherwise has only the hash.
    sealedBy: app.settings.secrets,
    priority: PRIORITY.urgent,
    expiresAt: new Date(booking.starts_at),
    network: booking.network,
    now: app.now(),
    ...rest,
  });
}

function dedupeKey(template: EmailName, booking: Booking, suffix?: string): string {
  return [template, booking.id, booking.sequence, ...(suffix ? [suffix] : [])].join(':');
}

/** Cancels queued emails to the visitor that are out of date. The reason is shown to the owner. */
async function takeBackMails(
  { transaction, app }: MailContext,
  booking: Booking,
  reason: string,
): Promise<void> {
  const keys = [
    dedupeKey('booking-confirmation', booking),
    dedupeKey('booking-changed', booking),
    dedupeKey('booking-details', booking),
    ...REMINDERS.map(({ name }) => dedupeKey('booking-reminder', booking, name)),
  ];
  const now = app.now().toISOString();
  const cancelled = await cancelQueuedRows(transaction, keys, { now, reason });
  await returnEmailBudget(transaction, cancelled, booking.network);
}
