import type { Db } from '#database/connect.ts';

/** Waiting rows of the outbox that were written later than `soon`, when the clock was ahead. */
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

/** Ends leases that reach further than any lease is given for. */
export async function endLeasesAfter(db: Db, latest: string, now: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ lease_until: now })
    .where('state', '=', 'sending')
    .where('lease_until', '>', latest)
    .execute();
}
