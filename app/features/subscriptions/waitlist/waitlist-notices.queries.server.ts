import type { Db } from '#database/connect.ts';
import type { Signup, WaitlistNotice } from '#database/schema.ts';

/** Stores that an item is ready, or that those who joined since then are to be told, too. */
export async function upsertNotice(
  db: Db,
  { item, link, now }: { item: string; link: string; now: string },
): Promise<void> {
  await db
    .insertInto('waitlist_notices')
    .values({ item, link, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('item').doUpdateSet({ link, is_queued: 0, updated_at: now }),
    )
    .execute();
}

/** The items whose members haven't all been told yet. */
export function listOpenNotices(db: Db): Promise<WaitlistNotice[]> {
  return db.selectFrom('waitlist_notices').selectAll().where('is_queued', '=', 0).execute();
}

/** Locks an open notice in this transaction; undefined if it has been completed. */
export function lockOpenNotice(
  db: Db,
  item: string,
  now: string,
): Promise<WaitlistNotice | undefined> {
  return db
    .updateTable('waitlist_notices')
    .set({ updated_at: now })
    .where('item', '=', item)
    .where('is_queued', '=', 0)
    .returningAll()
    .executeTakeFirst();
}

export async function markNoticeQueued(db: Db, item: string): Promise<void> {
  await db.updateTable('waitlist_notices').set({ is_queued: 1 }).where('item', '=', item).execute();
}

/** The members of a list who wait for its notice, the first ones first. */
export function listWaiting(db: Db, list: string, limit: number) {
  return db
    .selectFrom('signups')
    .selectAll()
    .where('list', '=', list)
    .where('status', '=', 'confirmed')
    .where('email', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The sign-ups to a list by their status. */
export async function countByStatus(
  db: Db,
  list: string,
): Promise<Partial<Record<Signup['status'], number>>> {
  const rows = await db
    .selectFrom('signups')
    .select((select) => ['status', select.fn.countAll<number | string>().as('count')])
    .where('list', '=', list)
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
}

export async function countWaiting(db: Db, list: string): Promise<number> {
  const { count } = await db
    .selectFrom('signups')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('list', '=', list)
    .where('status', '=', 'confirmed')
    .where('email', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
