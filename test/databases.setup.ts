import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase, type DatabaseLocation } from '#database/connect.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { showEverySection } from './every-section.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection URL without a database name. */
    postgresUrl: string;
    /** A migrated, empty SQLite file that each test copies. */
    sqliteTemplate: string;
  }
}

/** A migrated, empty Postgres database, copied by `create database … template`. */
export const POSTGRES_TEMPLATE = 'site_template';

/**
 * One real Postgres for the whole run, and one migrated database for each engine. Each test copies
 * it, so that the migrations run once per engine instead of once per test.
 */
export default async function startDatabases(project: TestProject): Promise<() => Promise<void>> {
  const postgres =
    process.env.TEST_ENGINES === 'sqlite' ? undefined : await startTemporaryPostgres();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-template-'));
  chmodSync(folder, 0o700);
  const file = path.join(folder, 'site.sqlite');
  await migrate({ engine: 'sqlite', file });
  if (postgres) {
    const client = new pg.Client({ connectionString: `${postgres.url}/postgres` });
    await client.connect();
    await client.query(`create database ${POSTGRES_TEMPLATE}`);
    await client.end();
    await migrate({ engine: 'postgres', url: `${postgres.url}/${POSTGRES_TEMPLATE}` });
  }
  project.provide('postgresUrl', postgres?.url ?? '');
  project.provide('sqliteTemplate', file);
  return async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Migrates and disconnects: a database with open connections can't be copied. */
async function migrate(location: DatabaseLocation): Promise<void> {
  const db = connectDatabase(location);
  await migrateToLatest(db);
  await showEverySection(db);
  await db.destroy();
}
