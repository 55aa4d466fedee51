import { announceSubmission } from '#app/emails/announce-submission.server.ts';
import { queueEmail } from '#app/emails/queue-email.server.ts';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { runIdempotent } from '#app/platform/forms/idempotency.server.ts';
import { networkOf } from '#app/platform/forms/network.ts';
import { newId, newReference } from '#app/platform/ids.ts';
import { insertSubmission } from '#app/platform/submissions/submissions.queries.server.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import type { NewSubmission } from '#database/schema.ts';
import { unmetRequestWords, booking as words } from './booking.content.ts';
import { type BookingPayload, kindOfSource } from './booking-payload.schema.ts';
import { readBookingRules } from './rules/booking-rules.server.ts';
import { nameCall } from './rules/call-kinds.ts';
import { bookingPath } from './rules/offered-call.server.ts';
import type { SlotRefusal } from './slots/free-slots.server.ts';

/** The form's name in the inbox: `nameForm` of the inquiries knows it. */
const SOURCE = 'booking_request';

/**
 * Stores a refused booking as a message to the owner, and queues an email to the visitor with the
 * nearest free times. For bookings that were queued in the browser, because the visitor may never see
 * the refusal. Happens once per idempotency key, within the rate limit of the network.
 */
export async function keepUnmetRequest(
  app: AppContext,
  info: RequestInfo,
  payload: BookingPayload,
  idempotencyKey: string | undefined,
  refusal: SlotRefusal | { kind: 'too-many-emails' },
): Promise<void> {
  const { to: ownerAddress } = await app.readMailSettings();
  const rules = await readBookingRules(app);
  const kind = payload.kind ?? kindOfSource(payload.source);
  const now = app.now();
  await runIdempotent(
    app,
    info,
    { key: idempotencyKey, call: 'unmet-booking', input: idempotencyKey },
    async (transaction) => {
      const submission = describeRequest(payload, info, now);
      await insertSubmission(transaction, submission);
      const { formName } = unmetRequestWords;
      await announceSubmission(transaction, submission, { formName, ownerAddress, now });
      await queueEmail(
        transaction,
        'booking-unavailable',
        {
          reference: submission.reference,
          title: nameCall(rules, kind),
          wanted: momentWords(payload.appointmentDate, payload.appointmentTime),
          nearest:
            refusal.kind === 'slot-taken'
              ? refusal.nearest.map(({ date, time }) => momentWords(date, time))
              : [],
          bookUrl: new URL(bookingPath(rules, kind), app.config.siteUrl).href,
        },
        {
          to: payload.email.toLowerCase(),
          dedupeKey: `booking-unavailable:${submission.id}`,
          network: networkOf(info.ip),
          now,
        },
      );
      return { answer: { status: 201, body: { id: submission.id } } };
    },
  );
}

function describeRequest(payload: BookingPayload, info: RequestInfo, now: Date): NewSubmission {
  const { email, name, phone, company, page, appointmentDate, appointmentTime } = payload;
  const wanted = momentWords(appointmentDate, appointmentTime);
  return {
    id: newId(now),
    reference: newReference(),
    source: SOURCE,
    email,
    name,
    phone,
    company,
    page,
    message: [interpolate(unmetRequestWords.message, { wanted }), payload.answer, payload.brief]
      .filter(Boolean)
      .join('\n\n'),
    details: JSON.stringify({ [unmetRequestWords.wanted]: wanted }),
    status: 'new',
    quarantine_reason: null,
    ip: info.ip,
    notice: words.privacyNote.text,
    created_at: now.toISOString(),
  };
}

/** 'Tuesday, November 24, 2026 at 9:30 AM' */
function momentWords(date: BookingPayload['appointmentDate'], time: string): string {
  return `${formatLongDate(date)} at ${time}`;
}
