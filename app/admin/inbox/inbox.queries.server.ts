import { sql } from 'kysely';
import { newId } from '#app/platform/ids.ts';
import { type Db, isPostgres } from '#database/connect.ts';
import type { SubmissionStatus } from '#database/schema.ts';

/** Whose messages or calls are wanted: `mine` (of the viewer), `nobody`, or all of them. */
export function readAssigned(value: string | null, viewer: string): string | null | undefined {
  if (value === 'mine') return viewer;
  return value === 'nobody' ? null : undefined;
}

/** Newest first: ids sort by time. Empty texts filter nothing; `before` is the last id known. */
export function listSubmissions(
  db: Db,
  { status = '', tag = '', q = '', before = '' },
  assignedTo: string | null | undefined,
  limit: number,
) {
  let query = db
    .selectFrom('submissions')
    .select(['id', 'name', 'email', 'company', 'source', 'message'])
    .select(['status', 'assigned_to', 'created_at'])
    .orderBy('id', 'desc')
    .limit(limit);
  if (before) query = query.where('id', '<', before);
  if (status) query = query.where('status', '=', status as SubmissionStatus);
  if (tag) {
    query = query.where('id', 'in', (select) =>
      select.selectFrom('submission_tags').select('submission_id').where('tag', '=', tag),
    );
  }
  if (assignedTo !== undefined) {
    query = query.where('assigned_to', assignedTo === null ? 'is' : '=', assignedTo);
  }
  // Each word must be the beginning of one in the message. Longer texts exceed what both databases
  // can combine, or hold as one word.
  if (q) {
    const words =
      q
        .slice(0, 100)
        .normalize('NFC')
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    const match = words.map((word) => `words : "${word}" *`).join(' AND ');
    // The full-text index of SQLite, and the expression of the index on Postgres (migration 0007).
    const isFound = isPostgres(db)
      ? sql<boolean>`array_to_tsvector(string_to_array(search_words(
          reference || ' ' || name || ' ' || email || ' ' || phone || ' ' || company || ' ' || message || ' ' || details), ' '))
          @@ (replace(search_words(${words.join(' ')}), ' ', ':* & ') || ':*')::tsquery`
      : sql<boolean>`id in (select id from submission_search where submission_search match ${match})`;
    query = query.where(words.length === 0 ? sql<boolean>`1 = 0` : isFound);
  }
  return query.execute();
}

export function findSubmission(db: Db, id: string) {
  return db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function updateLead(
  db: Db,
  id: string,
  changes: { status: SubmissionStatus; follow_up_on: string | null },
) {
  await db.updateTable('submissions').set(changes).where('id', '=', id).execute();
}

export async function insertNote(db: Db, submissionId: string, text: string, now: Date) {
  await db
    .insertInto('submission_notes')
    .values({ id: newId(now), submission_id: submissionId, text, created_at: now.toISOString() })
    .execute();
}

/** The tags of a message, or all tags that there are. */
export async function listTags(db: Db, submissionId?: string) {
  let query = db.selectFrom('submission_tags').select('tag').distinct().orderBy('tag').limit(100);
  if (submissionId) query = query.where('submission_id', '=', submissionId);
  return (await query.execute()).map(({ tag }) => tag);
}

export async function replaceTags(db: Db, submissionId: string, tags: readonly string[]) {
  await db.deleteFrom('submission_tags').where('submission_id', '=', submissionId).execute();
  if (tags.length === 0) return;
  await db
    .insertInto('submission_tags')
    .values(tags.map((tag) => ({ submission_id: submissionId, tag })))
    .execute();
}

/**
 * Changes the status if it is still the expected one, else returns false. What was kept for the
 * emails of a quarantined message is dropped.
 */
export async function updateStatus(
  db: Db,
  id: string,
  from: SubmissionStatus,
  to: SubmissionStatus,
) {
  const { numUpdatedRows } = await db
    .updateTable('submissions')
    .set({ status: to, held_input: null })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Gives several messages the same status and returns those that changed. Never marks a quarantined
 * message as handled, because it may be a real one that nobody has read.
 */
export function markAll(db: Db, ids: readonly string[], status: 'handled' | 'spam') {
  return db
    .updateTable('submissions')
    .set({ status })
    .where('id', 'in', ['', ...ids])
    .where('status', 'not in', status === 'handled' ? ['handled', 'quarantine'] : [status])
    .returning('reference')
    .execute();
}
