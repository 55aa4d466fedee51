import http, { type ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#app/platform/config.server.ts';
import { createLoadShedding } from './load-shedding.ts';

const LIMIT = 2;

let server: http.Server;
let url: string;
/** The responses that were not refused, each held until a test ends it. */
let held: ServerResponse[];
let sockets: net.Socket[];

beforeEach(async () => {
  held = [];
  sockets = [];
  const refuse = createLoadShedding(readConfig({ DATA_DIR: 'data' }), LIMIT);
  server = http.createServer((request, response) => {
    if (!refuse(request, response)) held.push(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  server.close();
});

const arrived = (count: number) => expect.poll(() => held.length).toBe(count);

function endAll(): void {
  for (const response of held.splice(0)) response.end('done');
}

/** Sends the head of a request and none of its body. */
function sendHead(): void {
  const socket = net.connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n');
  sockets.push(socket);
}

test('what comes while the limit is reached is told at once to come back; what waits is served', async () => {
  const waiting = [fetch(url), fetch(`${url}/contact`, { method: 'POST', body: 'name=Kim' })];
  await arrived(LIMIT);

  const page = await fetch(`${url}/search?q=hvac`);
  expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(page.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(await page.text()).toContain('try again in a few seconds');
  const call = await fetch(`${url}/api/contact`, { method: 'POST', body: '{}' });
  expect([call.status, await call.json()]).toMatchObject([503, { success: false }]);

  endAll();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
  const next = fetch(url);
  await arrived(1);
  endAll();
  expect((await next).status).toBe(200);
});

test('health checks and metrics get their answer above the limit, too', async () => {
  const waiting = [fetch(url), fetch(url), fetch(`${url}/api/health`), fetch(`${url}/metrics`)];
  await arrived(4);
  endAll();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('clients that don’t send their body close the site to nobody', async () => {
  for (let number = 0; number < 5 * LIMIT; number++) sendHead();
  await arrived(5 * LIMIT);
  const visitor = fetch(url);
  await arrived(5 * LIMIT + 1);
  endAll();
  expect((await visitor).status).toBe(200);
});

test('clients that don’t read their response close the site to nobody', async () => {
  const slow = Array.from({ length: LIMIT }, () => fetch(url));
  await arrived(LIMIT);
  for (const response of held) response.write('The first line');
  await Promise.all(slow);
  const visitor = fetch(url);
  await arrived(LIMIT + 1);
  endAll();
  expect((await visitor).status).toBe(200);
});

test('a client that goes away leaves its place', async () => {
  const away = new AbortController();
  const gone = [1, 2].map(() => fetch(url, { signal: away.signal }).catch(() => undefined));
  await arrived(LIMIT);
  away.abort();
  await Promise.all(gone);
  held = [];
  await expect
    .poll(async () => {
      const answer = fetch(url);
      await Promise.race([answer, arrived(1)]);
      endAll();
      return (await answer).status;
    })
    .toBe(200);
});
