import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  type Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely';
import { isSyncFailure } from './outage.ts';

/** Older versions can corrupt a database in WAL mode (sqlite.org/changes, 3.51.3). */
const OLDEST_SAFE_SQLITE = '3.51.3';
/**
 * How long a statement waits for a command such as `npm run admin:reset-two-factor`, and a start for the process
 * before it. The event loop stands still meanwhile.
 */
const BUSY_TIMEOUT_MS = 2500;
/** Lists of ids make statements of many lengths. */
const MOST_PREPARED = 500;

export type SqliteOptions = {
  /**
   * Whether this process owns the file until it closes the database, as a site does. A second owner
   * gets a {@link DatabaseOwnedError} at its first query; commands read and write beside the owner.
   */
  isOwner?: boolean;
  /** Called after a failed fsync; the process must then end. */
  onSyncFailure?: (error: unknown) => void;
};

/**
 * Kysely's dialect over `node:sqlite`, with one connection: WAL, synchronous=FULL (an acknowledged
 * commit survives a power loss), foreign keys on, deleted content overwritten. The first query
 * throws if the SQLite library is too old or the file can't be opened.
 */
export function createSqliteDialect(
  file: string,
  { isOwner = false, onSyncFailure = () => undefined }: SqliteOptions = {},
): SqliteDialect {
  return new TransactionalDdlDialect({
    async database() {
      const release = isOwner && file !== ':memory:' ? ownFile(file) : () => undefined;
      try {
        const database = openSqlite(file);
        const close = () => {
          database.close();
          release();
        };
        return { ...adapt(database, onSyncFailure), close };
      } catch (error) {
        release();
        throw error;
      }
    },
  });
}

/** SQLite can roll back DDL, so a migration that fails halfway leaves nothing behind. */
class TransactionalDdlDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl(): boolean {
        return true;
      }
    })();
  }
}

/** `node:sqlite` in the shape that Kysely expects. */
function adapt(
  database: DatabaseSync,
  onSyncFailure: (error: unknown) => void,
): Pick<SqliteDatabase, 'prepare'> {
  const watched = <Result>(run: () => Result): Result => {
    try {
      return run();
    } catch (error) {
      if (isSyncFailure(error)) onSyncFailure(error);
      throw error;
    }
  };
  // Preparing takes several times as long as running.
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const text = translate(sql, database);
      const known = prepared.get(text);
      if (known) return known;
      const statement = database.prepare(text);
      const made: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (values) => watched(() => statement.all(...checkParameters(values))),
        run: (values) => watched(() => statement.run(...checkParameters(values))),
        iterate: (values) => statement.iterate(...checkParameters(values)),
      };
      if (prepared.size >= MOST_PREPARED) prepared.clear();
      prepared.set(text, made);
      return made;
    },
  };
}

function translate(sql: string, { isTransaction }: DatabaseSync): string {
  // Takes the write lock at once: a transaction that has read and then finds the database changed
  // by a command could not write any more.
  if (sql === 'begin') return 'begin immediate';
  // After some errors (disk full, failed write) SQLite itself has rolled back already.
  if (sql === 'rollback' && !isTransaction) return 'select 1';
  return sql;
}

/**
 * `node:sqlite` treats an object as first parameter as a set of named parameters and silently drops
 * it, for example a Date.
 */
function checkParameters(parameters: readonly unknown[]): SQLInputValue[] {
  for (const value of parameters) {
    if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array)) {
      throw new TypeError("An object can't be stored in SQLite");
    }
  }
  return parameters as SQLInputValue[];
}

/** Opens a file with the settings that the site relies on. */
export function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  const { version } = database.prepare('select sqlite_version() as version').get() as {
    version: string;
  };
  assertSafeSqlite(version);
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  // Overwrites deleted content with zeros, so that it doesn't remain in free pages.
  database.exec('pragma secure_delete = on');
  return database;
}

/** Garbage collection would close a lock that nobody holds on to. */
const held = new Set<DatabaseSync>();

/** The database belongs to another process that runs. */
export class DatabaseOwnedError extends Error {}

/**
 * Makes this process the owner of a database until the returned function is called or the process
 * ends, however it ends: it holds SQLite's lock on an empty file beside the database. Throws a
 * {@link DatabaseOwnedError} if another process has it.
 */
export function ownFile(file: string): () => void {
  const lock = new DatabaseSync(`${file}.lock`, { timeout: BUSY_TIMEOUT_MS });
  try {
    lock.exec('begin exclusive');
    held.add(lock);
    return () => {
      lock.close();
      held.delete(lock);
    };
  } catch (cause) {
    lock.close();
    throw new DatabaseOwnedError(`Another process has ${file} open.`, { cause });
  }
}

/**
 * Makes a query that is run beside the transaction of the same request fail at once. There is one
 * connection, and the transaction has it, so each would wait for the other, and all requests for
 * both.
 */
export function refuseQueriesBesideTransactions<Tables>(db: Kysely<Tables>): Kysely<Tables> {
  const turns = new AsyncLocalStorage<{ isOver: boolean }>();
  const executor = db.getExecutor();
  const { provideConnection } = executor;
  executor.provideConnection = (use, options) => {
    if (turns.getStore()?.isOver === false) {
      throw new Error('A query inside a transaction must use the transaction.');
    }
    const turn = { isOver: false };
    const useInTurn: typeof use = (connection) =>
      turns
        .run(turn, () => use(connection))
        .finally(() => {
          turn.isOver = true;
        });
    return provideConnection.call(executor, useInTurn as never, options) as never;
  };
  return db;
}

/** Throws if the library is older than the fix of the WAL-reset corruption bug. */
export function assertSafeSqlite(version: string): void {
  if (version.localeCompare(OLDEST_SAFE_SQLITE, 'en', { numeric: true }) < 0) {
    throw new Error(`SQLite ${version} can corrupt data; ${OLDEST_SAFE_SQLITE} or newer is needed`);
  }
}
