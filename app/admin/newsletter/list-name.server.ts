import type { Facts } from '#app/facts/facts.ts';
import type { Audience } from '#app/features/subscriptions/newsletter/issues/issue-audience.server.ts';
import { itemWithId } from '#app/features/subscriptions/waitlist/waitlist-items.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { listsWords } from './lists.content.ts';
import { newsletterWords } from './newsletter-admin.content.ts';

/** The name of a stored list: `newsletter`, or `waitlist:` and the id of an item. */
export function nameList(facts: Facts, list: string): string {
  if (list === 'newsletter') return listsWords.newsletter;
  return interpolate(listsWords.waitlist, {
    item: nameItem(facts, list.replace(/^waitlist:/, '')),
  });
}

/** The name of the item with this id, also of one that is no longer in the content. */
export function nameItem(facts: Facts, id: string): string {
  const title = itemWithId(facts, id).title;
  return id.startsWith('download:') ? interpolate(listsWords.download, { title }) : title;
}

/** The name of an audience in the admin area. */
export function nameAudience(audience: Audience): string {
  const { all, topics, waitlist } = newsletterWords.send;
  if (audience.item) return interpolate(waitlist, { item: audience.item.title });
  return audience.topic ? topics[audience.topic] : all;
}
