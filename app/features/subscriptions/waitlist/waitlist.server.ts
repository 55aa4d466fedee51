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
import { confirmPlaceApiWords, joinApiWords, reasons, waitlist } from './waitlist.content.ts';
import {
  type JoinPayload,
  joinPayloadSchema,
  type WaitlistCode,
  waitlistCodeSchema,
} from './waitlist.schema.ts';
import { findOpenItem, findWaitlistItem } from './waitlist-items.server.ts';
import { waitlistOf } from './waitlist-list.server.ts';

type UnknownItem = { kind: 'unknown-item' };

const unknownItem = {
  status: 422 as const,
  reject: () => ({ error: waitlist.unknownItem, fields: { item: waitlist.unknownItem } }),
};

/** Every waitlist form of the site; `POST /api/waitlist`. */
export const waitlistForm = defineForm({
  schema: joinPayloadSchema,
  toasts: { missing: waitlist.toasts.invalid, failed: waitlist.toasts.failed },
  reasons,
  describeInvalid: ({ email, ...others }) => ({
    title: (email ? waitlist.toasts.invalid : waitlist.toasts.failed).title,
    description: email ?? Object.values(others)[0] ?? waitlist.toasts.failed.description,
  }),
  perform: joinWaitlist,
  outcomes: {
    accepted: signupAccepted<JoinPayload>('waitlist', '/waitlist/check', ({ email, item }) => ({
      email,
      item,
    })),
    'unknown-item': unknownItem,
  },
  api: { path: '/api/waitlist', words: joinApiWords, data: signupAnswerSchema },
});

/** The code from the email; `POST /api/waitlist/confirm`. */
export const confirmPlaceForm = defineForm({
  schema: waitlistCodeSchema,
  toasts: { missing: waitlist.toasts.invalid, failed: waitlist.codeForm },
  reasons: { ...reasons, tooMany: reasons.code.tooMany },
  describeInvalid: (errors) => ({
    title: waitlist.codeForm.title,
    description: Object.values(errors)[0] ?? waitlist.toasts.failed.description,
  }),
  perform: confirmPlace,
  outcomes: { ...codeOutcomes(reasons), 'unknown-item': unknownItem },
  api: { path: '/api/waitlist/confirm', words: confirmPlaceApiWords, data: codeAnswerSchema },
});

/** Stores a request for a waitlist and queues the email that asks for confirmation. */
async function joinWaitlist(
  app: AppContext,
  info: RequestInfo,
  payload: JoinPayload,
  idempotencyKey: string | undefined,
): Promise<SignupOutcome | UnknownItem> {
  const item = findOpenItem(payload.item);
  if (!item) return { kind: 'unknown-item' };
  return requestSignup(app, info, waitlistOf(item), payload, idempotencyKey);
}

/** Confirms a place with the 6-digit code from the email. */
async function confirmPlace(
  app: AppContext,
  info: RequestInfo,
  answer: WaitlistCode,
): Promise<CodeOutcome | UnknownItem> {
  const item = findWaitlistItem(answer.item);
  return item ? confirmByCode(app, info, waitlistOf(item), answer) : { kind: 'unknown-item' };
}
