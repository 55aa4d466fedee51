import { queueEmail } from '#app/emails/queue-email.server.ts';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { defineForm } from '#app/platform/forms/form-definition.server.ts';
import { queueWebhook } from '#app/platform/outbox/webhooks.server.ts';
import type { Signup } from '#database/schema.ts';
import { requestSignup, type SignupOutcome } from '../signup.server.ts';
import { type CodeOutcome, confirmByCode } from '../signup-confirm.server.ts';
import type { ConfirmedSignup, SignupList } from '../signup-list.ts';
import {
  codeAnswerSchema,
  codeOutcomes,
  signupAccepted,
  signupAnswerSchema,
} from '../signup-outcomes.server.ts';
import { confirmApiWords, newsletter, subscribeApiWords } from './newsletter.content.ts';
import {
  confirmPayloadSchema,
  type SubscribePayload,
  subscribePayloadSchema,
} from './newsletter.schema.ts';
import { reasons } from './newsletter-form.content.ts';
import { queueWelcomeSeries } from './welcome/welcome-series.server.ts';

/** The newsletter as a list, for the shared functions to sign up, confirm and leave. */
export const newsletterList: SignupList = {
  name: 'newsletter',
  wording: newsletter.consent,
  mails: {
    alreadyOn: 'newsletter-already',
    queueConfirm: (transaction, ids, delivery) =>
      queueEmail(transaction, 'newsletter-confirm', ids, delivery),
    queueAlreadyOn: (transaction, { signupId }, delivery) =>
      queueEmail(transaction, 'newsletter-already', { signupId }, delivery),
  },
  async onConfirmed(transaction, subscriber, now) {
    await queueEmail(
      transaction,
      'newsletter-welcome',
      { signupId: subscriber.id },
      {
        to: subscriber.email,
        dedupeKey: `newsletter-welcome:${subscriber.id}:${now.toISOString()}`,
        now,
      },
    );
    await queueWelcomeSeries(transaction, subscriber, now);
    await queueWebhook(transaction, 'subscriber.confirmed', describeSubscriber(subscriber), now);
  },
  async onLeft(transaction, subscriber, now) {
    await queueWebhook(transaction, 'subscriber.unsubscribed', describeSubscriber(subscriber), now);
  },
};

/** The newsletter list if the entry belongs to it, else undefined. */
export function newsletterListOf(signup: Signup): SignupList | undefined {
  return signup.list === newsletterList.name ? newsletterList : undefined;
}

/** Every newsletter form of the site; `POST /api/newsletter/subscribe`. */
export const subscribeForm = defineForm({
  schema: subscribePayloadSchema,
  toasts: { missing: newsletter.toasts.invalid, failed: newsletter.toasts.failed },
  reasons,
  describeInvalid: () => newsletter.toasts.invalid,
  perform: subscribe,
  outcomes: {
    accepted: signupAccepted<SubscribePayload>('newsletter', '/newsletter/check', ({ email }) => ({
      email,
    })),
  },
  api: { path: '/api/newsletter/subscribe', words: subscribeApiWords, data: signupAnswerSchema },
});

/** The code from the email; `POST /api/newsletter/confirm`. */
export const confirmSubscriptionForm = defineForm({
  schema: confirmPayloadSchema,
  toasts: { missing: newsletter.toasts.invalid, failed: newsletter.codeForm },
  reasons: { ...reasons, tooMany: reasons.code.tooMany },
  describeInvalid: (errors) => ({
    title: newsletter.codeForm.title,
    description: Object.values(errors)[0] ?? reasons.code.wrong,
  }),
  perform: confirmSubscription,
  outcomes: codeOutcomes('/newsletter/confirm/', reasons),
  api: { path: '/api/newsletter/confirm', words: confirmApiWords, data: codeAnswerSchema },
});

/** Stores a request for the newsletter and queues the email that asks for confirmation. */
export function subscribe(
  app: AppContext,
  info: RequestInfo,
  payload: SubscribePayload,
  idempotencyKey: string | undefined,
): Promise<SignupOutcome> {
  const { email, source, page, website, filledInMs } = payload;
  const request = { email, source, page, honeypot: website, filledInMs };
  return requestSignup(app, info, newsletterList, request, idempotencyKey);
}

/** Confirms a subscription with the 6-digit code from the email. */
export function confirmSubscription(
  app: AppContext,
  info: RequestInfo,
  answer: { email: string; code: string },
): Promise<CodeOutcome> {
  return confirmByCode(app, info, newsletterList, answer);
}

function describeSubscriber(subscriber: ConfirmedSignup) {
  const { id, email, source, page, confirmed_at } = subscriber;
  return { id, email, source, page, confirmedAt: confirmed_at };
}
