import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { publishedPaths } from '#app/published-paths.ts';
import type { BuiltFile } from '#server/publishing/open-publishing.ts';
import { sendRequest } from './http-request.ts';
import { type RunningApp, startApp } from './running-app.ts';

/** The responses of the running server on its socket, without a browser. */
let app: RunningApp & { close(): Promise<void> };
test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(() => app.close());

const built: BuiltFile[] = JSON.parse(readFileSync('build/server/static-files.json', 'utf8'));
/** Every URL that is served from memory. */
const published = [
  ...built.map((file) => file.url),
  ...publishedPaths,
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/manifest.webmanifest',
  '/speculation-rules.json',
  '/api/openapi.json',
  '/resources/blog/feed.xml',
  '/resources/blog/atom.xml',
  '/resources/blog/feed.json',
];
const MUST_HAVE = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
];
const MUST_NOT_HAVE = ['server', 'x-powered-by', 'access-control-allow-origin'];
const json = { 'Content-Type': 'application/json' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const message = { name: 'A', email: 'a@example.com', message: 'Hello there' };

test('every response of every kind carries every security header', async () => {
  const secure = await startApp({
    SITE_URL: 'https://www.example.com',
    SUBMISSIONS_PER_TEN_MINUTES: '1',
  });
  // The app is requested on its own port, whatever its public address.
  const base = secure.url;
  const faults: string[] = [];
  const statuses = new Set<number>();
  let count = 0;
  const check = async (address: string, init: Parameters<typeof sendRequest>[1] = {}) => {
    const answer = await sendRequest(base + address, init);
    count++;
    statuses.add(answer.status);
    const name = `${init.method ?? 'GET'} ${address} ${answer.status}`;
    for (const header of MUST_HAVE)
      if (!answer.headers[header]) faults.push(`${name}: no ${header}`);
    for (const header of MUST_NOT_HAVE)
      if (answer.headers[header]) faults.push(`${name}: ${header}`);
    const type = String(answer.headers['content-type'] ?? '');
    const isText = /^text\/|xml/.test(type);
    if (isText && !/charset=utf-8/i.test(type)) faults.push(`${name}: ${type}`);
    if (answer.body.length > 0 && type === '') faults.push(`${name}: no content type`);
    if (/unsafe/.test(String(answer.headers['content-security-policy'])))
      faults.push(`${name}: unsafe`);
    return answer.status;
  };
  try {
    const others = [
      '/about/',
      '/no/such/page',
      '/sent?reference=none',
      '/about?type=x',
      '/api/health',
      '/api/site-settings',
      '/api/nothing',
      '/%E0%A4%A',
    ];
    for (const address of [...published, ...others]) await check(address);
    for (const address of ['/', '/contact', '/sitemap.xml', built[0]?.url ?? '/', ...others]) {
      for (const method of ['HEAD', 'POST', 'OPTIONS', 'DELETE']) await check(address, { method });
    }
    const etag = String((await sendRequest(`${base}/`)).headers.etag);
    expect(await check('/', { headers: { 'If-None-Match': etag } })).toBe(304);
    const post = (address: string, headers: Record<string, string>, body: string) =>
      check(address, { method: 'POST', headers, body });
    expect(await post('/api/contact', json, '{oops')).toBe(400);
    const foreign = { ...json, Origin: 'https://elsewhere.example' };
    expect(await post('/api/contact', foreign, JSON.stringify(message))).toBe(403);
    expect(await post('/api/contact', form, 'a=b')).toBe(415);
    expect(await post('/api/contact', json, '{}')).toBe(422);
    expect(await post('/api/contact', json, 'x'.repeat(33_000))).toBe(413);
    expect(await post('/contact', form, 'x'.repeat(33_000))).toBe(413);
    expect(await post('/contact', form, 'name=')).toBe(422);
    expect(await post('/contact', form, new URLSearchParams(message).toString())).toBe(303);
    expect(await post('/api/contact', json, JSON.stringify(message))).toBe(429);
    const lock = new DatabaseSync(path.join(secure.dataDir, 'site.sqlite'), { timeout: 5000 });
    lock.exec('begin exclusive');
    // It writes at most once in ten seconds.
    await expect.poll(() => check('/api/health'), { timeout: 20_000 }).toBe(503);
    lock.exec('rollback');
    lock.close();
    expect(await check('/api/health')).toBe(200);
    console.log(
      JSON.stringify({ test: 'security headers', answers: count, statuses: [...statuses].sort() }),
    );
    expect(faults).toEqual([]);
    expect(statuses.has(500)).toBe(false);
    expect([...statuses]).toEqual(
      expect.arrayContaining([200, 303, 304, 308, 400, 403, 404, 405, 413, 415, 422, 429, 503]),
    );
  } finally {
    await secure.close();
  }
});

test('each file is sent in the requested encoding and revalidated by its ETag', async () => {
  const faults: string[] = [];
  for (const url of published) {
    const get = (headers: Record<string, string>) => sendRequest(app.url + url, { headers });
    const plain = await get({});
    const br = await get({ 'Accept-Encoding': 'gzip, br' });
    const gzip = await get({ 'Accept-Encoding': 'gzip' });
    const known = await get({ 'If-None-Match': String(br.headers.etag), 'Accept-Encoding': 'br' });
    const text = /^(text\/|application\/(json|xml|manifest)|image\/svg)/.test(
      String(plain.headers['content-type']),
    );
    if (plain.headers['content-encoding']) faults.push(`${url}: coded though not asked for`);
    if (text && plain.body.length > 1000) {
      if (br.headers['content-encoding'] !== 'br') faults.push(`${url}: not br`);
      else if (!brotliDecompressSync(br.body).equals(plain.body)) faults.push(`${url}: br`);
      if (gzip.headers['content-encoding'] !== 'gzip') faults.push(`${url}: not gzip`);
      else if (!gunzipSync(gzip.body).equals(plain.body)) faults.push(`${url}: gzip`);
    }
    if (known.status !== 304 || known.body.length > 0) faults.push(`${url}: no 304`);
    if (!/Accept-Encoding/.test(String(br.headers.vary))) faults.push(`${url}: Vary`);
    const cache = url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    if (br.headers['cache-control'] !== cache) faults.push(`${url}: Cache-Control`);
  }
  console.log(JSON.stringify({ test: 'static files', files: published.length }));
  expect(faults).toEqual([]);
});
