import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { RenderPage } from '#server/http-app.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { isSyncFailure } from './outage.ts';

const message = { name: 'Sample Visitor', email: 'visitor@example.com', message: 'x'.repeat(4000) };

let renderPage: RenderPage;
let app: TestApp;
beforeAll(async () => {
  renderPage = await createPageRenderer();
});
afterEach(() => app.close());

const pragma = (text: string) => sql.raw(`pragma ${text}`).execute(app.context.db);

const faults = [
  {
    part: 'disk full',
    start: async () => {
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(app.context.db);
      await pragma(`max_page_count = ${rows[0]?.page_count}`);
    },
    end: () => pragma('max_page_count = 1000000'),
  },
  {
    part: 'read-only',
    start: () => pragma('query_only = on'),
    end: () => pragma('query_only = off'),
  },
];

test.each(faults)(
  '$part: 503 with the form kept, and well again without a restart',
  async (fault) => {
    app = await openTestApp('sqlite', { renderPage });
    const page = () =>
      app.request('/contact', { method: 'POST', body: new URLSearchParams(message) });
    await fault.start();
    // The last pages of the file may still have room for a message or two.
    let answer = await app.post('/api/contact', message);
    for (let i = 0; i < 20 && answer.status === 201; i++) {
      answer = await app.post('/api/contact', { ...message, name: `Visitor ${i}` });
    }
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30']);
    const posted = await page();
    expect([posted.status, posted.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(await posted.text()).toContain(message.message);

    await fault.end();
    expect((await app.post('/api/contact', { ...message, name: 'Later' })).status).toBe(201);
    expect((await app.request('/api/health')).status).toBe(200);
  },
);

test('only a failed fsync ends the process: after anything else SQLite can go on', () => {
  const error = (errcode: number) => ({ code: 'ERR_SQLITE_ERROR', errcode });
  expect([1034, 1290].map((code) => isSyncFailure(error(code)))).toEqual([true, true]);
  // Result codes of write, short read, shared memory, disk full and read-only.
  expect([778, 522, 4874, 13, 8].some((code) => isSyncFailure(error(code)))).toBe(false);
});
