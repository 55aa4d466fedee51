import http from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let port: number;
afterEach(() => app.close());

async function listen(env: NodeJS.ProcessEnv): Promise<void> {
  app = await openTestApp('sqlite', { env: { PORT: '0', ...env } });
  port = Number(new URL(await app.listen()).port);
}

function ask(
  host: string,
  { path = '/contact?a=1', method = 'GET', headers = {} } = {},
): Promise<{ status: number | undefined; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const all = { Host: host, ...headers };
    const request = http.request({ port, path, method, headers: all, agent: false }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, location: answer.headers.location });
    });
    request.on('error', reject).end();
  });
}

const SITE_URL = 'https://www.example.com';

test('a request for another host is redirected to the site, and a post to it is refused', async () => {
  await listen({ SITE_URL });
  for (const host of ['evil.example', 'www.example.com.evil.example', 'example.com:80', 'a@b.c']) {
    expect(await ask(host), host).toEqual({ status: 308, location: `${SITE_URL}/contact?a=1` });
    expect((await ask(host, { method: 'POST' })).status, host).toBe(421);
  }
  const path = '//other.example/x';
  expect((await ask('evil.example', { path })).location).toBe(`${SITE_URL}//other.example/x`);
});

test('a proxy that sends its own host gets an error instead of a redirect loop', async () => {
  await listen({ SITE_URL, TRUST_PROXY: '1', OTHER_HOSTS: 'app.internal.example' });
  const headers = { 'X-Forwarded-For': '203.0.113.9' };
  expect((await ask('other.internal.example', { headers })).status).toBe(421);
  expect((await ask('app.internal.example', { headers })).status).toBe(404);
});

test('the site itself, addresses, names without a dot and health checks are answered', async () => {
  await listen({ SITE_URL });
  for (const host of [
    'www.example.com',
    'WWW.example.com:443',
    '127.0.0.1:3000',
    '[::1]:3000',
    'localhost',
    'site:3000',
  ]) {
    expect((await ask(host)).status, host).toBe(404);
  }
  expect((await ask('evil.example', { path: '/api/health' })).status).toBe(200);
});

test('without SITE_URL every host is answered', async () => {
  await listen({ SITE_URL: '' });
  expect((await ask('anything.example')).status).toBe(404);
});
