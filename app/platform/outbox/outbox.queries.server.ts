import { sql } from 'kysely';
import { type Db, isPostgres } from '#database/connect.ts';
import type { NewOutboxRow, OutboxRow, OutboxState } from '#database/schema.ts';
import { newId } from '../ids.ts';
import { type Attempt, type Channel, PRIORITY, type ProviderName } from './delivery.ts';

/** Literals, not parameters: SQLite uses a partial index only if it sees the value. */
const IS_QUEUED = sql<boolean>`state = 'queued'`;
const IS_SENDING = sql<boolean>`state = 'sending'`;

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

/**
 * Cancels emails that haven't been sent yet, for example reminders of a cancelled call. The reason is
 * a sentence for the owner. One that is being sent can't be stopped, but won't be retried. Returns
 * those that won't leave.
 */
export async function cancelQueuedRows(
  db: Db,
  dedupeKeys: readonly string[],
  { now, reason }: { now: string; reason: string },
): Promise<{ recipient: string; due: string }[]> {
  if (dedupeKeys.length === 0) return [];
  const cancelled = await db
    .updateTable('outbox')
    .set({ state: 'cancelled', last_response: reason, finished_at: now })
    .where('dedupe_key', 'in', dedupeKeys)
    .where('state', '=', 'queued')
    .returning(['recipient', 'next_attempt_at as due'])
    .execute();
  await db
    .updateTable('outbox')
    .set({ expires_at: now })
    .where('dedupe_key', 'in', dedupeKeys)
    .where('state', '=', 'sending')
    .execute();
  return cancelled;
}

/**
 * Makes the emails due now that wait for another attempt, because a provider works (again), or the
 * settings have changed. Those that are planned for later stay as they are.
 */
export async function releaseQueue(db: Db, now: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: now })
    .where(IS_QUEUED)
    .where('channel', '=', 'mail')
    .where('next_attempt_at', '>', now)
    .where('last_response', 'is not', null)
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

/**
 * Takes the most urgent row that is due, for one worker alone. Undefined if there is none. Processes
 * on Postgres pass over the rows that another one is taking.
 */
export async function leaseNextRow(
  db: Db,
  channel: Channel,
  { owner, now, leaseUntil }: { owner: string; now: string; leaseUntil: string },
): Promise<OutboxRow | undefined> {
  let next = db
    .selectFrom('outbox')
    .select('id')
    .where(IS_QUEUED)
    .where('channel', '=', channel)
    .where('next_attempt_at', '<=', now)
    .orderBy('priority')
    .orderBy('next_attempt_at')
    .limit(1);
  if (isPostgres(db)) next = next.forUpdate().skipLocked();
  return db
    .updateTable('outbox')
    .set({ state: 'sending', lease_owner: owner, lease_until: leaseUntil })
    .where('id', '=', next)
    .returningAll()
    .executeTakeFirst();
}

/** Stores the outcome and ends the lease. False if the row was marked as lost meanwhile. */
export async function completeRow(
  db: Db,
  { id, owner }: { id: string; owner: string },
  changes: Partial<OutboxRow>,
): Promise<boolean> {
  const completed = await db
    .updateTable('outbox')
    .set({ ...changes, lease_owner: null, lease_until: null })
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .returning('id')
    .executeTakeFirst();
  return completed !== undefined;
}

/** Marks rows whose lease has expired, or all that are leased, as in doubt, and returns them. */
export async function markLostRows(
  db: Db,
  {
    channels,
    now,
    response,
    evenLeased,
  }: { channels: readonly Channel[]; now: string; response: string; evenLeased: boolean },
): Promise<{ id: string; template: string }[]> {
  let lost = db
    .updateTable('outbox')
    .set(({ eb }) => ({
      state: 'unknown' as const,
      attempts: eb('attempts', '+', 1),
      last_response: response,
      finished_at: now,
      lease_owner: null,
      lease_until: null,
    }))
    .where(IS_SENDING)
    .where('channel', 'in', [...channels]);
  if (!evenLeased) lost = lost.where('lease_until', '<=', now);
  return lost.returning(['id', 'template']).execute();
}

export async function insertAttempts(
  db: Db,
  outboxId: string,
  attempts: readonly Attempt[],
): Promise<void> {
  if (attempts.length === 0) return;
  const { last } = await db
    .selectFrom('outbox_attempts')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('outbox_id', '=', outboxId)
    .executeTakeFirstOrThrow();
  const rows = attempts.map(({ startedAt, finishedAt, ...attempt }, index) => ({
    ...attempt,
    id: newId(startedAt),
    outbox_id: outboxId,
    number: Number(last ?? 0) + index + 1,
    started_at: startedAt.toISOString(),
    finished_at: finishedAt.toISOString(),
  }));
  await db.insertInto('outbox_attempts').values(rows).execute();
}

/** When a provider last accepted an email. Ids sort by time. */
export async function findLastAccepted(
  db: Db,
  provider: ProviderName,
): Promise<string | undefined> {
  const accepted = await db
    .selectFrom('outbox_attempts')
    .select('finished_at')
    .where('provider', '=', provider)
    .where('outcome', '=', 'accepted')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return accepted?.finished_at;
}

/** A row that hasn't been attempted because it isn't due yet, such as a reminder days ahead. */
export function isPlanned(
  row: Pick<OutboxRow, 'state' | 'attempts' | 'last_response' | 'next_attempt_at'>,
  now: string,
): boolean {
  const isUntried = row.attempts === 0 && row.last_response === null;
  return row.state === 'queued' && isUntried && row.next_attempt_at > now;
}

/**
 * Number of emails or webhook deliveries by state. `waiting` counts
 * rows that are due or will be retried, but not those that are planned for later
 * ({@link isPlanned}).
 */
export async function countOutbox(
  db: Db,
  now: string,
  channel: Channel,
): Promise<{ waiting: number; failed: number; unknown: number }> {
  const rows = await db
    .selectFrom('outbox')
    .select((select) => ['state', select.fn.countAll<number | string>().as('count')])
    .where('state', 'in', ['queued', 'sending', 'failed', 'unknown'])
    .where('channel', '=', channel)
    .where((where) =>
      where.or([
        where('state', '!=', 'queued'),
        where('attempts', '>', 0),
        where('last_response', 'is not', null),
        where('next_attempt_at', '<=', now),
      ]),
    )
    .groupBy('state')
    .execute();
  const count = (state: OutboxState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return {
    waiting: count('queued') + count('sending'),
    failed: count('failed'),
    unknown: count('unknown'),
  };
}

/**
 * Number of emails that were due, or first attempted, before the given instant and haven't been
 * sent. Newsletters don't count: a long list takes a while.
 */
export async function countLateEmails(db: Db, dueBefore: string): Promise<number> {
  const { late } = await db
    .selectFrom('outbox')
    .select((select) => select.fn.countAll<number | string>().as('late'))
    .where('state', 'in', ['queued', 'sending'])
    .where('channel', '=', 'mail')
    .where('priority', '<', PRIORITY.bulk)
    .where(({ and, eb, exists, or, selectFrom }) =>
      or([
        eb('next_attempt_at', '<=', dueBefore),
        // Deferred without an attempt, because every provider refuses our emails.
        and([
          eb('attempts', '=', 0),
          eb('last_response', 'is not', null),
          eb('created_at', '<=', dueBefore),
        ]),
        exists(
          selectFrom('outbox_attempts')
            .select('outbox_attempts.id')
            .whereRef('outbox_attempts.outbox_id', '=', 'outbox.id')
            .whereRef('outbox_attempts.started_at', '>=', 'outbox.created_at')
            .where('outbox_attempts.started_at', '<=', dueBefore),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(late);
}
