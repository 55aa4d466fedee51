import type { Db } from '#database/connect.ts';
import type { OutboxAttempt, OutboxRow, OutboxState } from '#database/schema.ts';

/** Replaces the props of an email when its retention period has ended. */
export const WORDS_REMOVED = '{}';

const CHANNELS: readonly OutboxRow['channel'][] = ['mail', 'webhook'];

/** Newest first; `before` is the id of the previous page's last row. */
export async function listOutbox(
  db: Db,
  {
    state,
    channel,
    recipient,
    before,
    limit,
  }: {
    state?: OutboxState | undefined;
    channel?: OutboxRow['channel'] | undefined;
    recipient?: string | undefined;
    before?: string | undefined;
    limit: number;
  },
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

/** Requeues an email that ended without being sent; returns false if it hasn't ended. */
export async function requeueRow(
  db: Db,
  id: string,
  { recipient, now, expiresAt }: { recipient: string; now: string; expiresAt: string },
): Promise<boolean> {
  const updated = await db
    .updateTable('outbox')
    .set({
      ...{ state: 'queued' as const, recipient, next_attempt_at: now, expires_at: expiresAt },
      // Restarts the 72 hours in which it is tried.
      ...{ created_at: now, attempts: 0, provider: null, finished_at: null, bounced: 0 },
    })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'unknown', 'cancelled', 'queued'])
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/**
 * Requeues what failed since the given instant, on one channel or on both, except reminders, which
 * are useless when late. Returns how many.
 */
export async function requeueFailedRows(
  db: Db,
  {
    channel,
    since,
    now,
    expiresAt,
  }: { channel: OutboxRow['channel'] | undefined; since: string; now: string; expiresAt: string },
): Promise<number> {
  const updated = await db
    .updateTable('outbox')
    .set({
      ...{ state: 'queued' as const, next_attempt_at: now, expires_at: expiresAt },
      // Restarts the 72 hours in which it is tried.
      ...{ created_at: now, attempts: 0, provider: null, finished_at: null, bounced: 0 },
    })
    .where('state', '=', 'failed')
    .where('channel', 'in', channel ? [channel] : CHANNELS)
    .where('created_at', '>=', since)
    .where('props', '!=', WORDS_REMOVED)
    .where('template', '!=', 'booking-reminder')
    .executeTakeFirst();
  return Number(updated.numUpdatedRows);
}

/** The number of rows that `requeueFailedRows` would requeue. */
export async function countFailedRows(
  db: Db,
  { channel, since }: { channel: OutboxRow['channel'] | undefined; since: string },
): Promise<number> {
  const { rows } = await db
    .selectFrom('outbox')
    .select((select) => select.fn.countAll<number | string>().as('rows'))
    .where('state', '=', 'failed')
    .where('channel', 'in', channel ? [channel] : CHANNELS)
    .where('created_at', '>=', since)
    .where('props', '!=', WORDS_REMOVED)
    .where('template', '!=', 'booking-reminder')
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
