import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#app/platform/config.server.ts';
import { createStaticFiles, type StaticFile, type StaticFiles } from './static-files.ts';

const page = `<!doctype html>${'<p>About us</p>'.repeat(50)}`;
const origins: { emailService: string | undefined } = { emailService: undefined };
let files: StaticFiles;
let server: Server;
let port: number;

beforeAll(async () => {
  const config = readConfig({ SITE_URL: 'https://www.example.com' });
  files = createStaticFiles(config, origins);
  files.set(about(page));
  files.set({
    url: '/assets/app-1a2b.js',
    type: 'text/javascript; charset=utf-8',
    etag: 'def',
    isImmutable: true,
    body: Buffer.from('go()'),
  });
  server = createServer((request, response) => {
    if (!files.answer(request, response)) response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as { port: number }).port;
});
afterAll(() => {
  server.close();
});

function about(text: string, etag = 'abc'): StaticFile {
  return {
    url: '/about',
    type: 'text/html; charset=utf-8',
    etag,
    isImmutable: false,
    body: Buffer.from(text),
    br: brotliCompressSync(text),
    gzip: gzipSync(text),
    styles: ["'sha256-one'"],
  };
}

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
  expect(headers.etag).toBe('W/"abc"');
  expect(open(body).toString()).toBe(page);
});

test('a body that the browser has is answered with 304, in any encoding', async () => {
  for (const known of ['W/"abc"', '"abc"', '"old", W/"abc"']) {
    const answer = await ask('/about', { 'If-None-Match': known, 'Accept-Encoding': 'br' });
    expect([known, answer.status, answer.body.length]).toEqual([known, 304, 0]);
    expect(answer.headers['content-security-policy']).toContain("'sha256-one';");
    expect(answer.headers['content-security-policy']).not.toContain('unsafe');
    expect(answer.headers['strict-transport-security']).toContain('max-age=63072000');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
  expect((await ask('/about', { 'If-None-Match': '"other"' })).status).toBe(200);
});

test('a file whose name changes with its content is cached for a year, a page is revalidated', async () => {
  const script = await ask('/assets/app-1a2b.js');
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await ask('/about')).headers['cache-control']).toBe('no-cache');
});

test('the email service is named in the policy as soon as the owner switches it on', async () => {
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
  expect((await ask('/../package.json')).status).toBe(418);
});

test('a query with tracking parameters only gets the page, any other goes to the app', async () => {
  expect((await ask('/about?utm_source=x&gclid=1')).status).toBe(200);
  expect((await ask('/about?type=guide')).status).toBe(418);
  expect((await ask('/about?utm_source=x&type=guide')).status).toBe(418);
});
