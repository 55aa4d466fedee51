import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';

/** The most rows that are read at once. */
const MOST_ROWS = 50_000;

type Count = number | string;

/** Views and visitors since a day, by the given column. */
export async function sumViews(
  db: Db,
  since: string,
  by: 'day' | 'path' | 'source' | 'device',
): Promise<{ name: string; views: number; visitors: number }[]> {
  const rows = await db
    .selectFrom('page_views')
    .select((select) => [
      `${by} as name` as const,
      select.fn.sum<Count>('views').as('views'),
      select.fn.sum<Count>('visitors').as('visitors'),
    ])
    .where('day', '>=', since)
    .groupBy(by)
    .execute();
  return rows.map((row) => ({
    name: row.name,
    views: Number(row.views),
    visitors: Number(row.visitors),
  }));
}

/** A message, a call or a sign-up, with the page and the source that its sender came by. */
export type Outcome = { at: string; landing: string; source: string | null; form: string };

/**
 * Messages, calls or sign-ups since an instant: without spam, calls that were never confirmed or
 * that the owner entered for a caller, and sign-ups that weren't confirmed or were imported.
 */
export async function listOutcomes(
  db: Db,
  table: 'submissions' | 'bookings' | 'signups',
  since: string,
): Promise<Outcome[]> {
  const counts = {
    submissions: sql<boolean>`item.status not in ('quarantine', 'spam')`,
    bookings: sql<boolean>`item.status in ('active', 'cancelled') and item.page not like '/admin/%'`,
    signups: sql<boolean>`item.confirmed_at is not null and item.source <> 'import'`,
  };
  const { rows } = await sql<Outcome>`
    select item.created_at as at, item.source as form, origins.source as source,
      coalesce(origins.landing, item.page) as landing
    from ${sql.table(table)} as item left join origins on origins.subject_id = item.id
    where item.created_at >= ${since} and ${counts[table]} limit ${MOST_ROWS}`.execute(db);
  return rows;
}

/** When each message since an instant arrived, and when it was first answered, by email or elsewhere. */
export async function listFirstAnswers(
  db: Db,
  since: string,
): Promise<{ at: string; answeredAt: string | null }[]> {
  const rows = await db
    .selectFrom('submissions')
    .select(['submissions.id', 'submissions.reference', 'submissions.created_at as at'])
    .where('submissions.created_at', '>=', since)
    .where('submissions.status', 'not in', ['quarantine', 'spam'])
    .limit(MOST_ROWS)
    .execute();
  const replies = await db
    .selectFrom('outbox')
    .select(['dedupe_key', 'created_at'])
    .where('template', '=', 'owner-reply')
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(MOST_ROWS)
    .execute();
  const logged = await db
    .selectFrom('audit_log')
    .select(['subject', 'at'])
    .where('action', '=', 'lead-answered')
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .limit(MOST_ROWS)
    .execute();
  // `owner-reply:<message>:…`; the oldest answer comes last and stays.
  const emailed = new Map(replies.map((row) => [row.dedupe_key.split(':')[1], row.created_at]));
  const elsewhere = new Map(logged.map(({ subject, at }) => [subject, at]));
  return rows.map(({ id, reference, at }) => {
    const answers = [emailed.get(id), elsewhere.get(reference)].filter(
      (time) => time !== undefined,
    );
    return { at, answeredAt: answers.sort()[0] ?? null };
  });
}
