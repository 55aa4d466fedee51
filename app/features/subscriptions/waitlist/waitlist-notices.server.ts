import { queueEmail } from '#app/emails/queue-email.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { safeHref } from '#app/platform/markdown/markdown.server.ts';
import { PRIORITY } from '#app/platform/outbox/delivery.ts';
import type { Db } from '#database/connect.ts';
import type { Signup, WaitlistNotice } from '#database/schema.ts';
import { updateSignup } from '../signup.queries.server.ts';
import { itemWithId, waitlistOf } from '../signup-lists.server.ts';
import { addEvent } from '../signup-manage.server.ts';
import { itemInEmails } from './waitlist-item-words.ts';
import type { WaitlistItem } from './waitlist-items.server.ts';
import {
  countByStatus,
  countWaiting,
  listOpenNotices,
  listWaiting,
  lockOpenNotice,
  markNoticeQueued,
  upsertNotice,
} from './waitlist-notices.queries.server.ts';

/** Members told in one transaction, so that other writers never wait for a whole waitlist. */
const STEP_SIZE = 50;

type NoticeContext = Pick<AppContext, 'db' | 'now' | 'wakeOutbox'>;

/**
 * Reads the URL where an item that is now ready can be found; undefined if it can't be used. The
 * item's own page isn't allowed, because it still says Coming Soon.
 */
export function readReadyLink(
  { config }: Pick<AppContext, 'config'>,
  item: WaitlistItem,
  text: string,
): string | undefined {
  const href = safeHref(text.trim());
  if (href === undefined || href.startsWith('mailto:')) return undefined;
  const url = new URL(href, config.siteUrl);
  const isOwnPage =
    url.origin === new URL(config.siteUrl).origin && url.pathname.replace(/\/+$/, '') === item.path;
  return isOwnPage ? undefined : url.href;
}

/** The people on the waitlist of an item, whether or not it still exists. */
export async function countWaitlist(
  { db }: Pick<AppContext, 'db'>,
  id: string,
): Promise<{ waiting: number; pending: number; told: number }> {
  const counts = await countByStatus(db, waitlistOf(itemWithId(id)).name);
  const { confirmed: waiting = 0, pending = 0, notified: told = 0 } = counts;
  return { waiting, pending, told };
}

/** How many people `publishItem` would tell now. */
export function countPeopleWaiting(
  { db }: Pick<AppContext, 'db'>,
  item: WaitlistItem,
): Promise<number> {
  return countWaiting(db, waitlistOf(item).name);
}

/**
 * Tells everybody on an item's waitlist once that it is ready, and where (see `readReadyLink`). The
 * first notices are queued now, the others by `continueNotices`. Returns how many people it is for.
 * A repeat reaches only those who joined since.
 */
export async function publishItem(
  app: NoticeContext,
  item: WaitlistItem,
  link: string,
): Promise<number> {
  const count = await countWaiting(app.db, waitlistOf(item).name);
  if (count === 0) return 0;
  await upsertNotice(app.db, { item: item.id, link, now: app.now().toISOString() });
  await queueNextNotices(app, item.id);
  return count;
}

/**
 * Queues the next notices of items that are ready. Called every few seconds in each process. Each
 * step is one transaction that also ends the entries it tells, so crashes and other processes
 * neither skip nor repeat anybody.
 */
export async function continueNotices(app: NoticeContext): Promise<void> {
  for (const { item } of await listOpenNotices(app.db)) await queueNextNotices(app, item);
}

async function queueNextNotices(app: NoticeContext, itemId: string): Promise<void> {
  // The owner has promised the notice, and it links to where the item is: it goes on if the content
  // loses the item in the meantime.
  const item = itemWithId(itemId);
  const list = waitlistOf(item).name;
  await app.db.transaction().execute(async (transaction) => {
    const now = app.now();
    // The update locks the notice, so that a second process waits here and tells the next ones.
    const notice = await lockOpenNotice(transaction, itemId, now.toISOString());
    if (!notice) return;
    const entries = await listWaiting(transaction, list, STEP_SIZE);
    for (const entry of entries) await queueNotice(transaction, notice, item, entry, now);
    if (entries.length < STEP_SIZE) await markNoticeQueued(transaction, itemId);
  });
  app.wakeOutbox();
}

async function queueNotice(
  transaction: Db,
  { link }: WaitlistNotice,
  item: WaitlistItem,
  entry: Signup,
  now: Date,
): Promise<void> {
  const list = waitlistOf(item);
  const ended = { status: 'notified', ended_at: now.toISOString() } as const;
  if (entry.email === null || !(await updateSignup(transaction, entry, ended))) return;
  await addEvent(transaction, undefined, list, entry, 'notified', 'owner', now);
  const named = itemInEmails(item.id, item.title);
  const props = { signupId: entry.id, ...named, itemPath: link, list: list.name };
  await queueEmail(transaction, 'waitlist-notice', props, {
    ...{ to: entry.email, now, priority: PRIORITY.bulk },
    dedupeKey: `waitlist-notice:${entry.id}`,
  });
}
