import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { closeServer, createHttpServer, listenOn, REQUEST_LIMITS } from './http-server.ts';

const GRACE_MS = 1000;
const UNFINISHED = 'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{';

/** Connects, sends `text`, stops the server, and resolves to how long that took. */
async function stopWith(text: string, answerAfterMs = 0): Promise<{ ms: number; reply: string }> {
  const server = createHttpServer(REQUEST_LIMITS, (request, response) => {
    request.resume().once('end', () => setTimeout(() => response.end('done'), answerAfterMs));
  });
  await listenOn(server, 0, '127.0.0.1');
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  let reply = '';
  socket.on('data', (data) => {
    reply += String(data);
  });
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  await Promise.all([once(socket, 'connect'), once(server, 'connection')]);
  if (text) socket.write(text);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const startedAt = performance.now();
  await closeServer(server, GRACE_MS);
  const ms = performance.now() - startedAt;
  await closed;
  return { ms, reply };
}

test('a stop doesn’t wait for a connection that a browser opened ahead of a click', async () => {
  expect((await stopWith('')).ms).toBeLessThan(GRACE_MS - 50);
});

test('a stop waits for the answer to a request', async () => {
  const { reply } = await stopWith('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n', 150);
  expect(reply).toContain('done');
});

test('a stop cuts off a request that is never completed', async () => {
  const { ms } = await stopWith(UNFINISHED);
  expect(ms).toBeGreaterThanOrEqual(GRACE_MS - 5);
  expect(ms).toBeLessThan(GRACE_MS + 2000);
});

test('TRACE is refused before the site is asked', async () => {
  const asked: (string | undefined)[] = [];
  const server = createHttpServer(REQUEST_LIMITS, (request, response) => {
    asked.push(request.method);
    response.end();
  });
  await listenOn(server, 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  const request = http.request({ port, host: '127.0.0.1', method: 'TRACE', agent: false }).end();
  const [response] = await once(request, 'response');
  response.resume();
  await closeServer(server, GRACE_MS);
  expect([response.statusCode, asked]).toEqual([501, []]);
});
