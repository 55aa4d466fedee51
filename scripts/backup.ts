/**
 * `npm run backup [-- <folder>]`: makes a checked copy of the database while the site runs. Without
 * a folder it is saved like the nightly ones: to `backups` in DATA_DIR, and to BACKUP_DIR if that
 * is set.
 */
import { existsSync } from 'node:fs';
import { readConfig } from '#app/platform/config.server.ts';
import { backUp } from '#app/platform/jobs/backup.server.ts';
import { runCommand } from './owner-database.ts';

await runCommand(async () => {
  const config = readConfig(process.env);
  const { database } = config;
  if (database.engine === 'sqlite' && !existsSync(database.file)) {
    throw new Error(`There is no database in ${config.dataDir} yet: set DATA_DIR.`);
  }
  const file = await backUp(config, process.argv[2], new Date());
  process.stdout.write(`Backed up and checked: ${file}\n`);
  process.stdout.write(
    `It doesn't include ${config.appSecret ? 'APP_SECRET' : 'DATA_DIR/app-secret'}, which decrypts stored passwords: keep that somewhere else.\n`,
  );
}, 'No backup was made. ');
