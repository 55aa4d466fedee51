import { chmodSync, mkdirSync } from 'node:fs';
import { type Config, StartError } from '#app/platform/config.server.ts';
import { connectDatabase, type Db } from '#database/connect.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { describeOutage } from '#database/outage.ts';
import { DatabaseOwnedError } from '#database/sqlite.ts';

/**
 * Creates the data folder, connects, and migrates the database to this version's schema. Throws a
 * StartError if the folder or database can't be used, or another process owns the SQLite file. `onSyncFailure` is called after a failed
 * fsync of SQLite; the process must then end.
 */
export async function openDatabase(
  config: Config,
  onSyncFailure: (error: unknown) => void = () => undefined,
): Promise<Db> {
  try {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
    chmodSync(config.dataDir, 0o700);
    const db = connectDatabase(config.database, { isOwner: true, onSyncFailure });
    try {
      await migrateToLatest(db);
      return db;
    } catch (error) {
      await db.destroy().catch(() => undefined);
      throw error;
    }
  } catch (error) {
    throw explainStartFailure(error, config) ?? error;
  }
}

/**
 * The message for a failure that the operator can fix; undefined for a bug. Contains no secrets.
 */
export function explainStartFailure(
  error: unknown,
  { database, dataDir, port }: Pick<Config, 'database' | 'dataDir' | 'port'>,
): StartError | undefined {
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown };
  const explain = (sentence: string) => new StartError(sentence, { cause: error });
  if (syscall === 'listen') {
    if (code === 'EADDRINUSE') {
      return explain(`Port ${port} is in use already: stop what listens there, or set PORT.`);
    }
    return explain(`The site can't listen on port ${port} (${code}): check HOST and PORT.`);
  }
  if (/^(EACCES|EPERM|EROFS|ENOSPC|EDQUOT|ENOTDIR|EEXIST|EIO)$/.test(String(code))) {
    return explain(`The data folder ${dataDir} can't be written (${code}): check DATA_DIR.`);
  }
  if (database.engine === 'postgres') {
    if (/^28/.test(String(code))) {
      return explain('Postgres refused the user or the password: check DATABASE_URL.');
    }
    if (code === '3D000') {
      return explain('Postgres has no database of that name: create it, or check DATABASE_URL.');
    }
    const part = describeOutage(error);
    if (part === undefined) return undefined;
    return explain(
      `Postgres can't be reached or used (${code ?? part}): check that it runs, and DATABASE_URL.`,
    );
  }
  if (error instanceof DatabaseOwnedError) {
    return explain(
      `The site already runs with the database in ${dataDir}: stop it first. Several processes need Postgres (DATABASE_URL).`,
    );
  }
  const part = describeOutage(error);
  if (part === undefined) return undefined;
  return explain(`The database file in ${dataDir} can't be used (${part}): check DATA_DIR.`);
}
