import type { Db } from '#database/connect.ts';
import type { OutboxAttempt, OutboxRow, OutboxState } from '#database/schema.ts';

/** What stands in the place of an email's words once they have been kept long enough. */
export const WORDS_REMOVED = '{}';

/** Newest first; `before` is the id of the last row of the page before. */
export async function listOutbox(
  db: Db,
  {
    state,
    recipient,
    before,
    limit,
  }: {
    state?: OutboxState | undefined;
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

/** Puts an email that ended without being sent back into the queue; false when it has not ended. */
export async function requeueRow(
  db: Db,
  id: string,
  { recipient, now, expiresAt }: { recipient: string; now: string; expiresAt: string },
): Promise<boolean> {
  const updated = await db
    .updateTable('outbox')
    .set({
      ...{ state: 'queued' as const, recipient, next_attempt_at: now, expires_at: expiresAt },
      // Its 72 hours of tries begin anew.
      ...{ created_at: now, provider: null, finished_at: null, bounced: 0 },
    })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'unknown', 'cancelled', 'queued'])
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Puts what failed since then back into the queue, but reminders, which are of no use later. Returns how many. */
export async function requeueFailedRows(
  db: Db,
  { since, now, expiresAt }: { since: string; now: string; expiresAt: string },
): Promise<number> {
  const updated = await db
    .updateTable('outbox')
    .set({
      ...{ state: 'queued' as const, next_attempt_at: now, expires_at: expiresAt },
      // Its 72 hours of tries begin anew.
      ...{ created_at: now, provider: null, finished_at: null, bounced: 0 },
    })
    .where('state', '=', 'failed')
    .where('created_at', '>=', since)
    .where('props', '!=', WORDS_REMOVED)
    .where('template', '!=', 'booking-reminder')
    .executeTakeFirst();
  return Number(updated.numUpdatedRows);
}

/** Ends an email that failed or is in doubt, as the owner wants it; false when it is neither. */
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
