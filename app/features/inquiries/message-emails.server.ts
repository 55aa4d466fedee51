import { announceSubmission, notifyOwner } from '#app/emails/announce-submission.server.ts';
import { queueEmail } from '#app/emails/queue-email.server.ts';
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
} as const satisfies Record<MessageSource, string>;

/** What the owner calls the form that a message came by; a source without one keeps its name. */
export function nameForm(source: string): string {
  return formNames[source as MessageSource] ?? source;
}

const DAY_MS = 24 * 3_600_000;

/** PIPEDA, section 8(3): an answer within thirty days. */
const PRIVACY_ANSWER_DAYS = 30;

/** The last day to answer what was received at this instant, in words: 'Sunday, December 20, 2026'. */
export function privacyAnswerBy(receivedAt: string): string {
  const day = new Date(Date.parse(receivedAt) + PRIVACY_ANSWER_DAYS * DAY_MS);
  return describeInZone(day, TORONTO).longDate;
}

/**
 * What follows a message that is no spam: the owner's notification, the event for webhooks and the
 * visitor's receipt; also when a quarantined one is released.
 */
export async function queueMessageMails(
  transaction: Db,
  submission: NewSubmission,
  ownerAddress: string,
  now: Date,
): Promise<void> {
  const { id, reference, email, source } = submission;
  const formName = nameForm(source);
  const isPrivacyRequest = source === 'privacy_request';
  // That is no lead, and nothing that another company's program should hear of.
  const tell = isPrivacyRequest ? notifyOwner : announceSubmission;
  await tell(transaction, submission, { formName, ownerAddress, now });
  const visitor = email.toLowerCase();
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const template = isPrivacyRequest ? 'privacy-request-receipt' : 'contact-receipt';
  // Nobody has confirmed this address: one email a day, or the form could be used to flood it.
  if (await hasQueuedSince(transaction, { template, recipient: visitor, since })) return;
  const delivery = { to: visitor, dedupeKey: `${template}:${id}`, now };
  if (isPrivacyRequest) {
    const answerBy = privacyAnswerBy(submission.created_at);
    await queueEmail(transaction, 'privacy-request-receipt', { reference, answerBy }, delivery);
  } else {
    await queueEmail(transaction, 'contact-receipt', { reference }, delivery);
  }
}
