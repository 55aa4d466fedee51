import type { Facts } from '#app/facts/facts.ts';
import type { Audience } from '#app/features/subscriptions/newsletter/issues/issue-audience.server.ts';
import { itemWithId } from '#app/features/subscriptions/waitlist/waitlist-items.server.ts';

/** The name of a stored list: `newsletter`, or `waitlist:` and the id of an item. */
export function nameList(facts: Facts, list: string): string {
  if (list === 'newsletter') return 'Newsletter';
  return `Waitlist for ${itemWithId(facts, list.replace(/^waitlist:/, '')).title}`;
}

/** The name of an audience in the admin area. */
export function nameAudience({ item, topic }: Audience): string {
  if (item) return `The waitlist for “${item.title}”`;
  if (topic === 'courses') return 'Subscribers who haven’t opted out of news about courses';
  return topic ? 'Subscribers who haven’t opted out of offers' : 'All confirmed subscribers';
}
