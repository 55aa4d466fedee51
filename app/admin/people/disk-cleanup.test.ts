import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import {
  describeOnBothDatabases,
  openTestApp,
  type TestApp,
  testOnPostgres,
} from '#test/test-app.ts';
import { sendMessage } from '#test/visitor.ts';
import { cleanUpDisk } from './disk-cleanup.queries.server.ts';
import { erasePerson } from './people.server.ts';

const EMAIL = 'xylophone@example.com';
const SEARCHED = 'xylophone';

/** The rows that stand for a clean-up which is still to be done. */
const due = ({ context }: TestApp) =>
  context.db.selectFrom('settings').select('key').where('key', '=', 'disk-cleanup-due').execute();

/** Reads in an open transaction, as a long report or a backup does. Returns how to end it. */
async function keepBusy({ context }: TestApp): Promise<() => Promise<void>> {
  const { database } = context.config;
  if (database.engine === 'sqlite') {
    const reader = new DatabaseSync(database.file);
    reader.exec('begin');
    reader.prepare('select count(*) from submissions').get();
    return async () => reader.close();
  }
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('begin');
  await client.query('select count(*) from submissions');
  return () => client.end();
}

describeOnBothDatabases('an erasure while the database is busy', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());

  test('deletes the rows, notes that the disk is left to do, and the hourly job does it', async () => {
    app = await openTestApp(engine, { env: { BACKUPS_KEPT: '0' } });
    await sendMessage(app, { email: EMAIL });
    const release = await keepBusy(app);
    try {
      await erasePerson(app.context, EMAIL);
    } finally {
      await release();
    }
    expect(await due(app)).toHaveLength(1);
    // A transaction of another test on the same server may keep the rows a little longer.
    await vi.waitFor(async () => {
      await app.dailyJobs.runNow();
      expect(await due(app)).toEqual([]);
    }, 10_000);
  });
});

testOnPostgres(
  'Postgres notices rows that it keeps for a transaction elsewhere, and tries again',
  async () => {
    const app = await openTestApp('postgres', { env: { BACKUPS_KEPT: '0' } });
    const { db, config } = app.context;
    if (config.database.engine !== 'postgres') throw new Error('Not Postgres');
    // Another database of the same server, whose transactions lock nothing here.
    const elsewhere = new URL(config.database.url);
    elsewhere.pathname = '/postgres';
    const client = new pg.Client({ connectionString: elsewhere.href });
    await client.connect();
    await sendMessage(app, { email: EMAIL });
    const onDisk = async () => {
      await sql`checkpoint`.execute(db);
      const { rows } = await sql<{ bytes: Buffer }>`
      select pg_read_binary_file(pg_relation_filepath('submissions')) as bytes`.execute(db);
      return rows[0]?.bytes.includes(SEARCHED);
    };
    await client.query('begin');
    await client.query('select pg_current_xact_id()');
    await erasePerson(app.context, EMAIL);
    expect(await onDisk()).toBe(true);
    await client.end();
    // Transactions of other tests on the same server delay it as well.
    await expect.poll(() => cleanUpDisk(app.context), { timeout: 30_000 }).toBe(true);
    expect(await onDisk()).toBe(false);
    expect(await due(app)).toEqual([]);
    await app.close();
  },
);
