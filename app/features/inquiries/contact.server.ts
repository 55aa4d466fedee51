import { announceSubmission, notifyOwner } from '#app/emails/announce-submission.server.ts';
import { queueEmail } from '#app/emails/queue-email.server.ts';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { runIdempotent } from '#app/platform/forms/idempotency.server.ts';
import { findSpamReason } from '#app/platform/forms/spam.ts';
import { newId, newReference } from '#app/platform/ids.ts';
import { hasQueuedSince } from '#app/platform/outbox/outbox.queries.server.ts';
import { insertSubmission } from '#app/platform/submissions/submissions.queries.server.ts';
import { describeInZone } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import type { Db } from '#database/connect.ts';
import type { NewSubmission } from '#database/schema.ts';
import { contact } from './contact.content.ts';
import type { ContactCall, MessageSource } from './contact.schema.ts';
import { privacyRequest, privacyRequestKinds } from './privacy-request/privacy-request.content.ts';

export type SentMessage = { id: string; reference: string };

export type ContactOutcome =
  | { kind: 'accepted'; data: SentMessage; isReplay: boolean }
  | { kind: 'key-reused' }
  /** Not to be had any more: `reason` is a sentence for the visitor. */
  | { kind: 'refused'; reason: string }
  | { kind: 'too-many'; retryAfterSeconds: number };

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

/**
 * Stores a message and queues its mails in one transaction, once per idempotency key. An entry that
 * looks like spam is answered the same, kept in quarantine and mailed to nobody. A message that
 * `app.findRefusal` turns away is refused; the repeat of one accepted before still gets its answer.
 */
export async function sendContactMessage(
  app: AppContext,
  info: RequestInfo,
  call: ContactCall,
  idempotencyKey: string | undefined,
): Promise<ContactOutcome> {
  const { now } = app;
  const { website, filledInMs, timestamp, ...input } = call;
  const reason = findSpamReason({ honeypot: website, filledInMs }, [
    call.name,
    call.company,
    call.message,
  ]);
  const mailSettings = await app.readMailSettings();
  // Before the transaction: SQLite has one connection, and the settings are read through it.
  const refusal = await app.findRefusal(call.source);
  const outcome = await runIdempotent<string>(
    app,
    info,
    { key: idempotencyKey, call: 'contact', input },
    async (transaction) => {
      if (refusal !== undefined) return { refused: refusal };
      const submission = describeSubmission(call, info, reason, now());
      await insertSubmission(transaction, submission);
      if (!reason) await queueMessageMails(transaction, submission, mailSettings.to, now());
      const body: SentMessage = { id: submission.id, reference: submission.reference };
      return { answer: { status: 201, body } };
    },
  );
  switch (outcome.kind) {
    case 'first':
    case 'replay':
      return {
        kind: 'accepted',
        data: outcome.body as SentMessage,
        isReplay: outcome.kind === 'replay',
      };
    case 'mismatch':
      return { kind: 'key-reused' };
    case 'refused':
      return { kind: 'refused', reason: outcome.refused };
    case 'too-many':
      return outcome;
    default:
      return outcome satisfies never;
  }
}

function describeSubmission(
  call: ContactCall,
  info: RequestInfo,
  reason: string | undefined,
  now: Date,
): NewSubmission {
  return {
    id: newId(now),
    reference: newReference(),
    source: call.source,
    email: call.email,
    name: call.name,
    phone: call.phone,
    company: call.company,
    message: call.message,
    details: JSON.stringify(detailsOf(call, now)),
    page: call.page,
    status: reason ? 'quarantine' : 'new',
    quarantine_reason: reason ?? null,
    ip: info.ip,
    notice: noticeOf(call.source),
    created_at: now.toISOString(),
  };
}

/** The words about privacy beside the form. */
function noticeOf(source: MessageSource): string {
  const { form } = source === 'privacy_request' ? privacyRequest : contact.message;
  return form.privacyNote.text;
}

/** What only some forms ask, by the name under which the owner reads it. */
function detailsOf(call: ContactCall, now: Date): Record<string, string> {
  if (call.source === 'privacy_request' && call.request) {
    const answerBy = privacyAnswerBy(now.toISOString());
    return { Request: privacyRequestKinds[call.request], 'Answer by': answerBy };
  }
  return call.package ? { Package: call.package } : {};
}

/** The last day to answer what was received at this instant, in words: 'Sunday, December 20, 2026'. */
function privacyAnswerBy(receivedAt: string): string {
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
