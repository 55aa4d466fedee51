import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { NewOutboxRow } from '#database/schema.ts';

/**
 * Returns false if a row with this dedupe key exists, which means that the event was already
 * queued.
 */
export async function insertOutboxRow(db: Db, row: NewOutboxRow): Promise<boolean> {
  const inserted = await db
    .insertInto('outbox')
    .values(row)
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Those of the given emails that haven't been sent yet. */
export async function listQueuedRows(
  db: Db,
  dedupeKeys: readonly string[],
): Promise<{ recipient: string; due: string }[]> {
  if (dedupeKeys.length === 0) return [];
  return db
    .selectFrom('outbox')
    .select(['recipient', 'next_attempt_at as due'])
    .where('dedupe_key', 'in', dedupeKeys)
    .where('state', '=', 'queued')
    .execute();
}

/**
 * Cancels emails that haven't been sent yet, for example reminders of a cancelled call. The reason is
 * a sentence for the owner. One that is being sent can't be stopped, but won't be retried.
 */
export async function cancelQueuedRows(
  db: Db,
  dedupeKeys: readonly string[],
  { now, reason }: { now: string; reason: string },
): Promise<void> {
  if (dedupeKeys.length === 0) return;
  await db
    .updateTable('outbox')
    .set({ state: 'cancelled', last_response: reason, finished_at: now })
    .where('dedupe_key', 'in', dedupeKeys)
    .where('state', '=', 'queued')
    .execute();
  await db
    .updateTable('outbox')
    .set({ expires_at: now })
    .where('dedupe_key', 'in', dedupeKeys)
    .where('state', '=', 'sending')
    .execute();
}

/** Makes deferred rows due now, because the settings that they waited for have changed. */
export async function requeueDeferred(db: Db, now: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: now })
    // A literal, not a parameter: SQLite uses a partial index only if it sees the value.
    .where(sql<boolean>`state = 'queued'`)
    .where('next_attempt_at', '>', now)
    .where('last_response', 'like', 'Waiting%')
    .execute();
}

/** Changes the recipient of emails of these templates that haven't been sent yet. */
export async function redirectQueuedRows(
  db: Db,
  { templates, from, to }: { templates: readonly string[]; from: string; to: string },
): Promise<void> {
  if (from === to) return;
  await db
    .updateTable('outbox')
    .set({ recipient: to })
    .where('recipient', '=', from)
    .where('template', 'in', templates)
    .where('state', '=', 'queued')
    .execute();
}

/** Whether an email of this template was queued for the address since the given instant. */
export async function hasQueuedSince(
  db: Db,
  { template, recipient, since }: { template: string; recipient: string; since: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('recipient', '=', recipient)
    .where('template', '=', template)
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** When the row of an event was queued; undefined if it wasn't. */
export async function findQueuedAt(db: Db, dedupeKey: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('created_at')
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirst();
  return row?.created_at;
}
