import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { tryToLogIn } from '#test/admin-browser.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp } from '#test/test-app.ts';
import type { DatabaseLocation } from './connect.ts';
import { up as moveLaunchTerms } from './migrations/0038-launch-terms.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'site-migrate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function emptyDatabase(engine: string): Promise<DatabaseLocation> {
  const name = `site_${randomBytes(8).toString('hex')}`;
  if (engine === 'sqlite') return { engine: 'sqlite', file: path.join(folder, `${name}.sqlite`) };
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return { engine: 'postgres', url: `${inject('postgresUrl')}/${name}` };
}

describe.each(['sqlite', 'postgres'])('an empty database (%s)', (engine) => {
  test('is migrated once by four processes that start at the same time', async () => {
    const location = await emptyDatabase(engine);
    const outputs = await Promise.all([1, 2, 3, 4].map(() => migrateInProcess(location)));
    expect(outputs).toEqual(Array(4).fill('migrated'));
  });
});

test('the deadline and the places of the offer that an earlier release kept in its settings become facts', async () => {
  const app = await openTestApp('sqlite');
  const { db, ownerFacts } = app.context;
  const terms = { deadline: '2026-12-01T22:00:00.000Z', seats: 4 };
  const row = { key: 'offer', updated_at: '2026-01-01T00:00:00.000Z' };
  await db
    .insertInto('settings')
    .values({ ...row, value: JSON.stringify(terms) })
    .execute();
  await moveLaunchTerms(db as never);
  await ownerFacts.load();
  expect(ownerFacts.current().launch).toEqual(terms);
  await app.close();
});

test('a Postgres gets one owner password from two processes that start together, and it works on both', async () => {
  const location = await emptyDatabase('postgres');
  const env = {
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    APP_SECRET: 'x'.repeat(32),
    SITE_URL: 'http://localhost:3000',
  };
  const renderPage = await createPageRenderer();
  const database = location.engine === 'postgres' ? { DATABASE_URL: location.url } : {};
  const dataDir = path.join(folder, 'two-processes');
  const apps = await Promise.all(
    [1, 2].map(() => createApp({ ...env, ...database, DATA_DIR: dataDir }, { renderPage })),
  );
  await Promise.all(apps.map((app) => app.start()));
  const passwords = apps.flatMap((app) => app.generatedAdminPassword ?? []);
  expect(passwords).toHaveLength(1);
  for (const app of apps) {
    const request = async (path: string, init?: RequestInit) =>
      app.fetch(new Request(`http://localhost:3000${path}`, init));
    expect((await tryToLogIn({ request }, passwords[0] ?? '')).status).toBe(303);
  }
  await Promise.all(apps.map((app) => app.stop()));
});

/**
 * Migrates in a separate process: two connections to SQLite in one process would block each other.
 */
async function migrateInProcess(location: DatabaseLocation): Promise<string> {
  const code = `
    const { connectDatabase } = await import('#database/connect.ts');
    const { migrateToLatest } = await import('#database/migrate.ts');
    const db = connectDatabase(${JSON.stringify(location)});
    await migrateToLatest(db);
    await db.destroy();
    process.stdout.write('migrated');`;
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code]);
  return stdout;
}
