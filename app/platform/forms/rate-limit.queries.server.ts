import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';

type Window = { now: string; end: string; latestEnd: string };

/**
 * Counts one event in the open window of a key, or begins a window that ends at `end`. A window
 * that ends after `latestEnd` was begun by a wrong clock and is replaced. Within a transaction the
 * row stays locked until the end.
 */
export async function countEvent(
  db: Db,
  key: string,
  { now, end, latestEnd }: Window,
): Promise<{ count: number; end: string }> {
  const isOpen = sql<boolean>`(rate_limits.expires_at > ${now} and rate_limits.expires_at <= ${latestEnd})`;
  const row = await db
    .insertInto('rate_limits')
    .values({ key, events: '1', expires_at: end })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        events: sql<string>`case when ${isOpen} then cast(cast(rate_limits.events as integer) + 1 as text) else '1' end`,
        expires_at: sql<string>`case when ${isOpen} then rate_limits.expires_at else ${end} end`,
      }),
    )
    .returning(['events', 'expires_at'])
    .executeTakeFirstOrThrow();
  return { count: Number(row.events), end: row.expires_at };
}

export async function uncountEvent(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ events: sql<string>`cast(cast(events as integer) - 1 as text)` })
    .where('key', '=', key)
    .where('events', '<>', '0')
    .execute();
}

export async function deleteRateLimit(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

export async function deleteRateLimitsExpiredBefore(db: Db, now: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('expires_at', '<=', now).execute();
}
