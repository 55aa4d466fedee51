import { sql } from 'kysely';
import { type Db, isPostgres } from '#database/connect.ts';
import type { OutboxRow } from '#database/schema.ts';

/** Stored in place of the provider's name while an earlier attempt may have been delivered. */
export const IN_DOUBT = 'in-doubt';

/** The outcome of an attempt while its provider is being called. */
export const STARTED = 'started';

type Channel = OutboxRow['channel'];

/** Literals, not parameters: SQLite uses a partial index only if it sees the value. */
const IS_QUEUED = sql<boolean>`state = 'queued'`;
const IS_SENDING = sql<boolean>`state = 'sending'`;

/** Ids of up to `limit` due rows of one priority, oldest first. Changes nothing. */
export async function listDueIds(
  db: Db,
  due: { channel: Channel; priority: number; now: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where(IS_QUEUED)
    .where('channel', '=', due.channel)
    .where('priority', '=', due.priority)
    .where('next_attempt_at', '<=', due.now)
    .orderBy('next_attempt_at')
    .limit(due.limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Leases those of the rows that no other worker has leased in the meantime. */
export async function leaseRows(
  db: Db,
  ids: readonly string[],
  { owner, now, leaseUntil }: { owner: string; now: string; leaseUntil: string },
): Promise<OutboxRow[]> {
  let free = db
    .selectFrom('outbox')
    .select('id')
    .where('id', 'in', [...ids])
    .where('state', '=', 'queued')
    .where('next_attempt_at', '<=', now);
  if (isPostgres(db)) free = free.forUpdate().skipLocked();
  return db
    .updateTable('outbox')
    .set({ state: 'sending', lease_owner: owner, lease_until: leaseUntil })
    .where('id', 'in', free)
    .returningAll()
    .execute();
}

/** Extends the leases of a worker; returns the ids of the rows that it still holds. */
export async function renewLeases(
  db: Db,
  ids: readonly string[],
  { owner, leaseUntil }: { owner: string; leaseUntil: string },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .updateTable('outbox')
    .set({ lease_until: leaseUntil })
    .where('id', 'in', [...ids])
    .where('state', '=', 'sending')
    .where('lease_owner', '=', owner)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** The other workers that hold leases at present. */
export async function listLeaseOwners(
  db: Db,
  { owner, channels }: { owner: string; channels: readonly Channel[] },
): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('lease_owner')
    .distinct()
    .where(IS_SENDING)
    .where('channel', 'in', [...channels])
    .where('lease_owner', '<>', owner)
    .execute();
  return rows.flatMap((row) => row.lease_owner ?? []);
}

/**
 * Rows whose worker is among the `dead`, or didn't renew its lease in time: it died, or lost the
 * database.
 */
export async function listExpiredLeases(
  db: Db,
  {
    owner,
    now,
    channels,
    dead,
  }: { owner: string; now: string; channels: readonly Channel[]; dead: readonly string[] },
): Promise<OutboxRow[]> {
  return (
    db
      .selectFrom('outbox')
      .selectAll()
      .where(IS_SENDING)
      .where('channel', 'in', [...channels])
      .where((row) =>
        row.or([
          row('lease_until', '<=', now),
          ...(dead.length > 0 ? [row('lease_owner', 'in', [...dead])] : []),
        ]),
      )
      // A worker never takes back its own rows: it knows which ones it is working on.
      .where('lease_owner', '<>', owner)
      .limit(100)
      .execute()
  );
}

/**
 * Puts a row whose lease has expired back into the queue. False if its worker has renewed the
 * lease.
 */
export async function takeExpiredLease(
  db: Db,
  { id, lease_owner, lease_until }: Pick<OutboxRow, 'id' | 'lease_owner' | 'lease_until'>,
): Promise<boolean> {
  const taken = await db
    .updateTable('outbox')
    .set({ state: 'queued', lease_owner: null, lease_until: null })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('lease_owner', '=', lease_owner)
    .where('lease_until', '=', lease_until)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function updateRow(db: Db, id: string, changes: Partial<OutboxRow>): Promise<void> {
  await db.updateTable('outbox').set(changes).where('id', '=', id).execute();
}

/**
 * Stores the outcome and ends the lease. Returns false if another worker has taken over the row.
 */
export async function completeRow(
  db: Db,
  row: { id: string; owner: string },
  changes: Partial<OutboxRow>,
): Promise<boolean> {
  const completed = await db
    .updateTable('outbox')
    .set({ ...changes, lease_owner: null, lease_until: null })
    .where('id', '=', row.id)
    .where('lease_owner', '=', row.owner)
    .returning('id')
    .executeTakeFirst();
  return completed !== undefined;
}

/** Marks rows as failed that expired while nothing could be sent. Returns how many there were. */
export async function failExpiredRows(
  db: Db,
  { channels, now, reason }: { channels: readonly Channel[]; now: string; reason: string },
): Promise<number> {
  const failed = await db
    .updateTable('outbox')
    .set({ state: 'failed', last_response: reason, finished_at: now })
    .where(IS_QUEUED)
    .where('channel', 'in', [...channels])
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(failed.numUpdatedRows);
}

/** When the next row becomes due or the next lease expires, as ISO text. */
export async function findNextDueAt(
  db: Db,
  channels: readonly Channel[],
): Promise<string | undefined> {
  const queued = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.min('next_attempt_at').as('at'))
    .where(IS_QUEUED)
    .where('channel', 'in', [...channels])
    .executeTakeFirst();
  const sending = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.min('lease_until').as('at'))
    .where(IS_SENDING)
    .where('channel', 'in', [...channels])
    .executeTakeFirst();
  return [queued?.at, sending?.at].filter((at) => typeof at === 'string').sort()[0];
}
