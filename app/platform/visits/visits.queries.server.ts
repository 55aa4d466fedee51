import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { NewOrigin, PageViewsRow } from '#database/schema.ts';

export type PageViews = PageViewsRow;

/** Rows of one statement, which has a limited number of parameters. */
const CHUNK = 200;

/** Adds views to those already stored, all or none of them. */
export async function addPageViews(db: Db, rows: readonly PageViews[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (let at = 0; at < rows.length; at += CHUNK) {
      await transaction
        .insertInto('page_views')
        .values(rows.slice(at, at + CHUNK))
        .onConflict((conflict) =>
          conflict.columns(['day', 'path', 'source', 'device']).doUpdateSet({
            views: sql`page_views.views + excluded.views`,
            visitors: sql`page_views.visitors + excluded.visitors`,
          }),
        )
        .execute();
    }
  });
}

/** Keeps the first origin of a subject. */
export async function insertOrigin(db: Db, origin: NewOrigin): Promise<void> {
  await db
    .insertInto('origins')
    .values(origin)
    .onConflict((conflict) => conflict.column('subject_id').doNothing())
    .execute();
}

export function findOriginOf(db: Db, subjectId: string) {
  return db
    .selectFrom('origins')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
}

/** Deletes what was counted before the given day. */
export async function deletePageViewsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('page_views').where('day', '<', day).execute();
}

/** Deletes the origins before the given instant. */
export async function deleteOriginsBefore(db: Db, at: string): Promise<void> {
  await db.deleteFrom('origins').where('at', '<', at).execute();
}

/** Deletes the origins of these messages, calls and sign-ups. */
export async function deleteOriginsOf(db: Db, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length === 0) return;
  await db
    .deleteFrom('origins')
    .where('subject_id', 'in', [...subjectIds])
    .execute();
}
