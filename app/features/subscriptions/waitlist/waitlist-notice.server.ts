import type { AppContext } from '#app/platform/app-context.server.ts';
import { upperFirst } from '#app/platform/format/first-letter.ts';
import { safeHref } from '#app/platform/markdown/markdown.server.ts';
import { createDraft, scheduleIssue } from '../newsletter/issues/issue.server.ts';
import { type Audience, countAudience } from '../newsletter/issues/issue-audience.server.ts';
import { continueIssues } from '../newsletter/issues/issue-sending.server.ts';
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

/** How many people `emailWaitlist` would email now. */
export function countWaiting({ db, now }: AppContext, item: WaitlistItem): Promise<number> {
  return countAudience(db, audienceOf(item), now());
}

function audienceOf(item: WaitlistItem): Audience {
  const name = `waitlist:${item.id}`;
  return { name, list: name, item };
}

/**
 * Emails everybody on an item's waitlist once that it is ready, and where (see `readReadyLink`), as
 * an issue that goes to this list. Returns how many people it is for. A repeat reaches only those
 * who joined since.
 */
export async function emailWaitlist(
  app: AppContext,
  item: WaitlistItem,
  link: string,
): Promise<number> {
  const count = await countWaiting(app, item);
  if (count === 0) return 0;
  const words = itemInWords(item.id, item.title);
  const preheader = `${upperFirst(words)} is ready.`;
  const id = await createDraft(app, {
    subject: `Ready: ${words}`,
    preheader,
    body: `${preheader.replace(/[\\`*_[\]<>]/g, '\\$&')} You asked us to let you know, and this is the only email we’ll send about it.\n\n[See it now](<${link}>)\n`,
  });
  await scheduleIssue(app, id, { audience: audienceOf(item) });
  await continueIssues(app);
  return count;
}
