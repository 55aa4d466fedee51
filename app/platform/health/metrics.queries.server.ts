import type { Db } from '#database/connect.ts';

/** When the oldest waiting row became due; undefined if none is. */
export async function findOldestDue(db: Db, now: string): Promise<string | undefined> {
  const { oldest } = await db
    .selectFrom('outbox')
    .select((select) => select.fn.min('next_attempt_at').as('oldest'))
    .where('state', '=', 'queued')
    .where('next_attempt_at', '<=', now)
    .executeTakeFirstOrThrow();
  return oldest ?? undefined;
}

/** The number of attempts by outcome, starting with the id `firstId` (ids sort by time). */
export async function countAttempts(
  db: Db,
  firstId: string,
): Promise<{ provider: string; outcome: string; count: number }[]> {
  const rows = await db
    .selectFrom('outbox_attempts')
    .select((select) => ['provider', 'outcome', select.fn.countAll<number | string>().as('count')])
    .where('id', '>=', firstId)
    .groupBy(['provider', 'outcome'])
    .orderBy('provider')
    .orderBy('outcome')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
