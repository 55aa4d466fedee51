import {
  createServer,
  type IncomingHttpHeaders,
  IncomingMessage,
  type Server,
  ServerResponse,
} from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '#app/platform/config.server.ts';
import { createRequestTurns, LONGEST_TURN_MS, REQUESTS_AT_ONCE } from './request-turns.ts';

const LIMIT = 20;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server that answers no request until `answerAll` is called. */
async function openSlowServer() {
  const began: string[] = [];
  const waiting: (() => void)[] = [];
  const takeTurn = createRequestTurns(readConfig({ TRUST_PROXY: '1' }), LIMIT);
  server = createServer((request, response) =>
    takeTurn(request, response, () => {
      began.push(request.url ?? '');
      waiting.push(() => response.end());
    }),
  );
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const get = (page: string, ip: string, signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}/${page}`, {
      headers: { 'X-Forwarded-For': ip },
      ...(signal && { signal }),
    });
  const answerAll = () => {
    for (const answer of waiting.splice(0)) answer();
  };
  return { began, get, answerAll };
}

/** Takes turns for requests without connections, whose responses close only when a test says so. */
function withoutConnections() {
  const takeTurn = createRequestTurns(readConfig({ TRUST_PROXY: '1' }), LIMIT);
  const began: IncomingMessage[] = [];
  const send = (ip: string, headers: IncomingHttpHeaders = {}) => {
    const request = new IncomingMessage(new Socket());
    request.headers = { ...headers, 'x-forwarded-for': ip };
    const response = new ServerResponse(request);
    takeTurn(request, response, () => began.push(request));
    return { request, response };
  };
  return { began, send };
}

test('one network has few requests in progress; the others wait, and other networks don’t', async () => {
  const { began, get, answerAll } = await openSlowServer();
  const flood = Array.from({ length: 20 }, () => get('flood', '203.0.113.5'));
  await expect.poll(() => began.length).toBe(REQUESTS_AT_ONCE);
  const other = get('other', '198.51.100.7');
  await expect.poll(() => began.includes('/other')).toBe(true);
  expect(began).toHaveLength(REQUESTS_AT_ONCE + 1);
  const timer = setInterval(answerAll, 5);
  const statuses = (await Promise.all([...flood, other])).map(({ status }) => status);
  clearInterval(timer);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(began).toHaveLength(21);
});

test('if too many wait, the longest line loses its newest; who disconnects leaves the line', async () => {
  const { began, get, answerAll } = await openSlowServer();
  const gone = new AbortController();
  const refused: number[] = [];
  const send = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      // Each from another /64 of the same /48.
      get('left', `2001:db8:0:${at}::1`, gone.signal).then(
        ({ status }) => refused.push(status),
        () => undefined,
      ),
    );
  const first = send(REQUESTS_AT_ONCE);
  await expect.poll(() => began.length).toBe(REQUESTS_AT_ONCE);
  const left = [...first, ...send(LIMIT + 1)];
  await expect.poll(() => refused).toEqual([503]);
  const other = get('other', '198.51.100.7');
  await expect.poll(() => began.includes('/other')).toBe(true);
  // It has a place at once, so nobody has to go for it.
  expect(refused).toEqual([503]);
  gone.abort();
  await Promise.all(left);
  const after = get('after', '2001:db8:0:3::1');
  await expect.poll(() => began.includes('/after')).toBe(true);
  expect(began.filter((page) => page === '/left')).toHaveLength(REQUESTS_AT_ONCE);
  answerAll();
  expect((await other).status).toBe(200);
  expect((await after).status).toBe(200);
});

test('requests that take long keep nobody out who shares their address', async () => {
  const { began, get, answerAll } = await openSlowServer();
  const slow = Array.from({ length: REQUESTS_AT_ONCE }, () => get('slow', '203.0.113.5'));
  await expect.poll(() => began.length).toBe(REQUESTS_AT_ONCE);
  const startedAt = performance.now();
  const neighbour = get('neighbour', '203.0.113.5');
  await expect.poll(() => began, { timeout: 20_000 }).toContain('/neighbour');
  expect(performance.now() - startedAt).toBeGreaterThan(LONGEST_TURN_MS / 2);
  answerAll();
  await Promise.all([...slow, neighbour]);

  // Those that ended late left nothing behind: four more begin, and a fifth waits.
  began.length = 0;
  const next = Array.from({ length: REQUESTS_AT_ONCE + 1 }, () => get('next', '203.0.113.5'));
  await expect.poll(() => began.length).toBe(REQUESTS_AT_ONCE);
  const timer = setInterval(answerAll, 5);
  await Promise.all(next);
  clearInterval(timer);
});

test('private addresses have no limit', async () => {
  const { began, get, answerAll } = await openSlowServer();
  const all = Array.from({ length: 20 }, () => get('own', '10.0.0.1'));
  await expect.poll(() => began.length).toBe(20);
  answerAll();
  await Promise.all(all);
});

test('another network that has to wait takes the place of the newest in the longest line', () => {
  const { send } = withoutConnections();
  // The first one begins at once.
  const flood = Array.from({ length: 1 + LIMIT }, () => send('203.0.113.5'));
  const other = send('198.51.100.7');
  const statuses = flood.map(({ response }) => response.statusCode);
  expect(statuses).toEqual([...Array(LIMIT).fill(200), 503]);
  expect(other.response.statusCode).toBe(200);
});

test('if as many networks wait as may, the one that comes last is refused', () => {
  const { send } = withoutConnections();
  const sent = Array.from({ length: 1 + LIMIT + 1 }, (_, at) => send(`203.0.113.${at}`));
  const refused = sent.map(({ response }) => response.statusCode === 503);
  expect(refused).toEqual([...Array(1 + LIMIT).fill(false), true]);
});

test('a crowd of networks that try again and again doesn’t keep out somebody who comes once', () => {
  const { send } = withoutConnections();
  const crowd = Array.from({ length: 1 + LIMIT }, (_, at) => `203.0.113.${at}`);
  const first = crowd.map((ip) => send(ip));
  for (let round = 0; round < 3; round++) for (const ip of crowd) send(ip);
  expect(first.every(({ response }) => response.statusCode === 200)).toBe(true);
  expect(send('198.51.100.7').response.statusCode).toBe(200);
  expect(first.filter(({ response }) => response.statusCode === 503)).toHaveLength(1);
});

test('a refused request that closes late takes nobody’s turn away', async () => {
  const { began, send } = withoutConnections();
  const ip = '203.0.113.5';
  const sent = Array.from({ length: 1 + LIMIT + 1 }, () => send(ip));
  const refused = sent.pop();
  expect(refused?.response.statusCode).toBe(503);
  for (const { response } of sent) response.emit('close');
  const later = [send(ip), send(ip)];
  refused?.response.emit('close');
  await expect.poll(() => later.every(({ request }) => began.includes(request))).toBe(true);
});

test('a request whose body is on its way goes after the others of its network, and is refused first', async () => {
  const { began, send } = withoutConnections();
  const ip = '203.0.113.5';
  const slow = Array.from({ length: 1 + LIMIT }, () => send(ip, { 'content-length': '500' }));
  const page = send(ip);
  expect(page.response.statusCode).toBe(200);
  expect(slow.at(-1)?.response.statusCode).toBe(503);
  await expect.poll(() => began.length).toBe(REQUESTS_AT_ONCE);
  expect(began.slice(0, 2)).toEqual([slow[0]?.request, page.request]);
});

test('whoever keeps the event loop busy with reading delays the next request by few rounds of it', async () => {
  const { began, send } = withoutConnections();
  let rounds = 0;
  const read = () => {
    rounds += 1;
    const until = performance.now() + 30;
    while (performance.now() < until);
    if (began.length < 2) setImmediate(read);
  };
  setImmediate(read);
  send('203.0.113.5');
  send('198.51.100.7');
  await expect.poll(() => began.length, { interval: 1 }).toBe(2);
  expect(rounds).toBeLessThan(6);
});
