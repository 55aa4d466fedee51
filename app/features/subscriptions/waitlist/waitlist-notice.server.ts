import type { AppContext } from '#app/platform/app-context.server.ts';
import { upperFirst } from '#app/platform/format/first-letter.ts';
import { safeHref } from '#app/platform/markdown/markdown.server.ts';
import { createDraft } from '../newsletter/issues/issue.server.ts';
import { countAudience } from '../newsletter/issues/issue-audience.server.ts';
import { GENERAL_WAITLIST, itemInWords } from './waitlist.content.ts';
import { isReady, type WaitlistItem } from './waitlist-items.server.ts';

/**
 * The URL where an item that is now ready can be found: its own page, once that says so. The list
 * for whatever comes next has no page, so the owner enters an address. Undefined if there is none
 * that can be used.
 */
export function readReadyLink(
  { config, facts }: AppContext,
  item: WaitlistItem,
  text: string,
): string | undefined {
  if (item.id !== GENERAL_WAITLIST) {
    return isReady(facts(), item.id) ? new URL(item.path, config.siteUrl).href : undefined;
  }
  const href = safeHref(text.trim());
  if (href === undefined || href.startsWith('mailto:')) return undefined;
  return new URL(href, config.siteUrl).href;
}

/**
 * Drafts the one email that tells an item's waitlist that it is ready, and where (see
 * `readReadyLink`), as an issue that goes to this list. Returns its id; undefined if nobody waits.
 */
export async function draftWaitlistNotice(
  app: AppContext,
  item: WaitlistItem,
  link: string,
): Promise<string | undefined> {
  const list = `waitlist:${item.id}`;
  if ((await countAudience(app.db, { name: list, list, item }, app.now())) === 0) return undefined;
  const words = itemInWords(item.id, item.title);
  const preheader = `${upperFirst(words)} is ready.`;
  const draft = {
    subject: `Ready: ${words}`,
    preheader,
    body: `${preheader.replace(/[\\`*_[\]<>]/g, '\\$&')} You asked us to let you know, and this is the only email we’ll send about it.\n\n[See it now](<${link}>)\n`,
  };
  return createDraft(app, draft, list);
}
