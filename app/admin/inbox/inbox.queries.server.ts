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

/** Newest first, by id: ids sort by time. */
export async function listSubmissions(
  db: Db,
  filter: InboxFilter,
  { before, limit }: Page,
): Promise<Submission[]> {
  const { status, tag, assignedTo } = filter;
  const words = filter.search === undefined ? [] : wordsOf(filter.search);
  const isSearchable = words.length <= MOST_WORDS && !words.some(isTooLongForIndex);
  if (filter.search !== undefined && (words.length === 0 || !isSearchable)) return [];
  if (words.length > 0 && !isPostgres(db)) {
    const ids = await listIdsInIndex(db, { ...filter, words }, { before, limit });
    const rows = await db.selectFrom('submissions').selectAll().where('id', 'in', ids).execute();
    return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  }
  let query = db.selectFrom('submissions').selectAll('submissions').limit(limit);
  if (status) {
    query = query
      .where('status', '=', status)
      .orderBy('submissions.created_at', 'desc')
      .orderBy('submissions.id', 'desc');
    if (before) {
      const last = await findSubmission(db, before);
      query = query
        .where('submissions.created_at', '<=', last?.created_at ?? '')
        .where('submissions.id', '<', before);
    }
  } else {
    query = query.orderBy('submissions.id', 'desc');
    if (before) query = query.where('submissions.id', '<', before);
  }
  if (tag) {
    query = query.where('submissions.id', 'in', (select) =>
      select.selectFrom('submission_tags').select('submission_id').where('tag', '=', tag),
    );
  }
  if (assignedTo !== undefined) {
    query = query.where('assigned_to', assignedTo === null ? 'is' : '=', assignedTo);
  }
  if (words.length > 0) query = query.where(hasWords(words));
  return query.execute();
}

/** Postgres holds words of at most 2,046 bytes, and a letter may take four. Nobody types as many. */
function isTooLongForIndex(word: string): boolean {
  return word.length > 500;
}

function wordsOf(search: string): string[] {
  return search.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Searches SQLite's full-text index, which contains status and tags as well (migration 0007). */
async function listIdsInIndex(
  db: Db,
  { words, status, tag, assignedTo }: { words: readonly string[] } & InboxFilter,
  { before, limit }: Page,
): Promise<string[]> {
  const parts = words.map((word) => `words : "${word}" *`);
  if (status) parts.push(`status : "${status}"`);
  if (tag) parts.push(`tags : "${tag.replaceAll('"', ' ')}"`);
  const tagged = sql`and id in (select submission_id from submission_tags where tag = ${tag ?? ''})`;
  const isTheirs = assignedTo === null ? sql`is null` : sql`= ${assignedTo}`;
  const assigned = sql`and id in (select id from submissions where assigned_to ${isTheirs})`;
  const older = sql`and rowid < (select rowid from submission_search where submission_search match ${`id : "${before?.replaceAll('"', '')}"`})`;
  const { rows } = await sql<{ id: string }>`
    select id from submission_search where submission_search match ${parts.join(' AND ')}
    ${tag ? tagged : sql``} ${assignedTo === undefined ? sql`` : assigned} ${before ? older : sql``} order by rowid desc limit ${limit}`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

/** Must equal the expression of the Postgres index `submission_search` (migration 0007). */
function hasWords(words: readonly string[]) {
  return sql<boolean>`array_to_tsvector(string_to_array(search_words(
    reference || ' ' || name || ' ' || email || ' ' || phone || ' ' || company || ' ' || message || ' ' || details), ' '))
    @@ (replace(search_words(${words.join(' ')}), ' ', ':* & ') || ':*')::tsquery`;
}

export async function findSubmission(db: Db, id: string): Promise<Submission | undefined> {
  return db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertNote(db: Db, note: SubmissionNote): Promise<void> {
  await db.insertInto('submission_notes').values(note).execute();
}

export async function listTagsOf(db: Db, submissionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('submission_tags')
    .select('tag')
    .where('submission_id', '=', submissionId)
    .orderBy('tag')
    .execute();
  return rows.map((row) => row.tag);
}

export async function listAllTags(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('submission_tags')
    .select('tag')
    .distinct()
    .orderBy('tag')
    .limit(100)
    .execute();
  return rows.map((row) => row.tag);
}

export async function replaceTags(
  db: Db,
  submissionId: string,
  tags: readonly string[],
): Promise<void> {
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
): Promise<boolean> {
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

/** How many of these messages are in quarantine. */
export async function countHeld(db: Db, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const held = await db
    .selectFrom('submissions')
    .select('id')
    .where('id', 'in', [...ids])
    .where('status', '=', 'quarantine')
    .execute();
  return held.length;
}

/** Releases a message from quarantine; returns false if it isn't in quarantine. */
export async function markReleased(db: Db, id: string): Promise<boolean> {
  const released = await db
    .updateTable('submissions')
    .set({ status: 'new', held_input: null })
    .where('id', '=', id)
    .where('status', '=', 'quarantine')
    .returning('id')
    .executeTakeFirst();
  return released !== undefined;
}

export async function markFollowUp(db: Db, id: string, day: string | null): Promise<void> {
  await db.updateTable('submissions').set({ follow_up_on: day }).where('id', '=', id).execute();
}
