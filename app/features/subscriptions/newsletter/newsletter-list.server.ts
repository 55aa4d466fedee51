import { queueEmail } from '#app/emails/queue-email.server.ts';
import { queueWebhook } from '#app/platform/outbox/webhooks.server.ts';
import type { Signup } from '#database/schema.ts';
import type { ConfirmedSignup, SignupList } from '../signup-list.ts';
import { newsletter } from './newsletter.content.ts';
import { queueWelcomeSeries } from './welcome/welcome-series.server.ts';

/** The newsletter as a list, for the shared functions to sign up, confirm and leave. */
export const newsletterList: SignupList = {
  name: 'newsletter',
  membership: newsletter.membership,
  confirmPage: '/newsletter/confirm/',
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

function describeSubscriber(subscriber: ConfirmedSignup) {
  const { id, email, source, page, confirmed_at } = subscriber;
  return { id, email, source, page, confirmedAt: confirmed_at };
}
