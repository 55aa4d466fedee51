import { sql } from 'kysely';
import { type Db, isPostgres } from '#database/connect.ts';
import type { Submission, SubmissionNote, SubmissionStatus } from '#database/schema.ts';

export type InboxFilter = {
  status?: SubmissionStatus | undefined;
  tag?: string | undefined;
  search?: string | undefined;
  before?: string | undefined;
  limit: number;
};

/** Newest first; `before` is the id of the last row of the page before. Ids sort by time. */
export async function listSubmissions(db: Db, filter: InboxFilter): Promise<Submission[]> {
  let query = db.selectFrom('submissions').selectAll('submissions').limit(filter.limit);
  const { status, tag, search, before } = filter;
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
  if (search) {
    const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
    const like = sql.raw(isPostgres(db) ? 'ilike' : 'like');
    const matches = (column: string) =>
      sql<boolean>`${sql.ref(column)} ${like} ${pattern} escape '\\'`;
    query = query.where((where) =>
      where.or(['name', 'email', 'company', 'reference', 'message'].map(matches)),
    );
  }
  return query.execute();
}

export async function findSubmission(db: Db, id: string): Promise<Submission | undefined> {
  return db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listNotes(db: Db, submissionId: string): Promise<SubmissionNote[]> {
  return db
    .selectFrom('submission_notes')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('created_at', 'desc')
    .execute();
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

/** Changes the status from the expected one; false when somebody else was first. */
export async function updateStatus(
  db: Db,
  id: string,
  from: SubmissionStatus,
  to: SubmissionStatus,
): Promise<boolean> {
  const updated = await db
    .updateTable('submissions')
    .set({ status: to })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}
