import type { Db } from '#database/connect.ts';

/** Whether a call or a waiting request is of this kind. */
export async function isKindUsed(db: Db, kind: string): Promise<boolean> {
  for (const table of ['bookings', 'earlier_requests'] as const) {
    const found = await db
      .selectFrom(table)
      .select('id')
      .where('kind', '=', kind)
      .limit(1)
      .executeTakeFirst();
    if (found) return true;
  }
  return false;
}
