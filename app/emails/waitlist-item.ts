import * as v from 'valibot';
import { upperFirst } from '#app/platform/format/first-letter.ts';

/** How the emails of a waitlist name its item. */
export const waitlistItemSchema = {
  /** From our catalogue, never from a form. */
  itemTitle: v.string(),
  /** In place of a title, in the middle of a sentence: "our next course". */
  itemWords: v.optional(v.string()),
};

type NamedItem = { itemTitle: string; itemWords?: string | undefined };

/** The item in a subject. */
export function itemInSubject({ itemTitle, itemWords }: NamedItem): string {
  return itemWords ?? itemTitle;
}

/** The item in a sentence: a title has quotation marks. */
export function itemInText({ itemTitle, itemWords }: NamedItem): string {
  return itemWords ?? `“${itemTitle}”`;
}

/** The item at the start of a sentence. */
export function itemAtStart(item: NamedItem): string {
  return upperFirst(itemInText(item));
}
