import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { operations } from '#app/api.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

/** 20 MB that compress to a few kilobytes. */
const LARGE = Buffer.alloc(20 * 1024 * 1024, ' ');
const BOMBS = {
  gzip: gzipSync(LARGE),
  deflate: deflateSync(LARGE),
  br: brotliCompressSync(LARGE),
  'gzip, gzip': gzipSync(gzipSync(LARGE)),
};

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp();
});
afterEach(() => app.close());

test('no request and no form decompresses a body', async () => {
  const paths = operations.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(5);
  const before = process.memoryUsage().rss;
  const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];
  for (const path of [...paths, '/contact', '/u/x', '/admin/login']) {
    for (const [coding, body] of Object.entries(BOMBS)) {
      for (const type of types) {
        const headers = { 'Content-Type': type, 'Content-Encoding': coding };
        const answer = await app.request(path, { method: 'POST', headers, body });
        const expected = body.length > 32 * 1024 ? [413, 415] : [415];
        expect(expected, `${path} ${coding}`).toContain(answer.status);
      }
    }
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  expect(await app.context.db.selectFrom('submissions').select('id').execute()).toEqual([]);
});

test('a body that says it is not compressed is read', async () => {
  const message = { name: 'A', email: 'a@example.com', message: 'Hello', source: 'contact_form' };
  const answer = await app.post('/api/contact', message, { 'Content-Encoding': 'identity' });
  expect(answer.status).toBe(201);
});
