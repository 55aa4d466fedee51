import type { Db } from '#database/connect.ts';

/** Waiting rows of the outbox created after `soon`, while the clock was ahead. */
export function listRowsOfFuture(db: Db, soon: string) {
  return db
    .selectFrom('outbox')
    .select(['id', 'created_at', 'next_attempt_at'])
    .where('state', '=', 'queued')
    .where('created_at', '>', soon)
    .execute();
}

export async function updateNextAttempt(db: Db, id: string, at: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: at })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();
}

/** Ends leases that last longer than any lease may. */
export async function endLeasesAfter(db: Db, latest: string, now: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ lease_until: now })
    .where('state', '=', 'sending')
    .where('lease_until', '>', latest)
    .execute();
}
