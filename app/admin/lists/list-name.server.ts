import type { Facts } from '#app/facts/facts.ts';
import { itemWithId } from '#app/features/subscriptions/waitlist/waitlist-items.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { Db } from '#database/connect.ts';
import { listsWords } from './lists.content.ts';
import { countByList } from './lists.queries.server.ts';

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

export type MemberCounts = { confirmed: number; notified: number; pending: number };

/** The sign-ups to each list by their status, by the name of the list. */
export async function countMembers(db: Db): Promise<(list: string) => MemberCounts> {
  const rows = await countByList(db);
  return (list) => {
    const counts = { confirmed: 0, notified: 0, pending: 0 };
    const own = rows.filter((row) => row.list === list);
    return Object.assign(counts, Object.fromEntries(own.map((row) => [row.status, row.count])));
  };
}
