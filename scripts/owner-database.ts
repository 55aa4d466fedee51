import { existsSync } from 'node:fs';
import { type Config, StartError } from '#app/platform/config.server.ts';
import { readSecretBox } from '#app/platform/settings/open-secret-box.server.ts';
import { loadAppSecret } from '#app/platform/settings/secret-box.server.ts';
import { createSettings } from '#app/platform/settings/settings.server.ts';
import { connectDatabase } from '#database/connect.ts';
import { migrateToLatest } from '#database/migrate.ts';

const NEXT_STEP = 'start the site once, or set DATA_DIR or DATABASE_URL.';

/**
 * Opens the site's database for a command. Throws a StartError if there is none yet: a command that
 * looks into the wrong folder or database must not leave an empty one there.
 */
export async function openOwnerDatabase(config: Config, now = () => new Date()) {
  const { database } = config;
  if (database.engine === 'sqlite' && !existsSync(database.file)) {
    throw new StartError(`There is no database in ${config.dataDir} yet: ${NEXT_STEP}`);
  }
  const db = connectDatabase(database);
  try {
    const tables = await db.introspection.getTables();
    if (!tables.some(({ name }) => name === 'settings')) {
      throw new StartError(`The database is empty: ${NEXT_STEP}`);
    }
    await migrateToLatest(db);
  } catch (error) {
    await db.destroy().catch(() => undefined);
    throw error;
  }
  const secrets = await readSecretBox(db, loadAppSecret(config.appSecret, config.dataDir));
  return { db, now, secrets, settings: createSettings(db, secrets, now) };
}

/** Runs a command; a failure is one sentence on stderr, after `lead`, and the exit code 1. */
export async function runCommand(command: () => Promise<void>, lead = ''): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${lead}${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
