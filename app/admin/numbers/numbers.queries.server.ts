import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { NOT_RECORDED } from './figures.ts';

/** Views and visitors since a day, by the given column. */
export async function sumViews(db: Db, since: string, by: 'day' | 'path' | 'source') {
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

/**
 * Messages, calls and sign-ups since an instant, with the page and the source that their senders
 * came by: without spam, calls that were never confirmed or that the owner entered for a caller, and
 * sign-ups that weren't confirmed or were imported.
 */
export async function listOutcomes(db: Db, since: string) {
  const { rows } = await sql<{
    kind: 'messages' | 'calls' | 'signups';
    at: string;
    path: string;
    source: string;
  }>`
    select outcomes.kind, created_at as at, coalesce(landing, page) as path,
      coalesce(origins.source, ${NOT_RECORDED}) as source
    from (
      select 'messages' as kind, id, created_at, page from submissions
      where status not in ('quarantine', 'spam')
      union all
      select 'calls', id, created_at, page from bookings
      where status in ('active', 'cancelled') and page not like '/admin/%'
      union all
      select 'signups', id, created_at, page from signups
      where confirmed_at is not null and source <> 'import'
    ) as outcomes left join origins on origins.subject_id = outcomes.id
    where created_at >= ${since}`.execute(db);
  return rows;
}

/** When each message since an instant that was answered arrived, and when it first was. */
export async function listFirstAnswers(db: Db, since: string) {
  // The key of a reply is `owner-reply:<message>:…`; an answer logged as given elsewhere has a reference.
  const { rows } = await sql<{ at: string; answered: string }>`
    select submissions.created_at as at, min(answers.at) as answered
    from submissions join (
      select substr(dedupe_key, 13, 26) as id, created_at as at from outbox
      where template = 'owner-reply'
      union all
      select submissions.id, audit_log.at from audit_log
      join submissions on submissions.reference = audit_log.subject
      where action = 'lead-answered'
    ) as answers on answers.id = submissions.id
    where submissions.created_at >= ${since} and status not in ('quarantine', 'spam')
    group by submissions.id, submissions.created_at`.execute(db);
  return rows;
}
