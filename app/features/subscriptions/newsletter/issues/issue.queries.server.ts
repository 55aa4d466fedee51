import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { IssueState, NewsletterIssue, Signup } from '#database/schema.ts';

export async function insertIssue(
  db: Db,
  issue: Pick<NewsletterIssue, 'id' | 'subject' | 'preheader' | 'body'>,
  now: string,
): Promise<void> {
  const dates = { created_at: now, updated_at: now };
  await db
    .insertInto('newsletter_issues')
    .values({ ...issue, state: 'draft', ...dates })
    .execute();
}

export function findIssue(db: Db, id: string): Promise<NewsletterIssue | undefined> {
  return db.selectFrom('newsletter_issues').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Newest first; `before` is the id of the previous page's last issue. */
export function listIssues(
  db: Db,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<NewsletterIssue[]> {
  let query = db.selectFrom('newsletter_issues').selectAll();
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

/** Changes an issue in one of the given states; returns undefined if there is none. */
export function updateIssue(
  db: Db,
  { id, from }: { id: string; from: readonly IssueState[] },
  changes: Partial<NewsletterIssue>,
): Promise<NewsletterIssue | undefined> {
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
    .executeTakeFirst();
  return deleted !== undefined;
}

export function listIssuesBeingSent(db: Db): Promise<Pick<NewsletterIssue, 'id'>[]> {
  return db
    .selectFrom('newsletter_issues')
    .select('id')
    .where('state', '=', 'sending')
    .orderBy('started_at')
    .execute();
}

export function listIssuesDue(db: Db, now: string): Promise<NewsletterIssue[]> {
  return db
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('state', '=', 'scheduled')
    .where('send_at', '<=', now)
    .orderBy('send_at')
    .execute();
}

/** The confirmed members after a position, by id, except those on the suppression list. */
export function listMembersAfter(
  db: Db,
  { list, after, limit }: { list: string; after: string | null; limit: number },
): Promise<Signup[]> {
  let query = db
    .selectFrom('signups')
    .selectAll()
    .where('list', '=', list)
    .where('status', '=', 'confirmed')
    .where('email', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('suppressions')
            .select('suppressions.email_hash')
            .whereRef('suppressions.email_hash', '=', 'signups.email_hash')
            .where('suppressions.scope', 'in', ['all', list]),
        ),
      ),
    );
  if (after !== null) query = query.where('id', '>', after);
  return query.orderBy('id').limit(limit).execute();
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

/** The number of emails of a batch by state, and how many of the failed ones bounced. */
export async function countBatch(
  db: Db,
  batch: string,
): Promise<{ state: string; bounced: number; count: number }[]> {
  const rows = await db
    .selectFrom('outbox')
    .select((select) => [
      ...(['state', 'bounced'] as const),
      select.fn.countAll<number | string>().as('count'),
    ])
    .where('batch', '=', batch)
    .groupBy(['state', 'bounced'])
    .execute();
  return rows.map((row) => ({ ...row, bounced: Number(row.bounced), count: Number(row.count) }));
}

/** The number of unsent emails of a batch: not tried yet, and deferred after an attempt. */
export async function countWaiting(
  db: Db,
  batch: string,
): Promise<{ untried: number; deferred: number }> {
  const rows = await db
    .selectFrom('outbox')
    .select((select) => [
      sql<number>`case when attempts = 0 then 1 else 0 end`.as('is_untried'),
      select.fn.countAll<number | string>().as('count'),
    ])
    .where('batch', '=', batch)
    .where('state', 'in', ['queued', 'sending'])
    .groupBy('is_untried')
    .execute();
  const count = (isUntried: number) =>
    Number(rows.find((row) => Number(row.is_untried) === isUntried)?.count ?? 0);
  return { untried: count(1), deferred: count(0) };
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

/** Makes the queued emails of a paused batch due now, with a new expiry. */
export async function releaseBatch(
  db: Db,
  { batch, now, expiresAt }: { batch: string; now: string; expiresAt: string },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: now, expires_at: expiresAt })
    .where('batch', '=', batch)
    .where('state', '=', 'queued')
    .execute();
}

/** Cancels the queued emails of a batch. */
export async function cancelBatch(
  db: Db,
  { batch, now, reason }: { batch: string; now: string; reason: string },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'cancelled', last_response: reason, finished_at: now })
    .where('batch', '=', batch)
    .where('state', '=', 'queued')
    .execute();
}
