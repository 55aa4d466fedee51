import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';

/** The most rows that are read at once. */
const MOST_ROWS = 50_000;

/** Views and visitors since a day, by the given column. */
export async function sumViews(
  db: Db,
  since: string,
  by: 'day' | 'path' | 'source' | 'device',
): Promise<{ name: string; views: number; visitors: number }[]> {
  const column = sql.ref(by);
  const { rows } = await sql<Record<'name' | 'views' | 'visitors', string>>`
    select ${column} as name, sum(views) as views, sum(visitors) as visitors
    from page_views where day >= ${since} group by ${column}`.execute(db);
  return rows.map(({ name, views, visitors }) => ({
    name,
    views: Number(views),
    visitors: Number(visitors),
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
  const { rows } = await sql<{ id: string; reference: string; at: string }>`
    select id, reference, created_at as at from submissions
    where created_at >= ${since} and status not in ('quarantine', 'spam')
    limit ${MOST_ROWS}`.execute(db);
  // The key of a reply is `owner-reply:<message>:…`; an answer logged as given elsewhere has a reference.
  const answers = await sql<{ subject: string; at: string }>`
    select dedupe_key as subject, created_at as at from outbox
    where template = 'owner-reply' and created_at >= ${since}
    union all
    select subject, at from audit_log where action = 'lead-answered' and at >= ${since}
    order by at desc limit ${MOST_ROWS}`.execute(db);
  // The oldest answer comes last and stays.
  const first = new Map(
    answers.rows.map(({ subject, at }) => [subject.replace(/^owner-reply:(\w+):.*/, '$1'), at]),
  );
  return rows.map(({ id, reference, at }) => {
    const times = [first.get(id), first.get(reference)].filter((time) => time !== undefined);
    return { at, answeredAt: times.sort()[0] ?? null };
  });
}
