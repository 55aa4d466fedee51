/**
 * `npm run restore -- <file>`: replaces the SQLite database by a backup. Stop the site first; the
 * current database is kept beside it under another name.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { type Config, readConfig } from '#app/platform/config.server.ts';
import { assertWhole, copyPrivately } from '#app/platform/jobs/backup.server.ts';

/**
 * Restores the backup and returns the new path of the previous database; undefined if there was
 * none.
 */
export function restore(config: Config, backup: string, now: Date): string | undefined {
  const { database } = config;
  if (database.engine !== 'sqlite') {
    throw new Error('This site uses Postgres: run pg_restore, see docs/operations.md.');
  }
  const { file } = database;
  assertWhole(backup);
  const isThere = existsSync(file);
  if (isThere) assertUnused(file);
  // Nothing is moved away until its replacement is complete.
  const copy = `${file}.restored`;
  copyPrivately(backup, copy);
  const kept = `${file}.before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  // Copied, not moved: a site that starts halfway must find a database, and not begin with an empty one.
  if (isThere) copyPrivately(file, kept);
  // SQLite would write a log that was left behind into the restored database.
  for (const suffix of ['-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true });
  renameSync(copy, file);
  return isThere ? kept : undefined;
}

/** Throws if a running site has the database open. Also writes the log (WAL) into the file. */
function assertUnused(file: string): void {
  const database = new DatabaseSync(file, { timeout: 500 });
  try {
    database.exec('pragma wal_checkpoint(truncate)');
    database.exec('pragma locking_mode = exclusive');
    database.exec('begin exclusive');
    database.exec('rollback');
  } catch {
    throw new Error('The database is in use: stop the site first.');
  } finally {
    database.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const backup = process.argv[2];
    if (!backup) throw new Error('Name the backup: npm run restore -- data/backups/site-….sqlite');
    const kept = restore(readConfig(process.env), backup, new Date());
    process.stdout.write(
      `Restored from ${backup}.${kept ? ` The database before it: ${kept}` : ''}\n`,
    );
  } catch (error) {
    process.stderr.write(`Nothing was restored. ${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
