import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Config } from '../config.server.ts';
import { wallTimeAt } from '../time/wall-time.ts';

const NAME = /^site-\d{4}-\d\d-\d\dT[\d-]+Z\.(sqlite|dump)$/;
const COPY_CHUNK_BYTES = 1 << 20;
const HOUR_MS = 3_600_000;
/** The hour in Toronto at which nobody books. */
const NIGHT_HOUR = 3;

type BackupConfig = Pick<Config, 'database' | 'dataDir' | 'backupDir' | 'backupsKept'>;

/** Where backups go, the newest of which counts. */
export function backupFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'backups');
}

/** When the newest backup of the data folder was made; undefined when there is none. */
export function newestBackupAt(config: Pick<Config, 'dataDir'>): Date | undefined {
  const folder = backupFolder(config);
  const newest = listBackups(folder).at(-1);
  return newest === undefined ? undefined : statSync(path.join(folder, newest)).mtime;
}

/** The backups of a folder by name, which is by age, the oldest first. */
export function listBackups(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort();
}

/**
 * Copies the database while the site runs, checks the copy, and returns its path. It goes to `folder`,
 * or to DATA_DIR/backups and from there to BACKUP_DIR as well; the oldest beyond BACKUPS_KEPT are
 * deleted. Files are readable by their owner alone from the first byte. Throws when the copy is not
 * whole, and leaves nothing half-done behind.
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
 * Makes the night's backup: at 3 a.m. in Toronto, or as soon as a day has passed without one (the
 * machine was off). Meant to be called every hour. Returns the file, or undefined when none was due.
 */
export async function backUpNightly(config: BackupConfig, now: Date): Promise<string | undefined> {
  if (config.backupsKept === 0) return undefined;
  const newest = newestBackupAt(config)?.getTime() ?? Number.NEGATIVE_INFINITY;
  const ageMs = now.getTime() - newest;
  const isNight = Math.floor(wallTimeAt(now, 'America/Toronto').minuteOfDay / 60) === NIGHT_HOUR;
  // A newest one in the future was made by a wrong clock: it must not put the next one off.
  const isDue = ageMs < -HOUR_MS || ageMs > (isNight ? 12 : 25) * HOUR_MS;
  return isDue ? backUp(config, undefined, now) : undefined;
}

/** Throws unless the file is a sound database of this site. */
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

/** Copies a file by bytes into a new one that only its owner can read, and waits for the disk. */
export function copyPrivately(from: string, to: string): void {
  rmSync(to, { force: true });
  const source = openSync(from, 'r');
  const target = openSync(to, 'wx', 0o600);
  try {
    const chunk = Buffer.alloc(COPY_CHUNK_BYTES);
    for (;;) {
      const length = readSync(source, chunk);
      if (length === 0) break;
      for (let done = 0; done < length; ) done += writeSync(target, chunk, done, length - done);
    }
    fsyncSync(target);
  } finally {
    closeSync(source);
    closeSync(target);
  }
}

/** The pages are copied in a thread of their own, in one go: writers neither wait nor start it over. */
async function copySqlite(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { timeout: 10_000 });
  try {
    await backup(source, to, { rate: 2 ** 30 });
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(to);
  // One file, which can be checked and restored from a folder that can only be read.
  copy.exec('pragma journal_mode = delete');
  copy.close();
  assertWhole(to);
}

/** Runs `pg_dump`. The password goes by a file: a command line can be read by everybody. */
async function dumpPostgres(url: string, to: string): Promise<void> {
  const address = new URL(url);
  const passwordFile = `${to}.pgpass`;
  const password = decodeURIComponent(address.password).replaceAll(/[\\:]/g, '\\$&');
  writeFileSync(passwordFile, `*:*:*:*:${password}\n`, { mode: 0o600, flag: 'wx' });
  address.password = '';
  address.searchParams.set('passfile', passwordFile);
  try {
    await run('pg_dump', [
      '--format=custom',
      '--no-password',
      `--file=${to}`,
      `--dbname=${address}`,
    ]);
  } finally {
    rmSync(passwordFile);
  }
  if (statSync(to).size === 0) throw new Error('pg_dump wrote nothing.');
}

/** Runs a program to its end. Throws with what it complained about. */
async function run(program: string, parameters: string[]): Promise<void> {
  const child = spawn(program, parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (text) => {
    complaint += text;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', () =>
      reject(new Error('pg_dump is not installed: apt-get install postgresql-client.')),
    );
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${program} failed: ${complaint.trim().slice(0, 500)}`);
}

function deleteOldest(folder: string, kept: number): void {
  if (kept === 0) return;
  for (const name of listBackups(folder).slice(0, -kept)) rmSync(path.join(folder, name));
}
