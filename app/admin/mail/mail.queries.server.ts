import type { ExpressionBuilder } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Database, OutboxAttempt, OutboxRow } from '#database/schema.ts';

/** Replaces the props of an email when its retention period has ended. */
export const WORDS_REMOVED = '{}';

const CHANNELS: readonly OutboxRow['channel'][] = ['mail', 'webhook'];

type OutboxFilter = Partial<Pick<OutboxRow, 'state' | 'channel' | 'recipient'>> & {
  before?: string | undefined;
  limit: number;
};

/** Newest first; `before` is the id of the previous page's last row. */
export async function listOutbox(
  db: Db,
  { state, channel, recipient, before, limit }: OutboxFilter,
): Promise<OutboxRow[]> {
  let query = db.selectFrom('outbox').selectAll().limit(limit);
  const last = before ? await findOutboxRow(db, before) : undefined;
  if (last) {
    query = query
      .where('created_at', '<=', last.created_at)
      .where((where) =>
        where.or([where('created_at', '<', last.created_at), where('id', '<', last.id)]),
      );
  }
  if (state) query = query.where('state', '=', state);
  if (channel) query = query.where('channel', '=', channel);
  if (recipient) query = query.where('recipient', '=', recipient);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
}

export async function findOutboxRow(db: Db, id: string): Promise<OutboxRow | undefined> {
  return db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listAttempts(db: Db, outboxId: string): Promise<OutboxAttempt[]> {
  return db
    .selectFrom('outbox_attempts')
    .selectAll()
    .where('outbox_id', '=', outboxId)
    .orderBy('number', 'desc')
    .execute();
}

type Requeued = { now: string; expiresAt: string };

/** As a new row, which starts the 72 hours again in which it is tried. */
function afresh({ now, expiresAt }: Requeued) {
  return {
    state: 'queued',
    next_attempt_at: now,
    expires_at: expiresAt,
    created_at: now,
    attempts: 0,
    provider: null,
    finished_at: null,
    bounced: 0,
  } as const;
}

/** Requeues an email that ended without being sent; returns false if it hasn't ended. */
export async function requeueRow(
  db: Db,
  id: string,
  { recipient, ...times }: Requeued & { recipient: string },
): Promise<boolean> {
  const updated = await db
    .updateTable('outbox')
    .set({ ...afresh(times), recipient })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'unknown', 'cancelled', 'queued'])
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

type Failed = { channel: OutboxRow['channel'] | undefined; since: string };

/** Whether a row failed since the given instant; never a reminder, which is useless when late. */
function hasFailed({ channel, since }: Failed) {
  return (where: ExpressionBuilder<Database, 'outbox'>) =>
    where.and([
      where('state', '=', 'failed'),
      where('channel', 'in', channel ? [channel] : CHANNELS),
      where('created_at', '>=', since),
      where('props', '!=', WORDS_REMOVED),
      where('template', '!=', 'booking-reminder'),
    ]);
}

/** Requeues what failed, on one channel or on both. Returns how many. */
export async function requeueFailedRows(
  db: Db,
  { channel, since, ...times }: Failed & Requeued,
): Promise<number> {
  const updated = await db
    .updateTable('outbox')
    .set(afresh(times))
    .where(hasFailed({ channel, since }))
    .executeTakeFirst();
  return Number(updated.numUpdatedRows);
}

/** The number of rows that `requeueFailedRows` would requeue. */
export async function countFailedRows(db: Db, failed: Failed): Promise<number> {
  const { rows } = await db
    .selectFrom('outbox')
    .select((select) => select.fn.countAll<number | string>().as('rows'))
    .where(hasFailed(failed))
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/** Dismisses an email that failed or is in doubt; returns false if it is neither. */
export async function markPutAside(db: Db, id: string): Promise<boolean> {
  const updated = await db
    .updateTable('outbox')
    .set({ state: 'cancelled' })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'unknown'])
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}
