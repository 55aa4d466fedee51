import { queueEmail } from '#app/emails/queue-email.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { queueWebhook } from '#app/platform/outbox/webhooks.server.ts';
import type { Signup } from '#database/schema.ts';
import type { ConfirmedSignup, SignupList } from '../signup-list.ts';
import { waitlist } from './waitlist.content.ts';
import { itemInEmails, itemInWords, waitlistConsent } from './waitlist-item-words.ts';
import { findWaitlistItem, titleOfItem, type WaitlistItem } from './waitlist-items.server.ts';

const PREFIX = 'waitlist:';

/** The waitlist of an item, for the shared functions to sign up, confirm and leave. */
export function waitlistOf(item: WaitlistItem): SignupList {
  const named = itemInEmails(item.id, item.title);
  return {
    name: PREFIX + item.id,
    membership: interpolate(waitlist.membership, { item: itemInWords(item.id, item.title) }),
    confirmPage: '/waitlist/confirm/',
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
