import { randomBytes } from 'node:crypto';
import net, { type Socket } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/test-app.ts';

const message = { name: 'A', email: 'a@example.com', message: 'Hello' };

let app: TestApp;
afterEach(() => app.close());

async function health() {
  const answer = await app.request('/api/health');
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
}

test('is ok after a real write, at most one in ten seconds, and says nothing else to strangers', async () => {
  app = await openTestApp('sqlite');
  const writtenAt = async () => {
    const row = await app.context.db
      .selectFrom('settings')
      .select('updated_at')
      .where('key', '=', 'health-check')
      .executeTakeFirstOrThrow();
    return row.updated_at;
  };
  const first = app.clock.now().toISOString();
  expect(await health()).toMatchObject({ status: 200 });
  app.clock.advance(9_999);
  expect((await health()).body).toEqual({ success: true, data: { status: 'ok' } });
  expect(await writtenAt()).toBe(first);
  app.clock.advance(1);
  await health();
  expect(await writtenAt()).toBe(app.clock.now().toISOString());
});

test('a read-only database gives 503 with the failing part, and recovers afterwards', async () => {
  app = await openTestApp('sqlite');
  await sql`pragma query_only = on`.execute(app.context.db);
  const ill = await health();
  expect(ill).toMatchObject({
    status: 503,
    body: { success: false, data: { status: 'failing', database: 'read-only' } },
  });
  expect(ill.headers.get('Retry-After')).toBe('30');
  const refused = await app.post('/api/contact', message);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({
    success: false,
    error: expect.stringMatching(/try again/),
  });
  await sql`pragma query_only = off`.execute(app.context.db);
  expect((await health()).status).toBe(200);
});

test('a Postgres that goes away, even in the middle of a transaction, gives 503 with the failing part, and recovers when it is back', async () => {
  const way = await openWayToPostgres();
  app = await openTestApp('sqlite', { env: { DATABASE_URL: way.url } });
  expect((await health()).status).toBe(200);
  const cut = app.context.db.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    await way.close();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await sql`select 2`.execute(transaction);
  });
  await expect(cut).rejects.toThrow();
  expect(await health()).toMatchObject({ status: 503, body: { data: { database: 'connection' } } });
  expect((await app.post('/api/contact', message)).status).toBe(503);
  await way.open();
  expect((await health()).status).toBe(200);
  expect((await app.post('/api/contact', message)).status).toBe(201);
  await app.stop();
  await way.close();
  app = await openTestApp('sqlite');
});

/** A database of its own, reached through a port that the test can close. */
async function openWayToPostgres() {
  const server = new URL(inject('postgresUrl'));
  const name = `site_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const sockets = new Set<Socket>();
  const gate = net.createServer((near) => {
    const far = net.connect(Number(server.port), server.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  let port = 0;
  const open = () =>
    new Promise<void>((resolve) => {
      gate.listen(port, '127.0.0.1', () => {
        port = (gate.address() as net.AddressInfo).port;
        resolve();
      });
    });
  await open();
  const url = new URL(`${server}/${name}`);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    open,
    close: () =>
      new Promise<void>((resolve) => {
        gate.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
