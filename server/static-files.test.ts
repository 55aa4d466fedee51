import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#app/platform/config.server.ts';
import { loadStaticFiles } from './static-files.ts';

const page = `<!doctype html>${'<p>About us</p>'.repeat(50)}`;
const origins: { emailService: string | undefined } = { emailService: undefined };
let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'site-static-'));
  writeFileSync(path.join(folder, 'about.html'), page);
  writeFileSync(path.join(folder, 'about.html.br'), brotliCompressSync(page));
  writeFileSync(path.join(folder, 'about.html.gz'), gzipSync(page));
  writeFileSync(path.join(folder, 'app-1a2b.js'), 'go()');
  writeFileSync(
    path.join(folder, 'published.json'),
    JSON.stringify([
      {
        url: '/about',
        file: 'about.html',
        type: 'text/html; charset=utf-8',
        etag: 'abc',
        isImmutable: false,
        scripts: ["'sha256-one'"],
        styles: [],
      },
      {
        url: '/assets/app-1a2b.js',
        file: 'app-1a2b.js',
        type: 'text/javascript; charset=utf-8',
        etag: 'def',
        isImmutable: true,
      },
    ]),
  );
  const config = readConfig({ SITE_URL: 'https://www.example.com' });
  const files = await loadStaticFiles(folder, config, origins);
  server = createServer((request, response) => {
    if (!files.answer(request, response)) response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as { port: number }).port;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

function ask(
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, host: '127.0.0.1', path: address, method, headers });
    request.on('response', async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const { statusCode = 0 } = response;
      resolve({ status: statusCode, headers: response.headers, body: Buffer.concat(chunks) });
    });
    request.on('error', reject);
    request.end();
  });
}

test.each([
  ['br, gzip', 'br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip, deflate', 'gzip', (body: Buffer) => gunzipSync(body)],
  ['br;q=0, gzip;q=0.5', 'gzip', (body: Buffer) => gunzipSync(body)],
  ['', undefined, (body: Buffer) => body],
  ['br;q=0', undefined, (body: Buffer) => body],
  ['brotli', undefined, (body: Buffer) => body],
])('for Accept-Encoding "%s" the page comes as %s', async (accepted, coding, open) => {
  const { status, headers, body } = await ask('/about', { 'Accept-Encoding': accepted });
  expect(status).toBe(200);
  expect(headers['content-encoding']).toBe(coding);
  expect(headers.vary).toBe('Accept-Encoding');
  expect(Number(headers['content-length'])).toBe(body.length);
  expect(headers.etag).toBe(coding ? `"abc-${coding}"` : '"abc"');
  expect(open(body).toString()).toBe(page);
});

test('what the browser has already is answered 304 without a body, in any coding', async () => {
  for (const known of ['"abc"', '"abc-br"', 'W/"abc-gzip"', '"old", "abc-br"']) {
    const answer = await ask('/about', { 'If-None-Match': known, 'Accept-Encoding': 'br' });
    expect([known, answer.status, answer.body.length]).toEqual([known, 304, 0]);
    expect(answer.headers['content-security-policy']).toContain("'sha256-one'");
    expect(answer.headers['strict-transport-security']).toContain('max-age=63072000');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
  expect((await ask('/about', { 'If-None-Match': '"other"' })).status).toBe(200);
});

test('a file whose name changes with its content is kept for a year, a page is asked for again', async () => {
  const script = await ask('/assets/app-1a2b.js');
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await ask('/about')).headers['cache-control']).toBe('no-cache');
});

test('only what runs inline in this very page is named in its policy', async () => {
  const policy = (await ask('/about')).headers['content-security-policy'] as string;
  expect(policy).toContain("script-src 'self' 'sha256-one';");
  expect(policy).not.toContain('unsafe');
});

test('the e-mail service is named in the policy as soon as the owner switches it on', async () => {
  const policy = async () => (await ask('/about')).headers['content-security-policy'];
  expect(await policy()).toContain("connect-src 'self';");
  origins.emailService = 'https://api.emailjs.com/';
  expect(await policy()).toContain("connect-src 'self' https://api.emailjs.com;");
  origins.emailService = undefined;
});

test('HEAD has the headers without the body; POST and unknown addresses are left to the app', async () => {
  const head = await ask('/about', {}, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(Number(head.headers['content-length'])).toBe(page.length);
  expect((await ask('/about', {}, 'POST')).status).toBe(418);
  expect((await ask('/about/')).status).toBe(418);
  expect((await ask('/../published.json')).status).toBe(418);
});

test('a query that only says where the visitor came from gets the page, any other goes to the app', async () => {
  expect((await ask('/about?utm_source=x&gclid=1')).status).toBe(200);
  expect((await ask('/about?type=guide')).status).toBe(418);
  expect((await ask('/about?utm_source=x&type=guide')).status).toBe(418);
});
