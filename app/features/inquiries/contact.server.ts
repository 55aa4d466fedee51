import * as v from 'valibot';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { emailNoticeField } from '#app/platform/forms/email-notice.ts';
import { defineForm } from '#app/platform/forms/form-definition.server.ts';
import { type IdempotentOutcome, runIdempotent } from '#app/platform/forms/idempotency.server.ts';
import { findSpamReason } from '#app/platform/forms/spam.ts';
import { newId, newReference } from '#app/platform/ids.ts';
import { insertSubmission } from '#app/platform/submissions/submissions.queries.server.ts';
import { storeOrigin } from '#app/platform/visits/origin.server.ts';
import type { NewSubmission } from '#database/schema.ts';
import { contactApiWords, serverReasons } from './contact.content.ts';
import {
  type ContactPayload,
  contactPayloadSchema,
  type MessageSource,
} from './contact-payload.schema.ts';
import { privacyAnswerBy, queueMessageMails } from './message-emails.server.ts';
import { contactForm, withoutEmail } from './message-form.content.ts';
import { privacyRequest, privacyRequestKinds } from './privacy-request/privacy-request.content.ts';

type SentMessage = { id: string; reference: string; isHeldBack?: boolean };

/** What the message asks for is no longer available; `reason` is a sentence for the visitor. */
type RefusedMessage = { kind: 'refused'; reason: string };

/** A message from any of the message forms; `POST /api/contact`. */
export const messageForm = defineForm({
  schema: contactPayloadSchema,
  toasts: contactForm.toasts,
  reasons: serverReasons,
  perform: sendContactMessage,
  outcomes: {
    accepted: {
      status: 201,
      data: ({ data: { id, reference } }) => ({ id, reference }),
      isHeldBack: ({ data }) => data.isHeldBack === true,
      withoutEmail: (_, { input }) =>
        input.source === 'privacy_request' ? privacyRequest.withoutEmail : withoutEmail,
      location: ({ data }) => `/sent?${new URLSearchParams({ reference: data.reference })}`,
    },
    refused: { status: 410, reject: ({ reason }) => ({ error: reason }) },
  },
  api: {
    path: '/api/contact',
    words: contactApiWords,
    data: v.object({ id: v.string(), reference: v.string(), ...emailNoticeField }),
  },
});

/**
 * Stores a message and queues its emails in one transaction, once per idempotency key. A message
 * that looks like spam is held back for the owner, sends no emails, and the answer says so. A message is
 * refused if `app.findRefusal` returns a reason, unless it repeats one that was accepted before.
 */
async function sendContactMessage(
  app: AppContext,
  info: RequestInfo,
  payload: ContactPayload,
  idempotencyKey: string | undefined,
): Promise<IdempotentOutcome<SentMessage, RefusedMessage>> {
  const { now } = app;
  const { timestamp, resent, ...input } = payload;
  const reason = findSpamReason([payload.name, payload.company, payload.message]);
  const mailSettings = await app.readMailSettings();
  // Before the transaction, which has SQLite's only connection.
  const refusal = await app.findRefusal(payload.source);
  return runIdempotent<SentMessage, RefusedMessage>(
    app,
    info,
    { key: idempotencyKey, call: 'contact', input },
    async (transaction) => {
      if (refusal !== undefined) return { refused: { kind: 'refused', reason: refusal } };
      const submission = describeSubmission(payload, info, reason, now());
      await insertSubmission(transaction, submission);
      const { id, source: form, page, created_at: at } = submission;
      await storeOrigin(transaction, info, { id, kind: 'message', form, page, at });
      if (!reason) await queueMessageMails(transaction, submission, mailSettings.to, now());
      const body: SentMessage = { id, reference: submission.reference };
      return { answer: { status: 201, body: reason ? { ...body, isHeldBack: true } : body } };
    },
  );
}

function describeSubmission(
  payload: ContactPayload,
  info: RequestInfo,
  reason: string | undefined,
  now: Date,
): NewSubmission {
  return {
    id: newId(now),
    reference: newReference(),
    source: payload.source,
    email: payload.email,
    name: payload.name,
    phone: payload.phone,
    company: payload.company,
    message: payload.message,
    details: JSON.stringify(detailsOf(payload, now)),
    page: payload.page,
    status: reason ? 'quarantine' : 'new',
    quarantine_reason: reason ?? null,
    ip: info.ip,
    notice: noticeOf(payload.source),
    created_at: now.toISOString(),
  };
}

/** The privacy note that the form showed. */
function noticeOf(source: MessageSource): string {
  const { form } = source === 'privacy_request' ? privacyRequest : { form: contactForm };
  return form.privacyNote.text;
}

/** The values of fields that only some forms have, by the label that the owner sees. */
function detailsOf(payload: ContactPayload, now: Date): Record<string, string> {
  if (payload.source === 'privacy_request' && payload.request) {
    const answerBy = privacyAnswerBy(now.toISOString());
    return { Request: privacyRequestKinds[payload.request], 'Answer by': answerBy };
  }
  return payload.package ? { Package: payload.package } : {};
}
