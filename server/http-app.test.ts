import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { createPageRenderer } from '#test/page-renderer.ts';
import { type App, createApp } from './app.ts';
import type { RenderPage } from './http-app.ts';

const FIXED = [
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-frame-options',
];

let app: App;
let folder: string;
afterEach(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function open(
  env: NodeJS.ProcessEnv = {},
  renderPage: RenderPage = async () => new Response('a page'),
): Promise<void> {
  folder = mkdtempSync(path.join(os.tmpdir(), 'site-http-'));
  app = await createApp({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...env }, { renderPage });
}

async function ask(address: string, init?: RequestInit): Promise<Response> {
  return app.fetch(new Request(`http://localhost:3000${address}`, init));
}

const json = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', ...headers },
});
const message = { name: 'A', email: 'a@example.com', message: 'Hello' };

test('every status carries every security header, and says nothing of the server', async () => {
  await open(
    { SITE_URL: 'https://www.example.com', SUBMISSIONS_PER_TEN_MINUTES: '1' },
    async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/bug') throw new Error('a bug');
      if (pathname === '/outage') throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
      const status = Number(pathname.slice(1)) || 200;
      return new Response(null, { status, headers: status === 303 ? { Location: '/sent' } : {} });
    },
  );
  const long = 'x'.repeat(40_000);
  const asked: [number, string, RequestInit?][] = [
    [200, '/'],
    [303, '/303', { method: 'POST' }],
    [304, '/304'],
    [308, '/about/'],
    [400, '/api/contact', json('{oops')],
    [403, '/api/contact', json(message, { Origin: 'https://elsewhere.example' })],
    [404, '/404'],
    [404, '/api/nothing'],
    [405, '/405', { method: 'PUT' }],
    [413, '/api/contact', json({ ...message, message: long })],
    [413, '/contact', { method: 'POST', body: new URLSearchParams({ message: long }) }],
    [415, '/api/contact', { method: 'POST', body: new URLSearchParams({ a: 'b' }) }],
    [415, '/api/contact', json(message, { 'Content-Encoding': 'gzip' })],
    [422, '/api/contact', json({})],
    [422, '/api/contact', json({}, { 'Content-Encoding': 'identity' })],
    [201, '/api/contact', json(message)],
    [429, '/api/contact', json(message)],
    [500, '/bug'],
    [503, '/outage'],
    [200, '/api/health'],
    [405, '/api/contact', { method: 'OPTIONS' }],
    [200, '/api/health', { method: 'HEAD' }],
  ];
  for (const [status, address, init] of asked) {
    const answer = await ask(address, init);
    const name = `${init?.method ?? 'GET'} ${address}`;
    expect([name, answer.status]).toEqual([name, status]);
    for (const header of FIXED) {
      expect([name, header, answer.headers.has(header)]).toEqual([name, header, true]);
    }
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(answer.headers.get('Strict-Transport-Security')).toMatch(/max-age=63072000; includeSub/);
    expect(answer.headers.get('Cache-Control')).toBeTruthy();
    for (const absent of ['server', 'x-powered-by', 'access-control-allow-origin']) {
      expect([name, absent, answer.headers.get(absent)]).toEqual([name, absent, null]);
    }
    const type = answer.headers.get('Content-Type');
    const isText = /^text\/|xml/.test(type ?? '');
    if (isText) expect(type, name).toMatch(/charset=utf-8/i);
    expect(answer.body === null || type !== null, name).toBe(true);
  }
});

test('nothing inline runs on a public page but the one script that hides the announcement', async () => {
  await open();
  expect((await ask('/')).headers.get('Strict-Transport-Security')).toBeNull();
  const sources = async (address: string) =>
    / script-src ([^;]*);/.exec(
      (await ask(address)).headers.get('Content-Security-Policy') ?? '',
    )?.[1];
  expect(await sources('/')).toMatch(/^'self' 'sha256-[^']+'$/);
  expect(await sources('/admin/today')).toMatch(/^'self' 'sha256-[^']+' 'nonce-[^']+'$/);
});

test('the data of a public page that only the router would ask for has no address', async () => {
  await open({}, async (request) => new Response(new URL(request.url).pathname));
  for (const address of ['/about.data', '/_root.data', '/book.data?index']) {
    expect(await (await ask(address)).text()).toBe('/not-found');
  }
  expect(await (await ask('/admin/today.data')).text()).toBe('/admin/today.data');
});

test('a path with a trailing or double slash redirects to the one without, with its query', async () => {
  await open();
  const to = async (address: string) => {
    const answer = await ask(address);
    return [answer.status, answer.headers.get('Location')];
  };
  expect(await to('/about/?utm_source=x')).toEqual([308, '/about?utm_source=x']);
  expect(await to('/services//ai/')).toEqual([308, '/services/ai']);
  expect(await to('//elsewhere.example/')).toEqual([308, '/elsewhere.example']);
  expect((await ask('/')).status).toBe(200);
});

test('at most 32 KB are read, declared or streamed; a person gets a text, a program JSON', async () => {
  await open();
  const at = (bytes: number) => `{"message":"${'x'.repeat(bytes - 14)}"}`;
  expect((await ask('/api/contact', json(at(32 * 1024)))).status).toBe(422);
  expect((await ask('/api/contact', json(at(32 * 1024 + 1)))).status).toBe(413);
  const form = await ask('/contact', {
    method: 'POST',
    body: new URLSearchParams({ a: at(40_000) }),
  });
  expect(form.status).toBe(413);
  expect(await form.text()).toMatch(/too long to send.*still in the form/);
  const stream = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('x'.repeat(8192)));
    },
  });
  const streamed = { method: 'POST', body: stream, duplex: 'half' } as RequestInit;
  expect((await ask('/contact', streamed)).status).toBe(413);
});

test('without TRUST_PROXY X-Forwarded-For is ignored, so a flood can’t evade the limit with new addresses', async () => {
  await open({ SUBMISSIONS_PER_TEN_MINUTES: '1' });
  const from = (ip: string) => ask('/api/contact', json(message, { 'X-Forwarded-For': ip }));
  expect((await from('198.51.100.1')).status).toBe(201);
  expect((await from('198.51.100.2')).status).toBe(429);
});

test('pages rendered on request are compressed for visitors without a cookie', async () => {
  const page = '<p>Pick a time.</p>'.repeat(1000);
  await open({}, async () => new Response(page, { headers: { 'Content-Type': 'text/html' } }));
  const askWith = (headers: Record<string, string>) => ask('/book', { headers });
  const answer = await askWith({ 'Accept-Encoding': 'gzip, br' });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(page);
  // Its size must not tell what a page of somebody who is logged in holds.
  const known = await askWith({ 'Accept-Encoding': 'gzip', Cookie: 'session=1' });
  expect(known.headers.get('content-encoding')).toBeNull();
  expect(await known.text()).toBe(page);
  expect((await askWith({})).headers.get('content-encoding')).toBeNull();
});

test('an address that can’t be decoded, or contains a control character, shows the not-found page', async () => {
  const renderPage = await createPageRenderer();
  await open({}, renderPage);
  const missing = await (await ask('/no/such/page')).text();
  const title = /<title>.*<\/title>/.exec(missing)?.[0] ?? '';
  expect(title).not.toBe('');
  const addresses = ['/x%00', '/%E0%A4%A', '/articles/%ff', '/about?a=%00', '/%0d%0aX: y'];
  for (const address of addresses) {
    const answer = await ask(address);
    expect([address, answer.status]).toEqual([address, 404]);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(await answer.text()).toContain(title);
  }
  const call = await ask('/api/x%00');
  expect([call.status, (await call.json()).success]).toEqual([404, false]);
});
