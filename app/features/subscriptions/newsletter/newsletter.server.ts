import { queueEmail } from '#app/emails/queue-email.server.ts';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { queueWebhook } from '#app/platform/outbox/webhooks.server.ts';
import type { Signup } from '#database/schema.ts';
import { requestSignup, type SignupOutcome } from '../signup.server.ts';
import { type CodeOutcome, confirmByCode } from '../signup-confirm.server.ts';
import type { ConfirmedSignup, SignupList } from '../signup-list.ts';
import { newsletter } from './newsletter.content.ts';
import type { SubscribeCall } from './newsletter.schema.ts';

/** The list of the newsletter, for the shared steps of signing up, confirming and leaving. */
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
    await queueWebhook(transaction, 'subscriber.confirmed', describeSubscriber(subscriber), now);
  },
  async onLeft(transaction, subscriber, now) {
    await queueWebhook(transaction, 'subscriber.unsubscribed', describeSubscriber(subscriber), now);
  },
};

/** The newsletter's list for an entry that belongs to it, else undefined. */
export function newsletterListOf(signup: Signup): SignupList | undefined {
  return signup.list === newsletterList.name ? newsletterList : undefined;
}

/** Stores a request for the newsletter and queues the mail that asks for confirmation. */
export function subscribe(
  app: AppContext,
  info: RequestInfo,
  call: SubscribeCall,
  idempotencyKey: string | undefined,
): Promise<SignupOutcome> {
  const { email, source, page, website, filledInMs } = call;
  const request = { email, source, page, honeypot: website, filledInMs };
  return requestSignup(app, info, newsletterList, request, idempotencyKey);
}

/** Confirms a subscription by the 6-digit code from the mail. */
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
