import type { EmailProps } from '#app/emails/catalogue.ts';
import { queueWebhook } from '#app/platform/outbox/webhooks.server.ts';
import type { Db } from '#database/connect.ts';
import type { Booking } from '#database/schema.ts';

const eventTypes = {
  booked: 'booking.created',
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
      ...{ id, reference, kind, status, name, email, phone, company, source, page },
      startsAt: booking.starts_at,
      endsAt: booking.ends_at,
      torontoDate: booking.toronto_date,
      torontoTime: booking.toronto_time,
      cancelledBy: booking.cancelled_by,
    },
    now,
  );
}
