import { type QueuedEmail, queueEmail } from '#app/emails/queue-email.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { queueWebhook } from '#app/platform/outbox/webhooks.server.ts';
import type { Db } from '#database/connect.ts';
import type { Signup } from '#database/schema.ts';
import { newsletter } from './newsletter/newsletter.content.ts';
import { queueWelcomeSeries } from './newsletter/welcome/welcome-series.server.ts';
import type { ConfirmedSignup } from './signup.queries.server.ts';
import { waitlist } from './waitlist/waitlist.content.ts';
import { itemInEmails, itemInWords, waitlistConsent } from './waitlist/waitlist-item-words.ts';
import {
  findWaitlistItem,
  titleOfItem,
  type WaitlistItem,
} from './waitlist/waitlist-items.server.ts';

export type SignupKind = 'newsletter' | 'waitlist';

/** The texts of each kind of list; `{item}` is what a waitlist is for. */
export const signupWords = { newsletter, waitlist } as const;

/** A list that people join with a form and a confirmation of their address. */
export type SignupList = {
  kind: SignupKind;
  /** `newsletter` or `waitlist:<item>`. Also the scope in the suppression list. */
  name: string;
  /** What a waitlist is for, in the middle of a sentence; empty for the newsletter. */
  item: string;
  wording: { version: string; text: string };
  queueConfirmEmail: QueueSignupEmail;
  /** For members who sign up again. */
  queueAlreadyOnEmail: QueueSignupEmail;
  /** Runs in the transaction of a confirmation. */
  onConfirmed(transaction: Db, signup: ConfirmedSignup, now: Date): Promise<void>;
  /** Runs in the transaction in which a confirmed member leaves. */
  onLeft(transaction: Db, signup: ConfirmedSignup, now: Date): Promise<void>;
};

type QueueSignupEmail = (
  transaction: Db,
  ids: { signupId: string; confirmationId: string },
  delivery: QueuedEmail,
) => Promise<boolean>;

/** The beginning of the links in confirmation emails, by the kind of the list. */
export const CONFIRM_PATHS = {
  newsletter: '/newsletter/confirm/',
  waitlist: '/waitlist/confirm/',
} as const;

const WAITLIST_PREFIX = 'waitlist:';

export const newsletterList: SignupList = {
  kind: 'newsletter',
  name: 'newsletter',
  item: '',
  wording: newsletter.consent,
  queueConfirmEmail: (transaction, ids, delivery) =>
    queueEmail(transaction, 'newsletter-confirm', ids, delivery),
  queueAlreadyOnEmail: (transaction, { signupId }, delivery) =>
    queueEmail(transaction, 'newsletter-already', { signupId }, delivery),
  async onConfirmed(transaction, subscriber, now) {
    const dedupeKey = `newsletter-welcome:${subscriber.id}:${now.toISOString()}`;
    const delivery = { to: subscriber.email, dedupeKey, now };
    await queueEmail(transaction, 'newsletter-welcome', { signupId: subscriber.id }, delivery);
    await queueWelcomeSeries(transaction, subscriber, now);
    await queueWebhook(transaction, 'subscriber.confirmed', describeSignup(subscriber), now);
  },
  async onLeft(transaction, subscriber, now) {
    await queueWebhook(transaction, 'subscriber.unsubscribed', describeSignup(subscriber), now);
  },
};

/** The waitlist of an item. */
export function waitlistOf(item: WaitlistItem): SignupList {
  const named = itemInEmails(item.id, item.title);
  const describeEntry = (entry: ConfirmedSignup) => {
    const { confirmedAt, ...described } = describeSignup(entry);
    return { ...described, item: item.id, itemTitle: item.title, confirmedAt };
  };
  return {
    kind: 'waitlist',
    name: WAITLIST_PREFIX + item.id,
    item: itemInWords(item.id, item.title),
    wording: { ...waitlist.consent, text: waitlistConsent(item.id, item.title) },
    queueConfirmEmail: (transaction, ids, delivery) =>
      queueEmail(transaction, 'waitlist-confirm', { ...ids, ...named }, delivery),
    queueAlreadyOnEmail: (transaction, { signupId }, delivery) =>
      queueEmail(transaction, 'waitlist-already', { signupId, ...named }, delivery),
    async onConfirmed(transaction, entry, now) {
      await queueWebhook(transaction, 'waitlist.confirmed', describeEntry(entry), now);
    },
    async onLeft(transaction, entry, now) {
      await queueWebhook(transaction, 'waitlist.left', describeEntry(entry), now);
    },
  };
}

/** The list of an entry: the newsletter, or a waitlist, even of an item that no longer exists. */
export function listOf(signup: Signup): SignupList | undefined {
  if (signup.list === newsletterList.name) return newsletterList;
  if (!signup.list.startsWith(WAITLIST_PREFIX)) return undefined;
  return waitlistOf(itemWithId(signup.list.slice(WAITLIST_PREFIX.length)));
}

/** The item with this id, even if the content no longer has it. */
export function itemWithId(id: string): WaitlistItem {
  return findWaitlistItem(id) ?? { id, title: titleOfItem(id), path: '/resources/library' };
}

/** A text of the list with its item filled in. */
export function fillItem(list: SignupList, text: string): string {
  return interpolate(text, { item: list.item });
}

function describeSignup({ id, email, source, page, confirmed_at }: ConfirmedSignup) {
  return { id, email, source, page, confirmedAt: confirmed_at };
}
