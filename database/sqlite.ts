import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { isSyncFailure } from './outage.ts';

/** Versions before this one can corrupt a database in WAL mode (sqlite.org/changes, 3.51.3). */
const OLDEST_SAFE_SQLITE = '3.51.3';
const STATEMENT_CACHE_SIZE = 500;
/** How long a statement waits for a lock that another process holds. The event loop waits with it. */
const BUSY_TIMEOUT_MS = 2500;

/**
 * Kysely dialect over `node:sqlite`: WAL, synchronous=FULL (an acknowledged commit survives a power
 * cut), foreign keys on. Throws when the SQLite library is too old or the file can't be opened.
 */
export function createSqliteDialect(
  file: string,
  onSyncFailure: (error: unknown) => void,
): SqliteDialect {
  return new TransactionalSqliteDialect({ database: async () => openSqlite(file, onSyncFailure) });
}

/** SQLite does roll back DDL; saying so lets a migration that dies half-way leave nothing behind. */
class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function openSqlite(file: string, onSyncFailure: (error: unknown) => void): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  const { version } = database.prepare('select sqlite_version() as version').get() as {
    version: string;
  };
  assertSafeSqlite(version);
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      // A deferred transaction that later wants to write fails at once when another process writes;
      // taking the write lock first makes it wait for its turn instead.
      const text = sql === 'begin' ? 'begin immediate' : sql;
      const known = statements.get(text);
      if (known) return known;
      const statement = adaptStatement(database.prepare(text), onSyncFailure);
      if (statements.size >= STATEMENT_CACHE_SIZE) statements.clear();
      statements.set(text, statement);
      return statement;
    },
  };
}

function adaptStatement(
  statement: StatementSync,
  onSyncFailure: (error: unknown) => void,
): SqliteStatement {
  // Here and not where a request fails: jobs and deliveries commit as well.
  const watch = <Result>(run: () => Result): Result => {
    try {
      return run();
    } catch (error) {
      if (isSyncFailure(error)) onSyncFailure(error);
      throw error;
    }
  };
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => watch(() => statement.all(...checkParameters(parameters))),
    run: (parameters) => watch(() => statement.run(...checkParameters(parameters))),
    iterate: (parameters) => statement.iterate(...checkParameters(parameters)),
  };
}

/**
 * `node:sqlite` takes an object in the first place for a set of named parameters and drops it
 * silently, a Date for example. Refuse every value that is not plainly storable.
 */
function checkParameters(parameters: readonly unknown[]): SQLInputValue[] {
  for (const value of parameters) {
    const isStorable =
      value === null ||
      typeof value === 'string' ||
      typeof value === 'number' ||
      typeof value === 'bigint' ||
      value instanceof Uint8Array;
    if (!isStorable) throw new TypeError(`A ${typeof value} can't be stored in SQLite`);
  }
  return parameters as SQLInputValue[];
}

/** Throws when the library is older than the fix of the WAL-reset corruption bug. */
export function assertSafeSqlite(version: string): void {
  const numbers = (text: string) => text.split('.').map(Number);
  const [found, needed] = [numbers(version), numbers(OLDEST_SAFE_SQLITE)];
  for (let i = 0; i < needed.length; i++) {
    const difference = (found[i] ?? 0) - (needed[i] ?? 0);
    if (difference > 0) return;
    if (difference < 0) {
      throw new Error(
        `SQLite ${version} can corrupt data; ${OLDEST_SAFE_SQLITE} or newer is needed`,
      );
    }
  }
}
