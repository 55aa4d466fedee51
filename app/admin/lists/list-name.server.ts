import { titleOfItem } from '#app/features/subscriptions/waitlist/waitlist-items.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { listsWords } from './lists.content.ts';

/** The name of a stored list: `newsletter`, or `waitlist:` and the id of an item. */
export function nameList(list: string): string {
  if (list === 'newsletter') return listsWords.newsletter;
  return interpolate(listsWords.waitlist, { item: nameItem(list.replace(/^waitlist:/, '')) });
}

/** The name of the item with this id, also of one that is no longer in the content. */
export function nameItem(id: string): string {
  const title = titleOfItem(id);
  return id.startsWith('download:') ? interpolate(listsWords.download, { title }) : title;
}
