import { sql } from 'kysely';
import { type Db, isPostgres } from '#database/connect.ts';
import type { NewOutboxRow, OutboxRow, OutboxState } from '#database/schema.ts';

/** Stands in the place of the provider's name while an earlier attempt may have arrived. */
export const IN_DOUBT = 'in-doubt';

const ALL_CHANNELS = ['mail', 'webhook'] as const;

/** Returns false when a row with this dedupe key exists already: the event was queued before. */
export async function insertOutboxRow(db: Db, row: NewOutboxRow): Promise<boolean> {
  const inserted = await db
    .insertInto('outbox')
    .values(row)
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Takes up to `limit` due rows for one worker, most urgent first. A row is due when its time has
 * come, or when the lease of a worker that died has run out.
 */
export async function leaseDueRows(
  db: Db,
  {
    owner,
    now,
    leaseUntil,
    limit,
    channels = ALL_CHANNELS,
  }: {
    owner: string;
    now: string;
    leaseUntil: string;
    limit: number;
    channels?: readonly OutboxRow['channel'][];
  },
): Promise<OutboxRow[]> {
  let due = db
    .selectFrom('outbox')
    .select('id')
    // Literals, not parameters: SQLite only uses a partial index when it sees the values.
    .where(sql.ref('state'), 'in', sql<OutboxState>`('queued', 'sending')`)
    .where('channel', 'in', [...channels])
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'queued'), where('next_attempt_at', '<=', now)]),
        where.and([where('state', '=', 'sending'), where('lease_until', '<=', now)]),
      ]),
    )
    .orderBy('priority')
    .orderBy('next_attempt_at')
    .limit(limit);
  if (isPostgres(db)) due = due.forUpdate().skipLocked();
  return db
    .updateTable('outbox')
    .set({
      state: 'sending',
      lease_owner: owner,
      lease_until: leaseUntil,
      // A worker that died with this row in hand may have delivered it.
      provider: sql`case when state = 'sending' then ${IN_DOUBT} else provider end`,
    })
    .where('id', 'in', due)
    .returningAll()
    .execute();
}

/** Writes the end of a lease. Returns false when the lease was lost to another worker meanwhile. */
export async function completeRow(
  db: Db,
  row: { id: string; owner: string },
  changes: Partial<OutboxRow>,
): Promise<boolean> {
  const settled = await db
    .updateTable('outbox')
    .set({ ...changes, lease_owner: null, lease_until: null })
    .where('id', '=', row.id)
    .where('lease_owner', '=', row.owner)
    .returning('id')
    .executeTakeFirst();
  return settled !== undefined;
}

export async function insertAttempt(
  db: Db,
  attempt: {
    id: string;
    outbox_id: string;
    number: number;
    provider: string;
    outcome: string;
    response: string;
    started_at: string;
    finished_at: string;
  },
): Promise<void> {
  await db.insertInto('outbox_attempts').values(attempt).execute();
}

/** When a row was first tried since it was queued, or queued again by the owner; ISO text. */
export async function findFirstTriedAt(
  db: Db,
  { id, created_at }: Pick<OutboxRow, 'id' | 'created_at'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('outbox_attempts')
    .select(({ fn }) => fn.min('started_at').as('at'))
    .where('outbox_id', '=', id)
    .where('started_at', '>=', created_at)
    .executeTakeFirst();
  return row?.at ?? undefined;
}

/** When the next waiting row falls due, as ISO text. */
export async function findNextDueAt(
  db: Db,
  channels: readonly OutboxRow['channel'][] = ALL_CHANNELS,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select((select) =>
      select.fn
        .min(sql<string>`case state when 'sending' then lease_until else next_attempt_at end`)
        .as('at'),
    )
    .where(sql.ref('state'), 'in', sql<OutboxState>`('queued', 'sending')`)
    .where('channel', 'in', [...channels])
    .executeTakeFirst();
  return row?.at ?? undefined;
}

/** Replaces the values of a mail that has not left yet. */
export async function updateQueuedProps(db: Db, dedupeKey: string, props: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ props })
    .where('dedupe_key', '=', dedupeKey)
    .where('state', '=', 'queued')
    .execute();
}

/** Of these mails, those that have not left yet. */
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
 * Takes mails back that have not left yet, for example reminders of a cancelled call. One that is
 * just being sent can't be stopped, but will not be tried again.
 */
export async function cancelQueuedRows(
  db: Db,
  dedupeKeys: readonly string[],
  now: string,
): Promise<void> {
  if (dedupeKeys.length === 0) return;
  await db
    .updateTable('outbox')
    .set({ state: 'cancelled', finished_at: now })
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

/** Queues a mail after all that was held back when its event happened. */
export async function reviveCancelledRow(
  db: Db,
  dedupeKey: string,
  { time, expiresAt }: { time: string; expiresAt: string },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      state: 'queued',
      last_response: null,
      finished_at: null,
      created_at: time,
      next_attempt_at: time,
      expires_at: expiresAt,
    })
    .where('dedupe_key', '=', dedupeKey)
    .where('state', '=', 'cancelled')
    .execute();
}

/** What waits in the queue is due now: the settings that it waited for have changed. */
export async function requeueDeferred(db: Db, now: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: now })
    .where(sql.ref('state'), 'in', sql<OutboxState>`('queued', 'sending')`)
    .where('state', '=', 'queued')
    .where('next_attempt_at', '>', now)
    .where('last_response', 'like', 'Waiting%')
    .execute();
}

/** Sends mails of these templates that have not left yet to another address. */
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

/** Whether a mail of this template was queued for the address since the given instant. */
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
