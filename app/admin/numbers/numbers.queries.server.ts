import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';

/** The most rows that are read at once; `isCut` says that the period has more. */
export const MOST_ROWS = 50_000;

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

/** Messages since an instant, without spam. */
export async function listMessageOrigins(db: Db, since: string): Promise<Outcome[]> {
  return db
    .selectFrom('submissions')
    .leftJoin('origins', 'origins.subject_id', 'submissions.id')
    .select([
      ...(['submissions.created_at as at', 'submissions.source as form'] as const),
      sql<string>`coalesce(origins.landing, submissions.page)`.as('landing'),
      'origins.source as source',
    ])
    .where('submissions.created_at', '>=', since)
    .where('submissions.status', 'not in', ['quarantine', 'spam'])
    .limit(MOST_ROWS)
    .execute();
}

/**
 * Calls booked on the site since an instant, without those that were never confirmed, or that the
 * owner entered for a caller.
 */
export async function listCallOrigins(db: Db, since: string): Promise<Outcome[]> {
  return db
    .selectFrom('bookings')
    .leftJoin('origins', 'origins.subject_id', 'bookings.id')
    .select([
      ...(['bookings.created_at as at', 'bookings.source as form'] as const),
      sql<string>`coalesce(origins.landing, bookings.page)`.as('landing'),
      'origins.source as source',
    ])
    .where('bookings.created_at', '>=', since)
    .where('bookings.status', 'in', ['active', 'cancelled'])
    .where('bookings.page', 'not like', '/admin/%')
    .limit(MOST_ROWS)
    .execute();
}

/** Newsletter and waitlist sign-ups since an instant that were confirmed. */
export async function listSignupOrigins(db: Db, since: string): Promise<Outcome[]> {
  return db
    .selectFrom('signups')
    .leftJoin('origins', 'origins.subject_id', 'signups.id')
    .select([
      ...(['signups.created_at as at', 'signups.source as form'] as const),
      sql<string>`coalesce(origins.landing, signups.page)`.as('landing'),
      'origins.source as source',
    ])
    .where('signups.created_at', '>=', since)
    .where('signups.confirmed_at', 'is not', null)
    .where('signups.source', '<>', 'import')
    .limit(MOST_ROWS)
    .execute();
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
