import { createServer, type Server } from 'node:http';
import net from 'node:net';
import { getRequestListener } from '@hono/node-server';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_LIMITS } from './no-limits.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/** Requests that read a JSON body, with a valid body for each. */
const CALLS: Record<string, Record<string, unknown>> = {
  '/api/contact': {
    name: 'A',
    email: 'a@example.com',
    phone: '1',
    company: 'B',
    message: 'Hello',
    source: 'contact_form',
    timestamp: '2026-11-02T15:00:00.000Z',
  },
  '/api/bookings': {
    name: 'A',
    email: 'a@example.com',
    appointmentDate: '2026-11-03',
    appointmentTime: '9:00 AM',
    source: 'assessment_booking',
    timestamp: '2026-11-02T15:00:00.000Z',
  },
  '/api/newsletter/subscribe': {
    email: 'a@example.com',
    source: 'newsletter_signup',
    timestamp: '2026-11-02T15:00:00.000Z',
  },
  '/api/waitlist': {
    email: 'a@example.com',
    item: 'course:ai-for-sme-essentials',
    source: 'waitlist',
    timestamp: '2026-11-02T15:00:00.000Z',
  },
};

/** Texts that are not valid JSON (RFC 8259), grouped like the public JSON test suites. */
const NOT_JSON = [
  '',
  ' ',
  '{',
  '}',
  '[',
  ']',
  '[1',
  '[1,',
  '[,1]',
  '[1,]',
  '{"a"}',
  '{"a":}',
  '{"a":1,}',
  '{a:1}',
  "{'a':1}",
  '{"a":1 "b":2}',
  '{"a":1}}',
  '{"a":1}x',
  'nul',
  'tru',
  'NaN',
  '-',
  '-Infinity',
  '+1',
  '01',
  '1.',
  '.5',
  '1e',
  '1e+',
  '0x1',
  '"',
  '"\\',
  '"\\x"',
  '"\\u12"',
  '"a\nb"',
  '"\t"',
  '\u0000',
  '[1]]',
  '[[',
  '{"a":[}',
  '// c\n{}',
  '/**/{}',
  '{"a":1/**/}',
  'undefined',
  '\ufeff{}',
  '["a',
  '[a]',
  '{"a":1,"b"}',
  '{[]: 1}',
  '{1:1}',
  '[1 2]',
  '[-]',
  '[2.e3]',
  '[1e1.5]',
  '[1.2a]',
  '<!doctype html>',
];
const SECRETS = /node_modules|\bat .+:\d+:\d+|\/app\/|sqlite|select .+ from|insert into|Error:/i;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp('sqlite', {
    env: {
      ...NO_LIMITS,
    },
  });
});
afterAll(() => app.close());

test('a body that is not JSON gets 400 from every request and stores nothing', async () => {
  for (const path of Object.keys(CALLS)) {
    for (const body of NOT_JSON) {
      const answer = await app.post(path, body);
      expect([path, body, answer.status]).toEqual([path, body, 400]);
      expect(await answer.text()).not.toMatch(SECRETS);
    }
  }
});

test('no mutated body causes a server error or reveals internals', async () => {
  let answers = 0;
  for (const [path, valid] of Object.entries(CALLS)) {
    await fc.assert(
      fc.asyncProperty(mutation(valid), async (body) => {
        const answer = await app.post(path, body);
        answers++;
        expect(answer.status).toBeLessThan(500);
        const text = await answer.text();
        expect(text).not.toMatch(SECRETS);
        expect(typeof JSON.parse(text).success).toBe('boolean');
      }),
      { numRuns: 250 },
    );
  }
  console.log(JSON.stringify({ test: 'S7 mutations', answers }));
});

test('broken encodings, deep nesting and prototype names are refused or ignored', async () => {
  const bytes = (...codes: number[]) => Buffer.from(codes);
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
  for (const path of Object.keys(CALLS)) {
    const send = (body: BodyInit) =>
      app.request(path, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
    expect((await send(bytes(0x7b, 0xff, 0xfe, 0x7d))).status).toBe(400);
    expect((await send(Buffer.from('{"name":"A"}', 'utf16le'))).status).toBe(400);
    expect((await send(deep)).status).toBe(400);
    expect((await app.post(path, '{"__proto__":{"isAdmin":true},"constructor":1}')).status).toBe(
      422,
    );
    expect((await app.post(path, '[]')).status).toBe(422);
    expect((await app.post(path, 'null')).status).toBe(422);
  }
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
});

test('malformed HTTP on the socket never takes the server down', async () => {
  const server: Server = createServer(
    getRequestListener(app.fetch, { overrideGlobalObjects: false }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const requests = [
    'GET\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'G\u0000T / HTTP/1.1\r\nHost: x\r\n\r\n',
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
    'GET http://[::1 HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /%ff%fe HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET //evil.example/%2e%2e HTTP/1.1\r\nHost: x\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n',
    'TRACE / HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /api/health HTTP/1.1\r\nHost: bad host\r\n\r\n',
  ];
  for (let round = 0; round < 3; round++) {
    for (const request of requests) {
      const text = await exchange(port, request);
      expect(text).not.toMatch(/^HTTP\/1\.1 5/);
      expect(text).not.toMatch(SECRETS);
    }
  }
  expect(
    await exchange(
      port,
      'GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    ),
  ).toMatch(/^HTTP\/1\.1 200/);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function mutation(valid: Record<string, unknown>): fc.Arbitrary<string> {
  const strange = fc.oneof(
    fc.constantFrom(
      null,
      true,
      false,
      0,
      -1,
      Number.MAX_VALUE,
      [],
      {},
      '',
      '\u0000',
      '\ud800',
      '\u202e',
      "'; drop table submissions; --",
    ),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.jsonValue(),
  );
  return fc
    .tuple(
      fc.constantFrom(...Object.keys(valid), 'extra', '__proto__', 'subject_line', 'resent'),
      strange,
      fc.boolean(),
    )
    .map(([name, value, isMissing]) => {
      const body: Record<string, unknown> = { ...valid };
      if (isMissing) delete body[name];
      else Object.defineProperty(body, name, { value, enumerable: true, configurable: true });
      return JSON.stringify(body);
    });
}

/** Sends raw bytes and reads until the server has answered or closed the connection. */
function exchange(port: number, request: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(request, 'latin1'));
    socket.on('data', (chunk) => {
      text += chunk;
      if (text.includes('\r\n\r\n')) socket.end();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
}
