import { announceSubmission, notifyOwner } from '#app/emails/announce-submission.server.ts';
import { queueEmail } from '#app/emails/queue-email.server.ts';
import { networkOf } from '#app/platform/forms/network.ts';
import { hasQueuedSince } from '#app/platform/outbox/outbox.queries.server.ts';
import { describeInZone } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import type { Db } from '#database/connect.ts';
import type { NewSubmission } from '#database/schema.ts';
import type { MessageSource } from './contact-payload.schema.ts';

const formNames = {
  contact_form: 'Contact page',
  home_form: 'Home page form',
  about_form: 'About page form',
  special_offer: 'Launch offer',
  privacy_request: 'Privacy request',
  /** Stored by the tools. */
  tool_result: 'Tool result',
  /** Stored by the booking feature. */
  booking_request: 'Call that couldn’t be booked',
} as const satisfies Record<MessageSource | 'tool_result' | 'booking_request', string>;

/** The name of a form for the owner. A source without a name is returned as it is. */
export function nameForm(source: string): string {
  return formNames[source as keyof typeof formNames] ?? source;
}

const DAY_MS = 24 * 3_600_000;

/** PIPEDA, section 8(3): a request must be answered within thirty days. */
const PRIVACY_ANSWER_DAYS = 30;

/** The last day to answer a privacy request received then, as 'Sunday, December 20, 2026'. */
export function privacyAnswerBy(receivedAt: string): string {
  const day = new Date(Date.parse(receivedAt) + PRIVACY_ANSWER_DAYS * DAY_MS);
  return describeInZone(day, TORONTO).longDate;
}

/**
 * Queues the notification of the owner, the webhook event and the visitor's receipt. For messages
 * that aren't spam, and for quarantined ones when they are released. Returns false if all of that was
 * queued before.
 */
export async function queueMessageMails(
  transaction: Db,
  submission: NewSubmission,
  ownerAddress: string,
  now: Date,
): Promise<boolean> {
  const { id, reference, email, source, ip } = submission;
  const formName = nameForm(source);
  const isPrivacyRequest = source === 'privacy_request';
  // A privacy request is no lead, and no webhook receiver may learn of it.
  const tell = isPrivacyRequest ? notifyOwner : announceSubmission;
  const isTold = await tell(transaction, submission, { formName, ownerAddress, now });
  const visitor = email.toLowerCase();
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const template = isPrivacyRequest ? 'privacy-request-receipt' : 'contact-receipt';
  // The address isn't confirmed. Without this limit, the form could flood it with emails.
  if (await hasQueuedSince(transaction, { template, recipient: visitor, since })) return isTold;
  const network = ip ? networkOf(ip) : null;
  const delivery = { to: visitor, dedupeKey: `${template}:${id}`, network, now };
  if (isPrivacyRequest) {
    const answerBy = privacyAnswerBy(submission.created_at);
    const props = { reference, answerBy };
    return (await queueEmail(transaction, 'privacy-request-receipt', props, delivery)) || isTold;
  }
  return (await queueEmail(transaction, 'contact-receipt', { reference }, delivery)) || isTold;
}
