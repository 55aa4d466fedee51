import { sql } from 'kysely';
import type { FactName } from '#app/facts/facts.ts';
import { type Db, isPostgres } from '#database/connect.ts';

/** A set that was published; without a value it is the built-in one. */
export type FactVersion = {
  name: FactName;
  version: number;
  value: string | null;
  published_at: string;
};
export type FactDraft = { name: FactName; revision: string; value: string; saved_at: string };

/** Locks drafts and versions until the transaction ends. SQLite runs one writing transaction at a time. */
export async function lockFacts(transaction: Db): Promise<void> {
  if (!isPostgres(transaction)) return;
  await sql`select pg_advisory_xact_lock(hashtext('owner facts'))`.execute(transaction);
}

/** The versions that are kept of all sets, those published first before the others. */
export function listVersions(db: Db): Promise<FactVersion[]> {
  return db
    .selectFrom('fact_versions')
    .selectAll()
    .orderBy('published_at')
    .orderBy('name')
    .$castTo<FactVersion>()
    .execute();
}

/** Adds the version of a set and keeps the former one alone beside it. */
export async function insertVersion(db: Db, row: FactVersion): Promise<void> {
  await db.insertInto('fact_versions').values(row).execute();
  await db
    .deleteFrom('fact_versions')
    .where('name', '=', row.name)
    .where('version', '<', row.version - 1)
    .execute();
}

/** The drafts of all sets, the first one saved first. */
export function listDrafts(db: Db): Promise<FactDraft[]> {
  return db
    .selectFrom('fact_drafts')
    .selectAll()
    .orderBy('saved_at')
    .orderBy('name')
    .$castTo<FactDraft>()
    .execute();
}

export async function insertDraft(db: Db, draft: FactDraft): Promise<void> {
  await db.insertInto('fact_drafts').values(draft).execute();
}

/** Deletes the draft of a set, or all of them. */
export async function deleteDraft(db: Db, name?: string): Promise<void> {
  const drafts = db.deleteFrom('fact_drafts');
  await (name === undefined ? drafts : drafts.where('name', '=', name)).execute();
}
