import type { Db } from '#database/connect.ts';

/** Marks the rows that a restore holds, and is shown as their reason. */
const HELD = 'Not sent: it was waiting when the backup that was restored was made.';

/** Cancels every email and webhook delivery that waits or was being sent. */
export async function cancelDeliveries(db: Db, now: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'cancelled', last_response: HELD, finished_at: now })
    .set({ lease_owner: null, lease_until: null })
    .where('state', 'in', ['queued', 'sending'])
    .execute();
}

/** An issue that was being sent waits for the owner on its own page. */
export async function markIssuesPaused(db: Db, now: string): Promise<void> {
  await db
    .updateTable('newsletter_issues')
    .set({ state: 'paused', note: 'late', updated_at: now })
    .where('state', '=', 'sending')
    .execute();
}

export async function countHeldDeliveries(db: Db): Promise<number> {
  const held = await db
    .selectFrom('outbox')
    .select((row) => row.fn.countAll().as('count'))
    .where('state', '=', 'cancelled')
    .where('last_response', '=', HELD)
    .executeTakeFirstOrThrow();
  return Number(held.count);
}

/** Queues them again at their own times; what has expired meanwhile is not sent. */
export async function releaseDeliveries(db: Db): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'queued', last_response: null, finished_at: null })
    .where('state', '=', 'cancelled')
    .where('last_response', '=', HELD)
    .execute();
}
