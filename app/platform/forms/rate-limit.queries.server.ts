import type { Db } from '#database/connect.ts';

/**
 * Locks the row of a key, creating it if needed, and returns its counted events. Within a
 * transaction the row stays locked until the end.
 */
export async function takeRateLimit(db: Db, key: string, expiresAt: string): Promise<string> {
  const { events } = await db
    .insertInto('rate_limits')
    .values({ key, events: '[]', expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ expires_at: expiresAt }))
    .returning('events')
    .executeTakeFirstOrThrow();
  return events;
}

export async function updateRateLimit(db: Db, key: string, events: string): Promise<void> {
  await db.updateTable('rate_limits').set({ events }).where('key', '=', key).execute();
}

export async function deleteRateLimit(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

export async function deleteRateLimitsExpiredBefore(db: Db, now: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('expires_at', '<=', now).execute();
}
