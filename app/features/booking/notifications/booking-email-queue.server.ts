import type { EmailName, EmailProps } from '#app/emails/catalogue.ts';
import { queueEmail } from '#app/emails/queue-email.server.ts';
import { returnEmailBudget } from '#app/platform/outbox/email-budget.server.ts';
import { PRIORITY } from '#app/platform/outbox/lanes.ts';
import { cancelQueuedRows, listQueuedRows } from '#app/platform/outbox/outbox.queries.server.ts';
import { describeMoment, type Moment } from '#app/platform/time/time-words.ts';
import type { Db } from '#database/connect.ts';
import type { Booking } from '#database/schema.ts';
import type { BookingContext } from '../invites/booking-invites.server.ts';
import { calendarLinks } from '../invites/calendar-links.ts';
import { manageUrl } from '../manage/booking-token.server.ts';
import { CALL_KINDS } from '../rules/booking-rules.ts';

const HOUR_MS = 3_600_000;

/** How long before the call each reminder leaves. The earlier one is pointless once the later is due. */
const REMINDERS = [
  { name: 'day', beforeMs: 24 * HOUR_MS, uselessBeforeMs: HOUR_MS },
  { name: 'hour', beforeMs: HOUR_MS, uselessBeforeMs: 0 },
] as const;

/** A reminder for each time that is still to come. */
export async function queueReminders(
  transaction: Db,
  context: BookingContext,
  booking: Booking,
  options: { isOwnersAct?: boolean } = {},
): Promise<void> {
  const start = Date.parse(booking.starts_at);
  for (const { name, beforeMs, uselessBeforeMs } of REMINDERS) {
    const sendAt = new Date(start - beforeMs);
    // Booked later than that: the confirmation has just said it all.
    if (sendAt <= context.app.now()) continue;
    await queueBookingEmail(
      transaction,
      context,
      booking,
      'booking-reminder',
      { ...visitorFacts(context, booking), when: name },
      { ...options, suffix: name, sendAt, expiresAt: new Date(start - uselessBeforeMs) },
    );
  }
}

/**
 * What an email to the visitor may carry. Nobody has confirmed the address, so nothing that was typed
 * is in it, or the form could send anybody somebody else's text.
 */
export function visitorFacts({ app, meetingLink }: BookingContext, booking: Booking) {
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

/** The start of a call, in Toronto and where the visitor is. */
export function momentOf(booking: Booking): Moment {
  return describeMoment(new Date(booking.starts_at), booking.visitor_zone ?? undefined);
}

/** Queues an email about a call; a second one about the same change is not queued. */
export async function queueBookingEmail<Name extends EmailName>(
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
export async function takeBackMails(
  transaction: Db,
  { app }: BookingContext,
  booking: Booking,
): Promise<void> {
  const keys = [
    dedupeKey('booking-confirmation', booking),
    dedupeKey('booking-changed', booking),
    dedupeKey('booking-details', booking),
    ...REMINDERS.map(({ name }) => dedupeKey('booking-reminder', booking, name)),
  ];
  const waiting = await listQueuedRows(transaction, keys);
  await cancelQueuedRows(transaction, keys, app.now().toISOString());
  await returnEmailBudget(transaction, waiting);
}
