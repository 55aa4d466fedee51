import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '#app/platform/config.server.ts';
import { closeServer, createHttpServer, listenOn, REQUEST_LIMITS } from '../http-server.ts';
import { BUSY_TEXT, createLoadLimit } from './load-limit.ts';

let stop: () => Promise<void>;
afterEach(() => stop());

test('above the limit a request gets 503 and is asked to come back, until another one is answered', async () => {
  const held: ServerResponse[] = [];
  const refuseAboveLimit = createLoadLimit(readConfig({}), 2);
  const server = createHttpServer(REQUEST_LIMITS, (request, response) => {
    if (refuseAboveLimit(request, response)) return;
    if (request.url === '/api/health') response.end('ok');
    else held.push(response);
  });
  await listenOn(server, 0, '127.0.0.1');
  stop = () => closeServer(server, 0);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const first = fetch(`${url}/search`);
  const away = new AbortController();
  const second = fetch(`${url}/search`, { signal: away.signal }).catch(() => undefined);
  await expect.poll(() => held.length).toBe(2);

  const page = await fetch(`${url}/search`);
  expect([page.status, await page.text()]).toEqual([503, BUSY_TEXT]);
  expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  const call = await fetch(`${url}/api/contact`, { method: 'POST', body: '{}' });
  expect([call.status, await call.json()]).toEqual([503, { success: false, error: BUSY_TEXT }]);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);

  // One that goes away makes room, too.
  away.abort();
  await second;
  await expect.poll(() => held[1]?.closed).toBe(true);
  const third = fetch(`${url}/search`);
  await expect.poll(() => held.length).toBe(3);
  for (const response of held) response.end('found');
  expect([(await first).status, (await third).status]).toEqual([200, 200]);
});
