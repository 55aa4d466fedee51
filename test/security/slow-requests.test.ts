import type { Server } from 'node:http';
import net from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createHttpServer,
  listenOn,
  REQUEST_LIMITS,
  type RequestLimits,
} from '#server/http-server.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

const LIMITS: RequestLimits = {
  headersTimeout: 300,
  requestTimeout: 600,
  keepAliveTimeout: 300,
  connectionsCheckingInterval: 100,
  timeout: 1000,
};
const DRIP_MS = 40;
/** For a busy machine, in addition to the limits. Node's own are one and five minutes. */
const SLACK_MS = 30_000;

let app: TestApp;
let server: Server;
let port: number;
beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  app = await openTestApp('sqlite', { env: { LOG_LEVEL: 'info' } });
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  server = createHttpServer(LIMITS, (request, response) => void answer(request, response));
  await listenOn(server, 0, '127.0.0.1');
  port = (server.address() as net.AddressInfo).port;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
  vi.restoreAllMocks();
});

/**
 * Sends `start` immediately, then `drop` repeatedly. Resolves to the response and the time until
 * the connection was closed.
 */
function drip(start: string, drop: string): Promise<{ text: string; ms: number }> {
  return new Promise((resolve) => {
    const since = performance.now();
    let text = '';
    let timer: NodeJS.Timeout | undefined;
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.write(start);
      timer = setInterval(() => socket.writable && socket.write(drop), DRIP_MS);
    });
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ text, ms: performance.now() - since });
    });
  });
}

test('requests that trickle in are cut off, and others are served meanwhile', async () => {
  const post = 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const cases = [
    { start: 'GET / HTTP/1.1\r\nHost: x\r\n', drop: 'X-A: b\r\n', limit: LIMITS.headersTimeout },
    { start: `${post}Content-Length: 9000\r\n\r\n{`, drop: ' ', limit: LIMITS.requestTimeout },
    {
      start: `${post}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`,
      drop: '1\r\n \r\n',
      limit: LIMITS.requestTimeout,
    },
  ];
  const slow = Promise.all(
    cases.flatMap((one) => Array.from({ length: 20 }, () => drip(one.start, one.drop))),
  );
  const health = await fetch(`http://127.0.0.1:${port}/api/health`);
  expect(health.status).toBe(200);
  for (const [at, { text, ms }] of (await slow).entries()) {
    const { start, limit } = cases[Math.floor(at / 20)] ?? { start: '', limit: 0 };
    expect(text, start).toMatch(/^HTTP\/1\.1 408 /);
    expect(ms, start).toBeLessThan(limit + LIMITS.connectionsCheckingInterval + SLACK_MS);
  }
  const logged = vi.mocked(process.stdout.write).mock.calls.map(([line]) => String(line));
  // These are the client's fault and must not be logged as errors.
  expect(logged.filter((line) => /request\.(bug|outage)/.test(line))).toEqual([]);
  const rows = await app.context.db.selectFrom('submissions').select('id').execute();
  expect(rows).toEqual([]);
});

test('the limits of the running site are set and short', () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval, timeout } = REQUEST_LIMITS;
  expect(headersTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(20_000);
  expect(requestTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(35_000);
  expect(timeout).toBeLessThanOrEqual(120_000);
});
