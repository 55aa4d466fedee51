import { execFile } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import * as v from 'valibot';
import type { Config } from '../config.server.ts';
import { wallTimeAt } from '../time/wall-time.ts';

const NAME = /^site-\d{4}-\d\d-\d\dT[\d-]+Z\.(sqlite|dump)$/;
const HOUR_MS = 3_600_000;
/** Hour in Toronto when hardly anybody uses the site. */
const NIGHT_HOUR = 3;

/** Set by `npm run restore`, until the owner has said what happens to what was waiting. */
export const restoredArea = {
  key: 'restored',
  schema: v.object({
    /** When the backup was restored (ISO-8601); empty if there is nothing to decide. */
    at: v.optional(v.string(), ''),
    isHeld: v.optional(v.boolean(), false),
  }),
};

type BackupConfig = Pick<Config, 'database' | 'dataDir' | 'backupDir' | 'backupsKept'>;

/** The folder of the backups in DATA_DIR. */
export function backupFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'backups');
}

/** When the newest backup in the data folder was made; undefined if there is none. */
export function newestBackupAt(config: Pick<Config, 'dataDir'>): Date | undefined {
  const folder = backupFolder(config);
  const newest = listBackups(folder).at(-1);
  return newest === undefined ? undefined : statSync(path.join(folder, newest)).mtime;
}

/** The names of the backups in a folder, oldest first: they sort by age. */
export function listBackups(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort();
}

/**
 * Copies the database while the site runs, checks the copy, and returns its path. It is saved to
 * `folder`, or to DATA_DIR/backups and from there also to BACKUP_DIR; the oldest beyond
 * BACKUPS_KEPT are deleted. Files are created readable by their owner only. Throws if the copy is
 * damaged, and leaves no partial file behind.
 */
export async function backUp(
  config: BackupConfig,
  folder: string | undefined,
  now: Date,
): Promise<string> {
  const { database } = config;
  const target = path.resolve(folder ?? backupFolder(config));
  mkdirSync(target, { recursive: true, mode: 0o700 });
  const ending = database.engine === 'sqlite' ? 'sqlite' : 'dump';
  const file = path.join(target, `site-${now.toISOString().replaceAll(/[:.]/g, '-')}.${ending}`);
  const partial = `${file}.partial`;
  closeSync(openSync(partial, 'wx', 0o600));
  try {
    if (database.engine === 'sqlite') await copySqlite(database.file, partial);
    else await dumpPostgres(database.url, partial);
    renameSync(partial, file);
  } catch (error) {
    for (const suffix of ['', '-journal', '-wal', '-shm'])
      rmSync(partial + suffix, { force: true });
    throw error;
  }
  if (folder === undefined && config.backupDir) {
    mkdirSync(config.backupDir, { recursive: true, mode: 0o700 });
    const second = path.join(config.backupDir, path.basename(file));
    copyPrivately(file, `${second}.partial`);
    renameSync(`${second}.partial`, second);
    deleteOldest(config.backupDir, config.backupsKept);
  }
  deleteOldest(target, config.backupsKept);
  return file;
}

/**
 * Makes the nightly backup: at 3 a.m. in Toronto, or once a day has passed without one (the machine
 * was off). To be called every hour. Returns the file, or undefined if none was due.
 */
export async function backUpNightly(config: BackupConfig, now: Date): Promise<string | undefined> {
  if (config.backupsKept === 0) return undefined;
  const newest = newestBackupAt(config)?.getTime() ?? Number.NEGATIVE_INFINITY;
  const ageMs = now.getTime() - newest;
  const isNight = Math.floor(wallTimeAt(now, 'America/Toronto').minuteOfDay / 60) === NIGHT_HOUR;
  // A backup dated in the future was made with a wrong clock and must not delay the next one.
  const isDue = ageMs < -HOUR_MS || ageMs > (isNight ? 12 : 25) * HOUR_MS;
  return isDue ? backUp(config, undefined, now) : undefined;
}

/** Throws unless the file is an intact database of this site. */
export function assertWhole(file: string): void {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    const { integrity_check: verdict } = copy.prepare('pragma integrity_check').get() as {
      integrity_check: string;
    };
    if (verdict !== 'ok') throw new Error(`${file} is damaged: ${verdict}`);
    copy.prepare('select count(*) from submissions').get();
  } finally {
    copy.close();
  }
}

/**
 * Copies a file into a new one that only its owner can read, and waits until it is on disk (fsync).
 */
export function copyPrivately(from: string, to: string): void {
  rmSync(to, { force: true });
  copyFileSync(from, to, constants.COPYFILE_EXCL);
  chmodSync(to, 0o600);
  const file = openSync(to, 'r+');
  fsyncSync(file);
  closeSync(file);
}

/**
 * Copies all pages in one step on a separate thread, so that writers don't wait and don't restart
 * the copy.
 */
async function copySqlite(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { timeout: 10_000 });
  try {
    await backup(source, to, { rate: 2 ** 30 });
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(to);
  // A single file without WAL can be checked and restored from a read-only folder.
  copy.exec('pragma journal_mode = delete');
  copy.close();
  assertWhole(to);
}

/** Runs `pg_dump`. The password is passed in a file, because every user can read a command line. */
async function dumpPostgres(url: string, to: string): Promise<void> {
  const address = new URL(url);
  const passwordFile = `${to}.pgpass`;
  const password = decodeURIComponent(address.password).replaceAll(/[\\:]/g, '\\$&');
  writeFileSync(passwordFile, `*:*:*:*:${password}\n`, { mode: 0o600, flag: 'wx' });
  address.password = '';
  address.searchParams.set('passfile', passwordFile);
  const options = ['--format=custom', '--no-password', `--file=${to}`, `--dbname=${address}`];
  try {
    await promisify(execFile)('pg_dump', options);
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    throw new Error(
      code === 'ENOENT'
        ? 'pg_dump is not installed: apt-get install postgresql-client.'
        : `pg_dump failed: ${stderr?.trim().slice(0, 500)}`,
    );
  } finally {
    rmSync(passwordFile);
  }
  if (statSync(to).size === 0) throw new Error('pg_dump wrote nothing.');
}

function deleteOldest(folder: string, kept: number): void {
  if (kept === 0) return;
  for (const name of listBackups(folder).slice(0, -kept)) rmSync(path.join(folder, name));
}
