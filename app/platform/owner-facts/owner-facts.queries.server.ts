import type { FactName } from '#app/facts/facts.ts';
import type { Db } from '#database/connect.ts';

/** How many former versions of each set are kept. */
const KEPT_VERSIONS = 20;

export type FactVersion = {
  name: FactName;
  version: number;
  value: string | null;
  published_at: string;
};
export type FactDraft = { name: FactName; revision: string; value: string; saved_at: string };

/** The version of each set that applies. */
export function listCurrentVersions(db: Db): Promise<FactVersion[]> {
  return db
    .selectFrom('fact_versions as one')
    .select(['one.name', 'one.version', 'one.value', 'one.published_at'])
    .where('one.version', '=', (query) =>
      query
        .selectFrom('fact_versions as other')
        .select((each) => each.fn.max('other.version').as('newest'))
        .whereRef('other.name', '=', 'one.name'),
    )
    .orderBy('one.name')
    .$castTo<FactVersion>()
    .execute();
}

/** The versions of a set that are kept, the first ones first. */
export function listVersions(db: Db, name: string): Promise<FactVersion[]> {
  return db
    .selectFrom('fact_versions')
    .select(['name', 'version', 'value', 'published_at'])
    .where('name', '=', name)
    .orderBy('version')
    .$castTo<FactVersion>()
    .execute();
}

/** Returns false if this version exists already, because somebody else published first. */
export async function insertVersion(db: Db, row: FactVersion): Promise<boolean> {
  const added = await db
    .insertInto('fact_versions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  if (!added) return false;
  await db
    .deleteFrom('fact_versions')
    .where('name', '=', row.name)
    .where('version', '<=', row.version - KEPT_VERSIONS)
    .execute();
  return true;
}

/** The drafts of all sets, the first one saved first. */
export function listDrafts(db: Db): Promise<FactDraft[]> {
  return db
    .selectFrom('fact_drafts')
    .select(['name', 'revision', 'value', 'saved_at'])
    .orderBy('saved_at')
    .orderBy('name')
    .$castTo<FactDraft>()
    .execute();
}

/** Stores the draft unless it was changed since `seen`; undefined means that there was none. */
export async function saveDraft(
  db: Db,
  draft: FactDraft,
  seen: string | undefined,
): Promise<boolean> {
  const saved =
    seen === undefined
      ? await db
          .insertInto('fact_drafts')
          .values(draft)
          .onConflict((conflict) => conflict.doNothing())
          .returning('name')
          .executeTakeFirst()
      : await db
          .updateTable('fact_drafts')
          .set(draft)
          .where('name', '=', draft.name)
          .where('revision', '=', seen)
          .returning('name')
          .executeTakeFirst();
  return saved !== undefined;
}

/** Deletes the draft of a set, or all of them. */
export async function deleteDraft(db: Db, name: string | undefined): Promise<void> {
  const drafts = db.deleteFrom('fact_drafts');
  await (name === undefined ? drafts : drafts.where('name', '=', name)).execute();
}

/** Deletes the draft unless it was changed since `seen`. */
export async function deleteSeenDraft(db: Db, name: string, seen: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('fact_drafts')
    .where('name', '=', name)
    .where('revision', '=', seen)
    .returning('name')
    .executeTakeFirst();
  return deleted !== undefined;
}
