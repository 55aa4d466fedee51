import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';

/** Marks the rows that a restore holds, and is shown as their reason. */
const HELD = 'Not sent: it was waiting when the backup that was restored was made.';

const isHeld = sql`state = 'cancelled' and last_response = ${HELD}`;

/**
 * Cancels every email and webhook delivery that waits or was being sent. An issue that was being sent
 * waits for the owner on its own page.
 */
export async function holdDeliveries(db: Db, now: string): Promise<void> {
  await sql`
    update outbox set state = 'cancelled', last_response = ${HELD}, finished_at = ${now},
      lease_owner = null, lease_until = null
    where state in ('queued', 'sending')`.execute(db);
  await sql`
    update newsletter_issues set state = 'paused', note = 'late', updated_at = ${now}
    where state = 'sending'`.execute(db);
}

export async function countHeldDeliveries(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from outbox where ${isHeld}`.execute(db);
  return Number(rows[0]?.count);
}

/** Queues them again at their own times; what has expired meanwhile is not sent. */
export async function releaseDeliveries(db: Db): Promise<void> {
  await sql`
    update outbox set state = 'queued', last_response = null, finished_at = null
    where ${isHeld}`.execute(db);
}
