import type { EmailName, EmailProps } from '#app/emails/catalogue.ts';
import { returnEmailBudget } from '#app/emails/email-budget.server.ts';
import { queueEmail } from '#app/emails/queue-email.server.ts';
import { PRIORITY } from '#app/platform/outbox/delivery.ts';
import { cancelQueuedRows } from '#app/platform/outbox/outbox.queries.server.ts';
import { describeMoment, type Moment } from '#app/platform/time/time-words.ts';
import type { Db } from '#database/connect.ts';
import type { Booking } from '#database/schema.ts';
import type { BookingContext } from '../invites/booking-invites.server.ts';
import { calendarLinks } from '../invites/calendar-links.ts';
import { manageUrl } from '../manage/booking-token.server.ts';
import { describeCall, describeEndOfChanges } from '../rules/call-details.server.ts';

const HOUR_MS = 3_600_000;

/** When the reminders are sent before a call. The earlier one expires when the later one is due. */
const REMINDERS = [
  { name: 'day', beforeMs: 24 * HOUR_MS, uselessBeforeMs: HOUR_MS },
  { name: 'hour', beforeMs: HOUR_MS, uselessBeforeMs: 0 },
] as const;

/** Queues the reminders whose time is still in the future. */
export async function queueReminders(
  transaction: Db,
  context: BookingContext,
  booking: Booking,
  options: { isOwnersAct?: boolean } = {},
): Promise<void> {
  const start = Date.parse(booking.starts_at);
  for (const { name, beforeMs, uselessBeforeMs } of REMINDERS) {
    const sendAt = new Date(start - beforeMs);
    // The call was booked after this time, so the confirmation email is reminder enough.
    if (sendAt <= context.app.now()) continue;
    await queueBookingEmail(
      transaction,
      context,
      booking,
      'booking-reminder',
      () => ({ ...visitorFacts(context, booking), when: name }),
      { ...options, suffix: name, sendAt, expiresAt: new Date(start - uselessBeforeMs) },
    );
  }
}

/**
 * The facts for emails to the visitor. They contain nothing that the visitor typed: the address
 * isn't confirmed, and the form must not send arbitrary text to somebody else.
 */
export function visitorFacts(context: BookingContext, booking: Booking) {
  const { title, minutes, location, meetingLink, where } = describeCall(context, booking);
  const moment = momentOf(booking);
  return {
    reference: booking.reference,
    title,
    minutes,
    moment: moment.toronto.text,
    visitorMoment: moment.visitor?.text,
    meetingLink,
    where,
    manageUrl: manageUrl(context.app, booking.id),
    changeUntil: describeEndOfChanges(context.rules, booking),
    links: calendarLinks({
      title,
      location,
      name: '',
      startsAt: booking.starts_at,
      endsAt: booking.ends_at,
    }),
  };
}

/** The start of a call, in Toronto and in the visitor's zone. */
export function momentOf(booking: Booking): Moment {
  return describeMoment(new Date(booking.starts_at), booking.visitor_zone ?? undefined);
}

type QueueOptions = {
  recipient?: string;
  suffix?: string;
  sendAt?: Date | undefined;
  expiresAt?: Date | null;
  isOwnersAct?: boolean;
};

/**
 * Queues an email about a call, to its visitor unless another recipient is given, once for each
 * change. Does nothing for a visitor without an email address, whose call the owner entered.
 */
export async function queueBookingEmail<Name extends EmailName>(
  transaction: Db,
  { app }: BookingContext,
  booking: Booking,
  template: Name,
  /** Only called for an email that is queued: an invite needs the address. */
  describe: () => EmailProps<Name>,
  {
    recipient = booking.email.toLowerCase(),
    suffix,
    sendAt,
    expiresAt = new Date(booking.starts_at),
    isOwnersAct,
  }: QueueOptions = {},
): Promise<void> {
  if (recipient === '') return;
  await queueEmail(transaction, template, describe(), {
    to: recipient,
    dedupeKey: dedupeKey(template, booking, suffix),
    // Encrypted: it contains the secret link, of which the database otherwise has only the hash.
    sealedBy: app.settings.secrets,
    priority: PRIORITY.urgent,
    sendAt,
    expiresAt: expiresAt ?? undefined,
    isOwnersAct,
    network: booking.network,
    now: app.now(),
  });
}

function dedupeKey(template: EmailName, booking: Booking, suffix?: string): string {
  return [template, booking.id, booking.sequence, ...(suffix ? [suffix] : [])].join(':');
}

/** Cancels queued emails to the visitor that are out of date. The reason is shown to the owner. */
export async function takeBackMails(
  transaction: Db,
  { app }: BookingContext,
  booking: Booking,
  reason: string,
): Promise<void> {
  const keys = [
    dedupeKey('booking-confirmation', booking),
    dedupeKey('booking-changed', booking),
    dedupeKey('booking-details', booking),
    ...REMINDERS.map(({ name }) => dedupeKey('booking-reminder', booking, name)),
  ];
  const cancelled = await cancelQueuedRows(transaction, keys, {
    now: app.now().toISOString(),
    reason,
  });
  await returnEmailBudget(transaction, cancelled, booking.network);
}
