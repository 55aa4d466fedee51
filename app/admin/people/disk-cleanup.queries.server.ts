import { sql } from 'kysely';
import type { AppContext } from '#app/platform/app-context.server.ts';
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
const MARK_KEY = 'disk-cleanup-due';

/** Requests, in the transaction of an erasure, that its rows be removed from the disk as well. */
export function insertCleanupMark(db: Db, now: Date) {
  return upsertSetting(db, MARK_KEY, randomToken(), now.toISOString());
}

/**
 * Rewrites the database if an erasure has requested it. Returns false if that isn't possible now;
 * the request stays stored, so the hourly job tries again, even after a restart.
 */
export async function cleanUpDisk({ db, log }: Pick<AppContext, 'db' | 'log'>): Promise<boolean> {
  const mark = await findSetting(db, MARK_KEY);
  if (mark === undefined) return true;
  try {
    await compactDatabase(db);
  } catch (error) {
    log.error('erasure.disk-cleanup-failed', { error });
    return false;
  }
  // If another erasure set its own mark in the meantime, that one stays.
  await db.deleteFrom('settings').where('key', '=', MARK_KEY).where('value', '=', mark).execute();
  return true;
}

/**
 * Rewrites the tables, so that deleted rows are removed from the disk as well. Throws if other
 * connections keep the database so busy that deleted rows may still be there.
 */
async function compactDatabase(db: Db) {
  if (isPostgres(db)) return compactPostgres(db);
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  // SQLite doesn't report this as an error: a reader may still need old pages of the log.
  if (rows[0]?.busy !== 0) throw new Error('The log of the database is still being read.');
}

async function compactPostgres(db: Db): Promise<void> {
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ xid: string }>`
      select pg_current_xact_id()::xid as xid`.execute(connection);
    // While VACUUM FULL waits for its lock, requests that need the table wait as well.
    await sql`set lock_timeout = '1s'`.execute(connection);
    // A large table takes longer than a request may.
    await sql`set statement_timeout = '10min'`.execute(connection);
    try {
      for (const table of PERSONAL_TABLES) {
        await sql`vacuum full ${sql.table(table)}`.execute(connection);
      }
    } finally {
      // The connection returns to the pool, where others mustn't inherit these timeouts.
      await sql`reset lock_timeout`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
    // VACUUM FULL keeps, without an error, what a transaction that is still open on the server could
    // see, even one in another database. It freezes whatever is older than what it had to keep, so
    // that limit tells whether rows may remain that were deleted before this transaction.
    const tables = PERSONAL_TABLES.map((table) => sql`${table}::regclass`);
    const kept = await sql`
      select relname from pg_class
      where oid in (${sql.join(tables)}) and age(relfrozenxid) > age(${rows[0]?.xid}::xid)`.execute(
      connection,
    );
    if (kept.rows.length > 0) throw new Error('An open transaction keeps deleted rows.');
  });
}
