import { runTransaction } from '#database/transaction.ts';
import type { AppContext } from '../app-context.server.ts';
import { deleteSetting, insertSetting } from '../settings/settings.queries.server.ts';
import { STALLED_AFTER_MINUTES } from './delivery-problems.server.ts';
import { countLateEmails } from './outbox-count.queries.server.ts';
import { queueWebhook } from './webhooks.server.ts';

/** The settings row that exists while email is delayed and the webhooks have been told. */
const KEY = 'email-delay';

/**
 * Tells the webhooks once when emails have waited for an hour, whatever the reason, and again only
 * after email has worked in between. The row makes sure that only one of several processes does so.
 */
export async function watchEmailDelay(
  app: Pick<AppContext, 'db' | 'now' | 'wakeOutbox' | 'log'>,
): Promise<void> {
  const { db, log } = app;
  const now = app.now();
  const dueBefore = new Date(now.getTime() - STALLED_AFTER_MINUTES * 60_000).toISOString();
  const late = await countLateEmails(db, dueBefore);
  if (late === 0) {
    await deleteSetting(db, KEY);
    return;
  }
  const isFirst = await runTransaction(db, Boolean, async (transaction) => {
    const value = JSON.stringify({ late });
    if (!(await insertSetting(transaction, KEY, value, now.toISOString()))) return false;
    const told = { late, minutes: STALLED_AFTER_MINUTES, dueBefore };
    await queueWebhook(transaction, 'email.delayed', told, now);
    return true;
  });
  if (!isFirst) return;
  log.warn('mail.delayed', { late });
  app.wakeOutbox();
}
