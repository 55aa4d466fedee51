import { type QueuedEmail, queueEmail } from '#app/emails/queue-email.server.ts';
import { newsletterConsentOf } from '#app/facts/company.ts';
import type { Facts } from '#app/facts/facts.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { queueWebhook } from '#app/platform/outbox/webhooks.server.ts';
import type { Db } from '#database/connect.ts';
import type { Signup } from '#database/schema.ts';
import { newsletter, newsletterPagesOf } from './newsletter/newsletter.content.ts';
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

/** The kind of list that a page is about, by its path. */
export function kindOf(request: Request): SignupKind {
  return new URL(request.url).pathname.startsWith('/waitlist') ? 'waitlist' : 'newsletter';
}

/** A list that people join with a form and a confirmation of their address. */
export type SignupList = {
  kind: SignupKind;
  /** `newsletter` or `waitlist:<item>`. Also the scope in the suppression list. */
  name: string;
  /** What a waitlist is for; undefined for the newsletter. */
  item?: WaitlistItem;
};

const WAITLIST_PREFIX = 'waitlist:';

export const newsletterList: SignupList = { kind: 'newsletter', name: 'newsletter' };

/** The waitlist of an item. */
export function waitlistOf(item: WaitlistItem): SignupList {
  return { kind: 'waitlist', name: WAITLIST_PREFIX + item.id, item };
}

/** The list of an entry: the newsletter, or a waitlist, even of an item that no longer exists. */
export function listOf(facts: Facts, { list }: Pick<Signup, 'list'>): SignupList | undefined {
  if (list === newsletterList.name) return newsletterList;
  if (!list.startsWith(WAITLIST_PREFIX)) return undefined;
  return waitlistOf(itemWithId(facts, list.slice(WAITLIST_PREFIX.length)));
}

/** The consent text of a list, as its form shows it. */
export function consentOf(facts: Facts, { item }: SignupList): { version: string; text: string } {
  if (!item) return newsletterConsentOf(facts);
  return { version: waitlist.consent.version, text: waitlistConsent(item.id, item.title) };
}

/** A text of the list with its item filled in. */
export function fillItem({ item }: SignupList, text: string): string {
  return interpolate(text, { item: item ? itemInWords(item.id, item.title) : '' });
}

/** Queues the email that asks for confirmation, or the one for members who sign up again. */
export function queueListEmail(
  transaction: Db,
  { item }: SignupList,
  isNew: boolean,
  ids: { signupId: string; confirmationId: string },
  delivery: QueuedEmail,
): Promise<boolean> {
  if (!item) {
    return isNew
      ? queueEmail(transaction, 'newsletter-confirm', ids, delivery)
      : queueEmail(transaction, 'newsletter-already', ids, delivery);
  }
  const itemWords = item.id === GENERAL_WAITLIST ? waitlist.general.inWords : undefined;
  const named = { ...ids, itemTitle: item.title, itemWords };
  return isNew
    ? queueEmail(transaction, 'waitlist-confirm', named, delivery)
    : queueEmail(transaction, 'waitlist-already', named, delivery);
}

const EVENTS = {
  newsletter: { confirmed: 'subscriber.confirmed', left: 'subscriber.unsubscribed' },
  waitlist: { confirmed: 'waitlist.confirmed', left: 'waitlist.left' },
} as const;

/** Tells webhooks that somebody has confirmed, or that a confirmed member has left. */
export function queueListEvent(
  transaction: Db,
  { kind, item }: SignupList,
  event: 'confirmed' | 'left',
  { id, email, source, page, confirmed_at: confirmedAt }: Signup,
  now: Date,
): Promise<void> {
  const named = item && { item: item.id, itemTitle: item.title };
  const described = { id, email, source, page, ...named, confirmedAt };
  return queueWebhook(transaction, EVENTS[kind][event], described, now);
}
