/**
 * `npm run restore -- <file>`: replaces the SQLite database by a backup. Stop the site first; the
 * current database is kept beside it under another name.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { type Config, readConfig } from '#app/platform/config.server.ts';
import { assertWhole, copyPrivately, restoredArea } from '#app/platform/jobs/backup.server.ts';
import { openSqlite, ownFile } from '#database/sqlite.ts';
import { runCommand } from './owner-database.ts';

const ASKS_FIRST =
  'After the start, Today in the admin area asks whether emails that were waiting then are to be sent.';
const WITHOUT_SECRET =
  'This folder has no app-secret, and APP_SECRET is not set: put back the one of the backup, or the passwords of email, calendars and webhooks have to be entered again. To log in without two-factor authentication, start once with ADMIN_PASSWORD.';

/**
 * Restores the backup and returns the new path of the previous database; undefined if there was
 * none.
 */
export function restore(config: Config, backup: string, now: Date): string | undefined {
  const { database } = config;
  if (database.engine !== 'sqlite') {
    throw new Error('This site uses Postgres: run pg_restore, see docs/data-and-erasure.md.');
  }
  const { file } = database;
  assertWhole(backup);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const release = ownUnused(file);
  try {
    // Closing it writes the log (WAL) into the file.
    const isThere = existsSync(file);
    if (isThere) openSqlite(file).close();
    // Nothing is moved away until its replacement is complete.
    const copy = `${file}.restored`;
    copyPrivately(backup, copy);
    markRestored(copy, now);
    const kept = `${file}.before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
    if (isThere) copyPrivately(file, kept);
    // SQLite would write a log that was left behind into the restored database.
    for (const suffix of ['-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true });
    renameSync(copy, file);
    return isThere ? kept : undefined;
  } finally {
    release();
  }
}

/** Keeps the site from starting until the returned function is called. Throws while one runs. */
function ownUnused(file: string): () => void {
  try {
    return ownFile(file);
  } catch {
    throw new Error('The database is in use: stop the site first.');
  }
}

/** Makes the site ask the owner before it sends what was waiting when the backup was made. */
function markRestored(file: string, now: Date): void {
  const database = new DatabaseSync(file);
  const at = now.toISOString();
  const value = JSON.stringify({ at, isHeld: false });
  database
    .prepare(
      `insert into settings (key, value, updated_at) values (?, ?, ?)
       on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`,
    )
    .run(restoredArea.key, value, at);
  database.close();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runCommand(async () => {
    const backup = process.argv[2];
    if (!backup) throw new Error('Name the backup: npm run restore -- data/backups/site-….sqlite');
    const config = readConfig(process.env);
    const kept = restore(config, backup, new Date());
    process.stdout.write(
      `Restored from ${backup}.${kept ? ` The database before it: ${kept}` : ''}\n${ASKS_FIRST}\n`,
    );
    if (!config.appSecret && !existsSync(path.join(config.dataDir, 'app-secret'))) {
      process.stdout.write(`${WITHOUT_SECRET}\n`);
    }
  }, 'Nothing was restored. ');
}
