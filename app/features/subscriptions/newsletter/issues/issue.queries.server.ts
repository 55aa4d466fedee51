import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { IssueState, NewsletterIssue, OutboxRow, OutboxState } from '#database/schema.ts';

export async function insertDraft(
  db: Db,
  draft: Pick<NewsletterIssue, 'id' | 'subject' | 'preheader' | 'body' | 'audience'>,
  now: string,
): Promise<void> {
  await db
    .insertInto('newsletter_issues')
    .values({ ...draft, state: 'draft', created_at: now, updated_at: now })
    .execute();
}

export function findIssue(db: Db, id: string) {
  return db.selectFrom('newsletter_issues').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Newest first; `before` is the id of the previous page's last issue. */
export function listIssues(
  db: Db,
  { before, limit }: { before: string | undefined; limit: number },
) {
  const newest = db.selectFrom('newsletter_issues').selectAll().orderBy('id', 'desc').limit(limit);
  return (before === undefined ? newest : newest.where('id', '<', before)).execute();
}

/** Those that were requested first come first. */
export function listIssuesIn(db: Db, state: IssueState) {
  return db
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('state', '=', state)
    .orderBy('send_at')
    .execute();
}

/**
 * The issues whose last email has been queued, newest first. A waitlist's email isn't for
 * everybody.
 */
export function listPublicIssues(db: Db, limit: number) {
  return db
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('is_queued', '=', 1)
    .where('state', 'in', ['sending', 'sent'])
    .where('audience', 'not like', 'waitlist:%')
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Changes an issue in one of the given states; returns undefined if there is none. */
export function updateIssue(
  db: Db,
  id: string,
  from: readonly IssueState[],
  changes: Partial<NewsletterIssue>,
) {
  return db
    .updateTable('newsletter_issues')
    .set(changes)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returningAll()
    .executeTakeFirst();
}

/** Deletes a draft; returns false if the issue isn't a draft. */
export async function deleteDraft(db: Db, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('newsletter_issues')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .returning('id')
    .execute();
  return deleted.length > 0;
}

/** The waitlists with confirmed members, as `waitlist:<item>`. */
export async function listConfirmedWaitlists(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('signups')
    .select('list')
    .distinct()
    .where('status', '=', 'confirmed')
    .where('list', 'like', 'waitlist:%')
    .orderBy('list')
    .execute();
  return rows.map((row) => row.list);
}

/** The emails of a batch that are in one of these states, counted by state, bounces and attempts. */
export async function countBatch(db: Db, batch: string, states: readonly OutboxState[]) {
  const isTried = sql<number>`case when attempts > 0 then 1 else 0 end`;
  const rows = await db
    .selectFrom('outbox')
    .select(['state', 'bounced', isTried.as('tried')])
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('batch', '=', batch)
    .where('state', 'in', [...states])
    .groupBy(['state', 'bounced', 'tried'])
    .execute();
  return rows.map(({ state, bounced, tried, count }) => ({
    state,
    hasBounced: Number(bounced) === 1,
    isTried: Number(tried) === 1,
    count: Number(count),
  }));
}

/** The number of recipients of an issue who have left the list since. */
export async function countLeftSince(
  db: Db,
  { issueId, list, since }: { issueId: string; list: string; since: string },
): Promise<number> {
  const key = sql<string>`${`newsletter-issue:${issueId}:`} || consents.signup_id`;
  const { count } = await db
    .selectFrom('consents')
    .select((select) =>
      select.fn.count<number | string>('consents.signup_id').distinct().as('count'),
    )
    .where('consents.list', '=', list)
    .where('consents.event', '=', 'left')
    .where('consents.at', '>=', since)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('outbox').select('outbox.id').where('outbox.dedupe_key', '=', key)),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Changes the emails of a batch that aren't being sent yet. */
export async function updateQueued(
  db: Db,
  batch: string,
  changes: Partial<OutboxRow>,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set(changes)
    .where('batch', '=', batch)
    .where('state', '=', 'queued')
    .execute();
}
