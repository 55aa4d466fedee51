import pg from 'pg';
import { afterEach, beforeAll, expect, inject, test } from 'vitest';
import type { RenderPage } from '#server/http-app.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

const message = { name: 'Sample Visitor', email: 'visitor@example.com', message: 'Kept, please' };

let renderPage: RenderPage;
let app: TestApp;
beforeAll(async () => {
  renderPage = await createPageRenderer();
});
afterEach(() => app.close());

type Statement = (database: string) => string;

const outages: { name: string; part: string; start: Statement[]; end: Statement[] }[] = [
  {
    name: 'takes no writes',
    part: 'read-only',
    start: [(database) => `alter database ${database} set default_transaction_read_only = on`],
    end: [(database) => `alter database ${database} reset default_transaction_read_only`],
  },
  {
    name: 'is not there',
    part: 'connection',
    start: [
      (database) => `alter database ${database} allow_connections false`,
      (database) => `alter database ${database} rename to ${database}_away`,
    ],
    end: [
      (database) => `alter database ${database}_away rename to ${database}`,
      (database) => `alter database ${database} allow_connections true`,
    ],
  },
];

test.each(outages)('a Postgres database that $name: 503, and the form is kept', async (outage) => {
  app = await openTestApp('postgres', { renderPage });
  await change(outage.start);
  const call = await app.post('/api/contact', message);
  expect([call.status, call.headers.get('Retry-After')]).toEqual([503, '30']);
  const body = new FormData();
  for (const [name, value] of Object.entries(message)) body.append(name, value);
  const page = await app.request('/contact', { method: 'POST', body });
  expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '30']);
  expect(await page.text()).toContain(message.message);
  const health = await (await app.request('/api/health')).json();
  expect(health.data.database).toBe(outage.part);

  await change(outage.end);
  expect((await app.post('/api/contact', message)).status).toBe(201);
});

/**
 * Runs statements beside the app; afterwards its connections are ended, so that it sees the new
 * state.
 */
async function change(statements: Statement[]): Promise<void> {
  const { database: location } = app.context.config;
  if (location.engine !== 'postgres') throw new Error('This is about Postgres');
  const database = new URL(location.url).pathname.slice(1);
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` });
  await client.connect();
  // Waits until they have ended: one that still lived would take the next write.
  const end = 'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1';
  for (const statement of statements) {
    await client.query(statement(database));
    await client.query(end, [database]);
  }
  await client.end();
}
