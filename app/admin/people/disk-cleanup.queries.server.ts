import { sql } from 'kysely';
import { findSetting, upsertSetting } from '#app/platform/settings/settings.queries.server.ts';
import { type Db, isPostgres } from '#database/connect.ts';

/** The tables that a person may stand in, for Postgres, which is told them one by one. */
const PERSONAL_TABLES = [
  ...['submissions', 'submission_notes', 'submission_tags', 'bookings', 'signups', 'consents'],
  ...['earlier_requests', 'slot_offers'],
  ...[
    'signup_confirmations',
    'outbox',
    'outbox_attempts',
    'idempotency_keys',
    'email_budget',
    'rate_limits',
  ],
];
/** While VACUUM FULL waits for a table, every request that needs it waits as well. */
const LOCK_TIMEOUT_MS = 1000;
/** Far longer than a request may take: a large table takes its time. */
const VACUUM_TIMEOUT_MS = 600_000;
const MARK_KEY = 'disk-cleanup-due';

/** The mark of the erasure that was the last to ask for a clean-up; undefined when none is due. */
export function findCleanupMark(db: Db): Promise<string | undefined> {
  return findSetting(db, MARK_KEY);
}

export function insertCleanupMark(db: Db, mark: string, at: string): Promise<void> {
  return upsertSetting(db, MARK_KEY, mark, at);
}

/** Deletes this mark only: an erasure that came meanwhile has one of its own. */
export async function deleteCleanupMark(db: Db, mark: string): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', MARK_KEY).where('value', '=', mark).execute();
}

/**
 * Writes the tables anew, so that deleted rows are gone from the disk as well. Throws when others keep
 * the database busy for so long that some may still be there.
 */
export async function compactDatabase(db: Db): Promise<void> {
  if (isPostgres(db)) return compactPostgres(db);
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  // Not an error for SQLite: a reader may need the old pages in the log for longer.
  if (rows[0]?.busy !== 0) throw new Error('The log of the database is still being read.');
}

async function compactPostgres(db: Db): Promise<void> {
  await db.connection().execute(async (connection) => {
    const set = (name: string, value: number) =>
      sql`select set_config(${name}, ${String(value)}, false)`.execute(connection);
    await set('lock_timeout', LOCK_TIMEOUT_MS);
    await set('statement_timeout', VACUUM_TIMEOUT_MS);
    try {
      for (const table of PERSONAL_TABLES) {
        await sql`vacuum full ${sql.table(table)}`.execute(connection);
      }
    } finally {
      // The connection goes back to the pool.
      await sql`reset lock_timeout`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
