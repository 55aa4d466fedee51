import { type QueuedEmail, queueEmail } from '#app/emails/queue-email.server.ts';
import { newsletterConsentOf } from '#app/facts/consent.ts';
import type { Facts } from '#app/facts/facts.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { queueWebhook } from '#app/platform/outbox/webhooks.server.ts';
import type { Db } from '#database/connect.ts';
import type { Signup } from '#database/schema.ts';
import { newsletter, newsletterPagesOf } from './newsletter/newsletter.content.ts';
import { queueWelcomeSeries } from './newsletter/welcome/welcome-series.server.ts';
import type { ConfirmedSignup } from './signup.queries.server.ts';
import {
  GENERAL_WAITLIST,
  itemInWords,
  waitlist,
  waitlistConsent,
  waitlistPagesOf,
} from './waitlist/waitlist.content.ts';
import { itemWithId, type WaitlistItem } from './waitlist/waitlist-items.server.ts';

/** The texts of each kind of list as the API says them, too; `{item}` is what a waitlist is for. */
export const signupWords = { newsletter, waitlist } as const;

/** The pages of a kind of list, with the owner's texts. */
export function signupPagesOf(facts: Facts, kind: SignupKind) {
  return kind === 'newsletter' ? newsletterPagesOf(facts) : waitlistPagesOf(facts);
}

export type SignupKind = keyof typeof signupWords;

/** A list that people join with a form and a confirmation of their address. */
export type SignupList = {
  kind: SignupKind;
  /** `newsletter` or `waitlist:<item>`. Also the scope in the suppression list. */
  name: string;
  /** What a waitlist is for, in the middle of a sentence; empty for the newsletter. */
  item: string;
  wording(facts: Facts): { version: string; text: string };
  /** The email that asks for confirmation, or the one for members who sign up again. */
  queueEmail(
    transaction: Db,
    kind: 'confirm' | 'already',
    ids: { signupId: string; confirmationId: string },
    delivery: QueuedEmail,
  ): Promise<boolean>;
  /** Runs in the transaction of a confirmation. */
  onConfirmed(transaction: Db, signup: ConfirmedSignup, now: Date): Promise<void>;
  /** Runs in the transaction in which a confirmed member leaves. */
  onLeft(transaction: Db, signup: ConfirmedSignup, now: Date): Promise<void>;
};

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
  wording: (facts) => newsletterConsentOf(facts),
  queueEmail: (transaction, kind, ids, delivery) =>
    kind === 'confirm'
      ? queueEmail(transaction, 'newsletter-confirm', ids, delivery)
      : queueEmail(transaction, 'newsletter-already', { signupId: ids.signupId }, delivery),
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
export function waitlistOf({ id, title }: WaitlistItem): SignupList {
  const itemWords = id === GENERAL_WAITLIST ? { itemWords: waitlist.general.inWords } : {};
  const named = { itemTitle: title, ...itemWords };
  const describeEntry = (entry: ConfirmedSignup) => {
    const { confirmedAt, ...described } = describeSignup(entry);
    return { ...described, item: id, itemTitle: title, confirmedAt };
  };
  return {
    kind: 'waitlist',
    name: WAITLIST_PREFIX + id,
    item: itemInWords(id, title),
    wording: () => ({ version: waitlist.consent.version, text: waitlistConsent(id, title) }),
    queueEmail: (transaction, kind, { signupId, confirmationId }, delivery) =>
      kind === 'confirm'
        ? queueEmail(
            transaction,
            'waitlist-confirm',
            { signupId, confirmationId, ...named },
            delivery,
          )
        : queueEmail(transaction, 'waitlist-already', { signupId, ...named }, delivery),
    async onConfirmed(transaction, entry, now) {
      await queueWebhook(transaction, 'waitlist.confirmed', describeEntry(entry), now);
    },
    async onLeft(transaction, entry, now) {
      await queueWebhook(transaction, 'waitlist.left', describeEntry(entry), now);
    },
  };
}

/** The list of an entry: the newsletter, or a waitlist, even of an item that no longer exists. */
export function listOf(facts: Facts, { list }: Pick<Signup, 'list'>): SignupList | undefined {
  if (list === newsletterList.name) return newsletterList;
  if (!list.startsWith(WAITLIST_PREFIX)) return undefined;
  return waitlistOf(itemWithId(facts, list.slice(WAITLIST_PREFIX.length)));
}

/** A text of the list with its item filled in. */
export function fillItem(list: SignupList, text: string): string {
  return interpolate(text, { item: list.item });
}

function describeSignup({ id, email, source, page, confirmed_at }: ConfirmedSignup) {
  return { id, email, source, page, confirmedAt: confirmed_at };
}
