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

test.each([
  ['disk full', 'max_page_count = 1', 'max_page_count = 1000000'],
  ['read-only', 'query_only = on', 'query_only = off'],
])('%s: 503 with the form kept, and well again without a restart', async (_part, start, end) => {
  app = await openTestApp('sqlite', { renderPage });
  // A smaller count than the file has is its own: it can't grow.
  await pragma(start);
  // The last pages of the file may still have room for a message or two.
  let answer = await app.post('/api/contact', message);
  for (let i = 0; i < 20 && answer.status === 201; i++) {
    answer = await app.post('/api/contact', { ...message, name: `Visitor ${i}` });
  }
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30']);
  const body = new URLSearchParams(message);
  const posted = await app.request('/contact', { method: 'POST', body });
  expect([posted.status, posted.headers.get('Retry-After')]).toEqual([503, '30']);
  expect(await posted.text()).toContain(message.message);

  await pragma(end);
  expect((await app.post('/api/contact', { ...message, name: 'Later' })).status).toBe(201);
  expect((await app.request('/api/health')).status).toBe(200);
});

test('only a failed fsync ends the process: after anything else SQLite can go on', () => {
  const error = (errcode: number) => ({ code: 'ERR_SQLITE_ERROR', errcode });
  expect([1034, 1290].map((code) => isSyncFailure(error(code)))).toEqual([true, true]);
  // Result codes of write, short read, shared memory, disk full and read-only.
  expect([778, 522, 4874, 13, 8].some((code) => isSyncFailure(error(code)))).toBe(false);
});
