import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { PublishedFile } from '#server/static-files.ts';
import { type RunningApp, startApp } from './running-app.ts';

/** What the built site answers on its socket: no browser in between. */

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

function ask(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method, headers, agent: false });
    request.on('error', reject);
    request.on('response', async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(chunks),
      });
    });
    request.end(body);
  });
}

let app: RunningApp & { close(): Promise<void> };
test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(() => app.close());

const published: PublishedFile[] = JSON.parse(readFileSync('build/client/published.json', 'utf8'));
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

test('S2: every answer of every kind carries every security header', async () => {
  const secure = await startApp({
    SITE_URL: 'https://www.example.com',
    SUBMISSIONS_PER_TEN_MINUTES: '1',
  });
  // The site is asked on its own port, whatever its public address says.
  const base = secure.url;
  const faults: string[] = [];
  const statuses = new Set<number>();
  let count = 0;
  const check = async (address: string, init: Parameters<typeof ask>[1] = {}) => {
    const answer = await ask(base + address, init);
    count++;
    statuses.add(answer.status);
    const name = `${init.method ?? 'GET'} ${address} ${answer.status}`;
    for (const header of MUST_HAVE)
      if (!answer.headers[header]) faults.push(`${name}: no ${header}`);
    for (const header of MUST_NOT_HAVE)
      if (answer.headers[header]) faults.push(`${name}: ${header}`);
    const type = String(answer.headers['content-type'] ?? '');
    if (/^text\//.test(type) && !/charset=utf-8/i.test(type)) faults.push(`${name}: ${type}`);
    if (/unsafe/.test(String(answer.headers['content-security-policy'])))
      faults.push(`${name}: unsafe`);
    return answer.status;
  };
  try {
    const addresses = [
      ...published.map((file) => file.url),
      '/about/',
      '/no/such/page',
      '/sent?reference=none',
      '/about?type=x',
      '/api/health',
      '/api/site-settings',
      '/api/nothing',
      '/%E0%A4%A',
    ];
    for (const address of addresses) {
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE']) {
        await check(address, { method });
      }
    }
    const etag = published.find((file) => file.url === '/')?.etag ?? '';
    expect(await check('/', { headers: { 'If-None-Match': `"${etag}"` } })).toBe(304);
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
    expect(await check('/api/health')).toBe(503);
    lock.exec('rollback');
    lock.close();
    expect(await check('/api/health')).toBe(200);
    console.log(JSON.stringify({ test: 'S2', answers: count, statuses: [...statuses].sort() }));
    expect(faults).toEqual([]);
    expect(statuses.has(500)).toBe(false);
    expect([...statuses]).toEqual(
      expect.arrayContaining([200, 303, 304, 308, 400, 403, 404, 405, 413, 415, 422, 429, 503]),
    );
  } finally {
    await secure.close();
  }
});

test('F10: each file in the coding asked for, as small as brotli makes it, known again by its ETag', async () => {
  const faults: string[] = [];
  for (const file of published) {
    const get = (headers: Record<string, string>) => ask(app.url + file.url, { headers });
    const plain = await get({});
    const br = await get({ 'Accept-Encoding': 'gzip, br' });
    const gzip = await get({ 'Accept-Encoding': 'gzip' });
    const known = await get({ 'If-None-Match': String(br.headers.etag), 'Accept-Encoding': 'br' });
    const text = /^(text\/|application\/(json|xml|manifest)|image\/svg)/.test(file.type);
    if (plain.headers['content-encoding']) faults.push(`${file.url}: coded though not asked for`);
    if (text && plain.body.length > 1000) {
      if (br.headers['content-encoding'] !== 'br') faults.push(`${file.url}: not br`);
      else if (!brotliDecompressSync(br.body).equals(plain.body)) faults.push(`${file.url}: br`);
      const best = brotliCompressSync(plain.body).length;
      if (br.body.length > best * 1.01) faults.push(`${file.url}: ${br.body.length} over ${best}`);
      if (gzip.headers['content-encoding'] !== 'gzip') faults.push(`${file.url}: not gzip`);
      else if (!gunzipSync(gzip.body).equals(plain.body)) faults.push(`${file.url}: gzip`);
    }
    if (known.status !== 304 || known.body.length > 0) faults.push(`${file.url}: no 304`);
    if (!/Accept-Encoding/.test(String(br.headers.vary))) faults.push(`${file.url}: Vary`);
    const cache = file.url.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache';
    if (br.headers['cache-control'] !== cache) faults.push(`${file.url}: Cache-Control`);
  }
  console.log(JSON.stringify({ test: 'F10', files: published.length }));
  expect(faults).toEqual([]);
});

test('S19: whatever visitors write, the log is JSON lines without addresses, names or messages', async () => {
  const noisy = await startApp({
    SMTP_URL: 'smtp://someone:very-secret-word@127.0.0.1:9',
    APP_SECRET: 'a secret of thirty-two characters!',
  });
  const payloads = [
    '\r\n{"level":"info","event":"forged"}',
    '\u001b[31mred',
    '\u2028',
    '%0d%0aX: y',
  ];
  const post = (address: string, headers: Record<string, string>, body: string) =>
    ask(noisy.url + address, { method: 'POST', headers, body });
  try {
    for (const payload of payloads) {
      const entry = { ...message, name: `Zebedee ${payload}`, message: `Xylophone ${payload}` };
      await post('/api/contact', json, JSON.stringify({ ...entry, email: 'private@example.com' }));
      await post(
        '/contact',
        form,
        new URLSearchParams({ ...entry, email: 'private@example.com' }).toString(),
      );
      await post('/api/contact', { ...json, Origin: 'https://elsewhere.example' }, '{}');
      await ask(`${noisy.url}/sent?reference=${encodeURIComponent(payload)}`);
    }
    const lock = new DatabaseSync(path.join(noisy.dataDir, 'site.sqlite'), { timeout: 5000 });
    lock.exec('begin exclusive');
    const entry = { ...message, email: 'private@example.com' };
    expect((await post('/api/contact', json, JSON.stringify(entry))).status).toBe(503);
    lock.exec('rollback');
    lock.close();
    await expect.poll(() => noisy.output(), { timeout: 10_000 }).toContain('"outage":"locked"');
    const lines = noisy
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('event');
    const events = lines.map((line) => JSON.parse(line).event);
    expect(events).toContain('request.foreign-origin');
    expect(events).not.toContain('forged');
    expect(noisy.output()).not.toMatch(/private@|Zebedee|Xylophone|very-secret-word|thirty-two/);
    expect(noisy.output()).not.toContain('\u001b');
    console.log(JSON.stringify({ test: 'S19', lines: lines.length }));
  } finally {
    await noisy.close();
  }
});

test('a body that is sent in pieces, without its length, is read like any other', async () => {
  const post = async (address: string, headers: Record<string, string>, body: string) => {
    const pieces = { 'Transfer-Encoding': 'chunked' };
    return ask(app.url + address, { method: 'POST', headers: { ...headers, ...pieces }, body });
  };
  expect((await post('/api/contact', json, JSON.stringify(message))).status).toBe(201);
  const typed = new URLSearchParams({ ...message, message: 'In pieces' }).toString();
  expect((await post('/contact', form, typed)).status).toBe(303);
  expect((await post('/api/contact', json, 'x'.repeat(33_000))).status).toBe(413);
});

test('behind a proxy that ends TLS a form is posted as on any other site', async () => {
  const behind = await startApp({ SITE_URL: 'https://www.example.com', TRUST_PROXY: '1' });
  try {
    const answer = await ask(`${behind.url}/contact`, {
      method: 'POST',
      headers: {
        ...form,
        Host: 'www.example.com',
        Origin: 'https://www.example.com',
        'X-Forwarded-Proto': 'https',
        'X-Forwarded-For': '198.51.100.7',
      },
      body: new URLSearchParams(message).toString(),
    });
    expect([answer.status, answer.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/sent\?reference=/),
    ]);
  } finally {
    await behind.close();
  }
});

for (const [name, value, expected] of [
  ['PORT', '80x', 'a whole number from 0 to 65535'],
  ['TRUST_PROXY', 'yes', '1 or 0'],
  ['SMTP_URL', 'mail.example.com', 'smtp://user:password@host:587'],
] as const) {
  test(`a wrong ${name} ends the start with a message that names it and the form expected, exit code 1`, async () => {
    const child = spawn(process.execPath, ['server/main.ts'], {
      env: { ...process.env, NODE_ENV: 'production', [name]: value },
    });
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    const code = await new Promise((resolve) => child.once('exit', resolve));
    expect(output.trim()).toMatch(new RegExp(`^${name} is wrong: expected `));
    expect(output).toContain(expected);
    expect(output).not.toContain('at ');
    expect(code).toBe(1);
  });
}

test('the site map and robots.txt name the pages that are to be found, the manifest its icons', async () => {
  const text = async (address: string) => (await ask(app.url + address)).body.toString();
  const map = await text('/sitemap.xml');
  for (const page of ['/about', '/contact', '/privacy-policy', '/terms-of-service']) {
    expect(map).toMatch(new RegExp(`<loc>[^<]+${page}</loc>`));
  }
  const listed = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    (match) => match[1] || '/',
  );
  const hidden: string[] = [];
  for (const page of listed)
    if (/name="robots" content="noindex"/.test(await text(page))) hidden.push(page);
  expect(hidden).toEqual([]);
  expect(await text('/robots.txt')).toMatch(/Disallow: \/admin[\s\S]*Sitemap: http/);
  const manifest = JSON.parse(await text('/manifest.webmanifest'));
  for (const { src } of manifest.icons) expect((await ask(app.url + src)).status).toBe(200);
  for (const icon of ['/favicon.svg', '/apple-touch-icon.png']) {
    expect((await ask(app.url + icon)).status).toBe(200);
  }
});
