import { once } from 'node:events';
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

const START = 'POST / HTTP/1.1\r\nHost: x\r\n';
const CHUNKED = 'Transfer-Encoding: chunked\r\n';
/** A proxy may take this for part of the body before it, and a server for the next request. */
const HIDDEN = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

test.each([
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: x\r\n\r\n', 501],
  ['two hosts', `GET / HTTP/1.1\r\nHost: x\r\nHost: evil.example\r\n\r\n${HIDDEN}`, 400],
  ['a length and chunks', `${START}Content-Length: 6\r\n${CHUNKED}\r\n0\r\n\r\n${HIDDEN}`, 400],
  ['two lengths', `${START}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${HIDDEN}`, 400],
  ['a folded coding', `${START}Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n${HIDDEN}`, 400],
  ['a line without a carriage return', `${START}${CHUNKED}\r\n2\n{}\n0\n\n${HIDDEN}`, 400],
])('%s is refused, and nothing after it is answered', async (_, text, status) => {
  const server = createHttpServer(REQUEST_LIMITS, (request, response) => {
    request.resume().once('end', () => response.end());
  });
  await listenOn(server, 0, '127.0.0.1');
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(text);
  let reply = '';
  for await (const data of socket) reply += data;
  await closeServer(server, GRACE_MS);
  expect(reply.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
});
