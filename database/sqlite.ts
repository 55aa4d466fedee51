import { DatabaseSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteDialect } from 'kysely';
import { createSqliteDriver } from './sqlite-driver.ts';

/** Older versions can corrupt a database in WAL mode (sqlite.org/changes, 3.51.3). */
const OLDEST_SAFE_SQLITE = '3.51.3';
/**
 * How long a statement waits for another process's lock, which blocks the event loop. Groups of
 * transactions wait without blocking it (group-commit.ts).
 */
const BUSY_TIMEOUT_MS = 2500;

/**
 * Kysely dialect over `node:sqlite`: WAL, synchronous=FULL (an acknowledged commit survives a power
 * loss), foreign keys on, deleted content overwritten. Throws if the SQLite library is too old or
 * the file can't be opened.
 */
export function createSqliteDialect(
  file: string,
  onSyncFailure: (error: unknown) => void,
): Dialect {
  return new GroupCommitDialect(file, onSyncFailure);
}

class GroupCommitDialect extends SqliteDialect {
  readonly #file: string;
  readonly #onSyncFailure: (error: unknown) => void;

  constructor(file: string, onSyncFailure: (error: unknown) => void) {
    super({ database: undefined as never });
    this.#file = file;
    this.#onSyncFailure = onSyncFailure;
  }

  override createDriver() {
    const file = this.#file;
    return createSqliteDriver(() => openSqlite(file), this.#onSyncFailure);
  }

  override createAdapter(): SqliteAdapter {
    return new GroupCommitAdapter();
  }
}

class GroupCommitAdapter extends SqliteAdapter {
  /** SQLite can roll back DDL, so a migration that fails halfway leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver itself lets only one transaction write at a time. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * The connection that writes, and one that reads committed data; for an in-memory database they are
 * the same.
 */
export function openSqlite(file: string): { writer: DatabaseSync; reader: DatabaseSync } {
  const writer = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  const { version } = writer.prepare('select sqlite_version() as version').get() as {
    version: string;
  };
  assertSafeSqlite(version);
  writer.exec('pragma journal_mode = wal');
  writer.exec('pragma synchronous = full');
  writer.exec('pragma foreign_keys = on');
  // Overwrites deleted content with zeros, so that it doesn't remain in free pages.
  writer.exec('pragma secure_delete = on');
  if (file === ':memory:') return { writer, reader: writer };
  const reader = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  reader.exec('pragma query_only = on');
  return { writer, reader };
}

/** Throws if the library is older than the fix of the WAL-reset corruption bug. */
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
