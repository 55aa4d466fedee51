import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { defineForm } from '#app/platform/forms/form-definition.server.ts';
import { requestSignup, type SignupOutcome } from '../signup.server.ts';
import { type CodeOutcome, confirmByCode } from '../signup-confirm.server.ts';
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
import { newsletterList } from './newsletter-list.server.ts';

/** Every newsletter form of the site; `POST /api/newsletter/subscribe`. */
export const subscribeForm = defineForm({
  schema: subscribePayloadSchema,
  toasts: { missing: newsletter.toasts.invalid, failed: newsletter.toasts.failed },
  reasons,
  describeInvalid: ({ email, ...others }) => ({
    title: (email ? newsletter.toasts.invalid : newsletter.toasts.failed).title,
    description: email ?? Object.values(others)[0] ?? newsletter.toasts.failed.description,
  }),
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
  outcomes: codeOutcomes(reasons),
  api: { path: '/api/newsletter/confirm', words: confirmApiWords, data: codeAnswerSchema },
});

/** Stores a request for the newsletter and queues the email that asks for confirmation. */
export function subscribe(
  app: AppContext,
  info: RequestInfo,
  payload: SubscribePayload,
  idempotencyKey: string | undefined,
): Promise<SignupOutcome> {
  return requestSignup(app, info, newsletterList, payload, idempotencyKey);
}

/** Confirms a subscription with the 6-digit code from the email. */
export function confirmSubscription(
  app: AppContext,
  info: RequestInfo,
  answer: { email: string; code: string },
): Promise<CodeOutcome> {
  return confirmByCode(app, info, newsletterList, answer);
}
