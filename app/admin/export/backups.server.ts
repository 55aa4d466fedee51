import { createReadStream, statSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '#app/platform/config.server.ts';
import { backUp, backupFolder, listBackups } from '#app/platform/jobs/backup.server.ts';

type BackupConfig = Pick<
  Config,
  'database' | 'dataDir' | 'backupDir' | 'backupsKept' | 'appSecret'
>;

export type StoredBackup = { name: string; at: string; bytes: number; restore: string };

/** The backups in the data folder, newest first, with the command that restores each. */
export function readBackups(config: BackupConfig): StoredBackup[] {
  const folder = backupFolder(config);
  return listBackups(folder)
    .map((name) => {
      const file = path.join(folder, name);
      const { mtime, size } = statSync(file);
      const restore =
        config.database.engine === 'sqlite'
          ? `npm run restore -- ${file}`
          : `pg_restore --dbname="$DATABASE_URL" ${file}`;
      return { name, at: mtime.toISOString(), bytes: size, restore };
    })
    .reverse();
}

/** Where the secret is that decrypts the passwords in a backup, which no backup contains. */
export function nameSecret({ appSecret, dataDir }: BackupConfig): string {
  return appSecret ? 'APP_SECRET' : path.join(dataDir, 'app-secret');
}

/** Makes a backup now. Returns its name, or why there is none. */
export async function makeBackup(
  config: BackupConfig,
  now: Date,
): Promise<{ name: string } | { problem: string }> {
  try {
    return { name: path.basename(await backUp(config, undefined, now)) };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/** A backup as a stream of bytes; undefined unless the name is that of one in the data folder. */
export function openBackup(config: BackupConfig, name: string | undefined) {
  const folder = backupFolder(config);
  const known = listBackups(folder).find((one) => one === name);
  return known && { name: known, content: createReadStream(path.join(folder, known)) };
}
