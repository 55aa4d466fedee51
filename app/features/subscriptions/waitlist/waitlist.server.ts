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
import { confirmPlaceApiWords, joinApiWords, reasons, waitlist } from './waitlist.content.ts';
import {
  type JoinPayload,
  joinPayloadSchema,
  type WaitlistCode,
  waitlistCodeSchema,
} from './waitlist.schema.ts';
import { itemInEmails, waitlistConsent } from './waitlist-item-words.ts';
import {
  findOpenItem,
  findWaitlistItem,
  titleOfItem,
  type WaitlistItem,
} from './waitlist-items.server.ts';

const PREFIX = 'waitlist:';

/** The waitlist of an item, for the shared functions to sign up, confirm and leave. */
export function waitlistOf(item: WaitlistItem): SignupList {
  const named = itemInEmails(item.id, item.title);
  return {
    name: PREFIX + item.id,
    wording: {
      ...waitlist.consent,
      text: waitlistConsent(item.id, item.title),
    },
    mails: {
      alreadyOn: 'waitlist-already',
      queueConfirm: (transaction, ids, delivery) =>
        queueEmail(transaction, 'waitlist-confirm', { ...ids, ...named }, delivery),
      queueAlreadyOn: (transaction, { signupId }, delivery) =>
        queueEmail(transaction, 'waitlist-already', { signupId, ...named }, delivery),
    },
    async onConfirmed(transaction, entry, now) {
      await queueWebhook(transaction, 'waitlist.confirmed', describeEntry(entry, item), now);
    },
    async onLeft(transaction, entry, now) {
      await queueWebhook(transaction, 'waitlist.left', describeEntry(entry, item), now);
    },
  };
}

/** The waitlist of an entry, even if the item no longer exists. Undefined for other entries. */
export function waitlistListOf(signup: Signup): SignupList | undefined {
  if (!signup.list.startsWith(PREFIX)) return undefined;
  return waitlistOf(itemOf(signup));
}

/** The item of a waitlist entry, even if the content no longer has it. */
export function itemOf(signup: Signup): WaitlistItem {
  return itemNamed(signup.list.slice(PREFIX.length));
}

/** The item with this id, even if the content no longer has it. */
export function itemNamed(id: string): WaitlistItem {
  return findWaitlistItem(id) ?? { id, title: titleOfItem(id), path: '/resources/library' };
}

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
  outcomes: { ...codeOutcomes('/waitlist/confirm/', reasons), 'unknown-item': unknownItem },
  api: { path: '/api/waitlist/confirm', words: confirmPlaceApiWords, data: codeAnswerSchema },
});

/** Stores a request for a waitlist and queues the email that asks for confirmation. */
async function joinWaitlist(
  app: AppContext,
  info: RequestInfo,
  payload: JoinPayload,
  idempotencyKey: string | undefined,
): Promise<SignupOutcome | UnknownItem> {
  const { email, source, page, website, filledInMs } = payload;
  const item = findOpenItem(payload.item);
  if (!item) return { kind: 'unknown-item' };
  const request = { email, source, page, honeypot: website, filledInMs };
  return requestSignup(app, info, waitlistOf(item), request, idempotencyKey);
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

function describeEntry(entry: ConfirmedSignup, item: WaitlistItem) {
  const { id, email, source, page, confirmed_at } = entry;
  return {
    id,
    email,
    item: item.id,
    itemTitle: item.title,
    source,
    page,
    confirmedAt: confirmed_at,
  };
}
