import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';
import { createSqliteDialect } from './sqlite.ts';

export type DatabaseLocation =
  | { engine: 'sqlite'; file: string }
  | { engine: 'postgres'; url: string };

export type Db = Kysely<Database>;

/**
 * Opens the database lazily: the first query connects. SQLite's folder is made with mode
 * 0700 and its files with 0600.
 * Errors of a connection that can't be made surface at that first query (see `describeOutage`).
 */
export function connectDatabase(
  location: DatabaseLocation,
  onSyncFailure: (error: unknown) => void = () => undefined,
): Db {
  if (location.engine === 'postgres') {
    const pool = new pg.Pool({
      connectionString: location.url,
      max: 10,
      connectionTimeoutMillis: 3000,
      statement_timeout: 10_000,
    });
    // A dropped connection is replaced on the next use; without a listener it ends the process. The
    // pool listens to idle ones only: one that is dropped between two statements has to have its own.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  }
  if (location.file !== ':memory:') {
    const folder = path.dirname(location.file);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    makePrivate(location.file);
  }
  return new Kysely<Database>({ dialect: createSqliteDialect(location.file, onSyncFailure) });
}

/**
 * Makes the file readable by its owner alone, before anything is written to it; SQLite gives its log
 * the same mode. What can't be changed (another owner, a read-only disk) is found by the first query.
 */
function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
  } catch {}
}

/** Whether this is Postgres: for the few statements that the two engines spell differently. */
export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
