import { createReadStream, statSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '#app/platform/config.server.ts';
import { backupFolder, listBackups } from '#app/platform/jobs/backup.server.ts';

/** The backups in the data folder, newest first, and how they are made and restored. */
export function readBackups(config: Config) {
  const { appSecret, backupsKept, database, dataDir } = config;
  const folder = backupFolder(config);
  const stored = listBackups(folder)
    .reverse()
    .map((name) => {
      const { mtime, size } = statSync(path.join(folder, name));
      return { name, at: mtime.toISOString(), megabytes: (size / 1e6).toFixed(1) };
    });
  const command =
    database.engine === 'sqlite' ? 'npm run restore --' : 'pg_restore --dbname="$DATABASE_URL"';
  return {
    stored,
    /** Restores the newest one. */
    restore: `${command} ${path.join(folder, stored[0]?.name ?? '')}`,
    /** Where the secret is that decrypts the passwords in a backup, which no backup contains. */
    secret: appSecret ? 'APP_SECRET' : path.join(dataDir, 'app-secret'),
    isNightly: backupsKept > 0,
  };
}

/** A backup as a stream of bytes; undefined unless the name is that of one in the data folder. */
export function openBackup(config: Config, name: string) {
  const folder = backupFolder(config);
  return listBackups(folder).includes(name) ? createReadStream(path.join(folder, name)) : undefined;
}
