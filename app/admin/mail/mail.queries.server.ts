import type { ExpressionBuilder } from 'kysely';
import { GIVE_UP_AFTER_MS } from '#app/platform/outbox/retry-policy.ts';
import type { Db } from '#database/connect.ts';
import type { Database, OutboxRow, OutboxState } from '#database/schema.ts';

/** Replaces the props of an email when its retention period has ended. */
export const WORDS_REMOVED = '{}';

const RETRIED_FOR_MS = 14 * 24 * 3_600_000;

/** Emails, and requests to webhooks with the address of the webhook, unless it was removed. */
function outboxRows(db: Db) {
  return db
    .selectFrom('outbox')
    .leftJoin('webhooks', 'webhooks.id', 'outbox.recipient')
    .selectAll('outbox')
    .select('webhooks.url');
}

/**
 * Newest first; `before` is the id of the previous page's last row. An empty filter isn't one; `to`
 * is an email address, or that of a webhook.
 */
export function listOutbox(
  db: Db,
  filter: { state: string; kind: string; to: string; before: string; limit: number },
) {
  let query = outboxRows(db).orderBy('outbox.id', 'desc').limit(filter.limit);
  if (filter.state) query = query.where('state', '=', filter.state as OutboxState);
  if (filter.kind) query = query.where('channel', '=', filter.kind as OutboxRow['channel']);
  if (filter.before) query = query.where('outbox.id', '<', filter.before);
  if (filter.to) {
    query = query.where(({ eb }) => eb('recipient', '=', filter.to).or('url', '=', filter.to));
  }
  return query.execute();
}

export function findOutboxRow(db: Db, id: string) {
  return outboxRows(db).where('outbox.id', '=', id).executeTakeFirst();
}

export function listAttempts(db: Db, outboxId: string) {
  return db
    .selectFrom('outbox_attempts')
    .select(['id', 'number', 'started_at', 'provider', 'outcome', 'response'])
    .where('outbox_id', '=', outboxId)
    .orderBy('number', 'desc')
    .execute();
}

/** As a new row, which starts the 72 hours again in which it is tried. */
export function afresh(now: Date) {
  const time = now.toISOString();
  return {
    state: 'queued',
    next_attempt_at: time,
    expires_at: new Date(now.getTime() + GIVE_UP_AFTER_MS).toISOString(),
    created_at: time,
    attempts: 0,
    provider: null,
    finished_at: null,
    bounced: 0,
  } as const;
}

/** Changes a row that is in one of these states; returns false if it isn't. */
export async function updateOutboxRow(
  db: Db,
  id: string,
  states: readonly OutboxState[],
  changes: Partial<OutboxRow>,
): Promise<boolean> {
  const updated = await db
    .updateTable('outbox')
    .set(changes)
    .where('id', '=', id)
    .where('state', 'in', states)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** What failed in the last 14 days; never a reminder, which is useless when late. */
function hasFailed(kind: string, now: Date) {
  const since = new Date(now.getTime() - RETRIED_FOR_MS).toISOString();
  return (where: ExpressionBuilder<Database, 'outbox'>) =>
    where.and([
      where('state', '=', 'failed'),
      where('channel', 'in', kind ? [kind as OutboxRow['channel']] : ['mail', 'webhook']),
      where('created_at', '>=', since),
      where('props', '!=', WORDS_REMOVED),
      where('template', '!=', 'booking-reminder'),
    ]);
}

/** The number of rows that `requeueFailedRows` would requeue. */
export async function countFailedRows(db: Db, kind: string, now: Date): Promise<number> {
  const { rows } = await db
    .selectFrom('outbox')
    .select((select) => select.fn.countAll<number | string>().as('rows'))
    .where(hasFailed(kind, now))
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/** Requeues what failed, emails or requests to webhooks or both. Returns how many. */
export async function requeueFailedRows(db: Db, kind: string, now: Date): Promise<number> {
  const updated = await db
    .updateTable('outbox')
    .set(afresh(now))
    .where(hasFailed(kind, now))
    .executeTakeFirst();
  return Number(updated.numUpdatedRows);
}
