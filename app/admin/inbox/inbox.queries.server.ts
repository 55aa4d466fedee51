import { sql } from 'kysely';
import { type Db, isPostgres } from '#database/connect.ts';
import type { Submission, SubmissionNote, SubmissionStatus } from '#database/schema.ts';
import type { InboxFilter } from './inbox-filter.ts';

export type Page = {
  /** The id of the previous page's last row. */
  before?: string | undefined;
  limit: number;
};

/** More than anybody types, and far fewer than both databases can combine. */
const MOST_WORDS = 50;

/** Newest first: ids sort by time. */
export async function listSubmissions(
  db: Db,
  { status, tag, search, assignedTo }: InboxFilter,
  { before, limit }: Page,
): Promise<Submission[]> {
  let query = db.selectFrom('submissions').selectAll().orderBy('id', 'desc').limit(limit);
  if (before) query = query.where('id', '<', before);
  if (status) query = query.where('status', '=', status);
  if (tag) {
    query = query.where('id', 'in', (select) =>
      select.selectFrom('submission_tags').select('submission_id').where('tag', '=', tag),
    );
  }
  if (assignedTo !== undefined) {
    query = query.where('assigned_to', assignedTo === null ? 'is' : '=', assignedTo);
  }
  if (search !== undefined) {
    const words = search.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
    const isSearchable = words.length > 0 && words.length <= MOST_WORDS;
    if (!isSearchable || words.some(isTooLongForIndex)) return [];
    query = query.where(isPostgres(db) ? hasWords(words) : isInIndex(words));
  }
  return query.execute();
}

/** Postgres holds words of at most 2,046 bytes, and a letter may take four. Nobody types as many. */
function isTooLongForIndex(word: string): boolean {
  return word.length > 500;
}

/** Searches SQLite's full-text index (migration 0007). */
function isInIndex(words: readonly string[]) {
  const match = words.map((word) => `words : "${word}" *`).join(' AND ');
  return sql<boolean>`id in (select id from submission_search where submission_search match ${match})`;
}

/** Must equal the expression of the Postgres index `submission_search` (migration 0007). */
function hasWords(words: readonly string[]) {
  return sql<boolean>`array_to_tsvector(string_to_array(search_words(
    reference || ' ' || name || ' ' || email || ' ' || phone || ' ' || company || ' ' || message || ' ' || details), ' '))
    @@ (replace(search_words(${words.join(' ')}), ' ', ':* & ') || ':*')::tsquery`;
}

export async function findSubmission(db: Db, id: string) {
  return db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertNote(db: Db, note: SubmissionNote) {
  await db.insertInto('submission_notes').values(note).execute();
}

export async function listTagsOf(db: Db, submissionId: string) {
  const rows = await db
    .selectFrom('submission_tags')
    .select('tag')
    .where('submission_id', '=', submissionId)
    .orderBy('tag')
    .execute();
  return rows.map((row) => row.tag);
}

export async function listAllTags(db: Db) {
  const rows = await db
    .selectFrom('submission_tags')
    .select('tag')
    .distinct()
    .orderBy('tag')
    .limit(100)
    .execute();
  return rows.map((row) => row.tag);
}

export async function replaceTags(db: Db, submissionId: string, tags: readonly string[]) {
  await db.deleteFrom('submission_tags').where('submission_id', '=', submissionId).execute();
  if (tags.length === 0) return;
  await db
    .insertInto('submission_tags')
    .values(tags.map((tag) => ({ submission_id: submissionId, tag })))
    .execute();
}

/** Changes the status if it is still the expected one, else returns false. */
export async function updateStatus(
  db: Db,
  id: string,
  from: SubmissionStatus,
  to: SubmissionStatus,
) {
  const updated = await db
    .updateTable('submissions')
    .set({
      status: to,
      // The filter's reason isn't why somebody moves a message there by hand.
      ...(to === 'quarantine' && from !== 'quarantine' ? { quarantine_reason: null } : {}),
    })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/**
 * Gives several messages the same status and returns those that changed. Never marks a quarantined
 * message as handled, because it may be a real one that nobody has read.
 */
export async function markAll(
  db: Db,
  ids: readonly string[],
  status: 'handled' | 'spam',
): Promise<{ reference: string }[]> {
  if (ids.length === 0) return [];
  let query = db
    .updateTable('submissions')
    .set({ status })
    .where('id', 'in', [...ids])
    .where('status', '!=', status);
  if (status === 'handled') query = query.where('status', '!=', 'quarantine');
  return query.returning('reference').execute();
}

/** Releases a message from quarantine; returns false if it isn't in quarantine. */
export async function markReleased(db: Db, id: string) {
  const released = await db
    .updateTable('submissions')
    .set({ status: 'new', held_input: null })
    .where('id', '=', id)
    .where('status', '=', 'quarantine')
    .returning('id')
    .executeTakeFirst();
  return released !== undefined;
}

export async function markFollowUp(db: Db, id: string, day: string | null) {
  await db.updateTable('submissions').set({ follow_up_on: day }).where('id', '=', id).execute();
}
