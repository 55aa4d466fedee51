import type { Db } from '#database/connect.ts';

/**
 * Takes the row of a key, making it where there is none, and returns what it has counted. Within a
 * transaction nobody else can take the row until the end.
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
