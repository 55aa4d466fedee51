import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';
import {
  createSqliteDialect,
  refuseQueriesBesideTransactions,
  type SqliteOptions,
} from './sqlite.ts';

export type DatabaseLocation =
  | { engine: 'sqlite'; file: string }
  | { engine: 'postgres'; url: string };

export type Db = Kysely<Database>;

/**
 * Returns the database without connecting: the first query connects. SQLite's folder is created
 * with mode 0700 and its files with 0600. Connection errors surface at the first query (see
 * `describeOutage`).
 */
export function connectDatabase(location: DatabaseLocation, sqliteOptions: SqliteOptions = {}): Db {
  if (location.engine === 'postgres') {
    const pool = new pg.Pool({
      connectionString: location.url,
      max: 10,
      connectionTimeoutMillis: 3000,
      statement_timeout: 10_000,
    });
    // Without a listener, a dropped connection would end the process. The pool replaces it on the
    // next use. The pool's own listener covers idle connections only, so each connection gets one
    // too.
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
  const dialect = createSqliteDialect(location.file, sqliteOptions);
  return refuseQueriesBesideTransactions(new Kysely<Database>({ dialect }));
}

/**
 * Makes the file readable by its owner only, before anything is written to it; SQLite gives its log
 * the same mode. If that fails (another owner, a read-only disk), the first query reports it.
 */
function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
  } catch {}
}

/** Whether this is Postgres: for the few statements that differ between the engines. */
export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
