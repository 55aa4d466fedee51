import { sql } from 'kysely';
import { randomToken } from '#app/platform/ids.ts';
import { findSetting, upsertSetting } from '#app/platform/settings/settings.queries.server.ts';
import { type Db, isPostgres } from '#database/connect.ts';

/** The tables that may contain personal data. Postgres needs one VACUUM FULL for each. */
const PERSONAL_TABLES = [
  'submissions',
  'submission_notes',
  'submission_tags',
  'bookings',
  'signups',
  'consents',
  'earlier_requests',
  'slot_offers',
  'signup_confirmations',
  'outbox',
  'outbox_attempts',
  'idempotency_keys',
  'email_budget',
  'rate_limits',
  // Who is erased after their call.
  'settings',
];
/** Short: while VACUUM FULL waits for its lock, requests that need the table wait as well. */
const LOCK_TIMEOUT_MS = 1000;
/** Much longer than the timeout of requests, because a large table takes minutes. */
const VACUUM_TIMEOUT_MS = 600_000;
const MARK_KEY = 'disk-cleanup-due';

/** The mark of the last erasure that requested a clean-up; undefined if none is due. */
export function findCleanupMark(db: Db) {
  return findSetting(db, MARK_KEY);
}

/** Requests, in the transaction of an erasure, that its rows be removed from the disk as well. */
export function insertCleanupMark(db: Db, now: Date) {
  return upsertSetting(db, MARK_KEY, randomToken(), now.toISOString());
}

/** Deletes this mark only. If another erasure set its own mark in the meantime, that one stays. */
export async function deleteCleanupMark(db: Db, mark: string) {
  await db.deleteFrom('settings').where('key', '=', MARK_KEY).where('value', '=', mark).execute();
}

/**
 * Rewrites the tables, so that deleted rows are removed from the disk as well. Throws if other
 * connections keep the database so busy that deleted rows may still be there.
 */
export async function compactDatabase(db: Db) {
  if (isPostgres(db)) return compactPostgres(db);
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  // SQLite doesn't report this as an error: a reader may still need old pages of the log.
  if (rows[0]?.busy !== 0) throw new Error('The log of the database is still being read.');
}

async function compactPostgres(db: Db): Promise<void> {
  await db.connection().execute(async (connection) => {
    const set = (name: string, value: number) =>
      sql`select set_config(${name}, ${String(value)}, false)`.execute(connection);
    const { rows } = await sql<{ xid: string }>`
      select pg_current_xact_id()::xid as xid`.execute(connection);
    await set('lock_timeout', LOCK_TIMEOUT_MS);
    await set('statement_timeout', VACUUM_TIMEOUT_MS);
    try {
      for (const table of PERSONAL_TABLES) {
        await sql`vacuum full ${sql.table(table)}`.execute(connection);
      }
    } finally {
      // The connection returns to the pool, where others mustn't inherit these timeouts.
      await sql`reset lock_timeout`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
    const kept = await listTablesWithKeptRows(connection, rows[0]?.xid ?? '');
    if (kept.length > 0) {
      throw new Error(`An open transaction keeps deleted rows of ${kept.join(', ')}.`);
    }
  });
}

/**
 * The tables in which rows may remain that were deleted before this transaction. VACUUM FULL keeps,
 * without an error, what a transaction that is still open on the server could see, even one in
 * another database. It freezes whatever is older than what it had to keep, so that limit tells.
 */
async function listTablesWithKeptRows(connection: Db, xid: string): Promise<string[]> {
  const tables = PERSONAL_TABLES.map((table) => sql`${table}::regclass`);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where oid in (${sql.join(tables)}) and age(relfrozenxid) > age(${xid}::xid)`.execute(
    connection,
  );
  return rows.map((row) => row.name);
}
