import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { processorMsOf } from '#test/processor-time.ts';
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

test('a client that sends very many requests ahead is disconnected, one that sends a few is not', async () => {
  let asked = 0;
  const server = createHttpServer(REQUEST_LIMITS, (_request, response) => {
    asked += 1;
    setTimeout(() => response.end('done'), 20);
  });
  await listenOn(server, 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  const sendAhead = async (count: number) => {
    const socket = net.connect(port, '127.0.0.1');
    let reply = '';
    socket.on('data', (data) => {
      reply += String(data);
    });
    socket.on('error', () => undefined);
    const last = 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n';
    socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(count - 1) + last);
    await once(socket, 'close');
    return reply.split('done').length - 1;
  };
  expect(await sendAhead(9)).toBe(9);
  asked = 0;
  expect(await sendAhead(400)).toBe(0);
  expect(asked).toBe(9);
  await closeServer(server, GRACE_MS);
});

test('an unknown expectation is refused, and what was sent after it is not read', async () => {
  let asked = 0;
  const server = createHttpServer(REQUEST_LIMITS, (_request, response) => {
    asked += 1;
    response.end();
  });
  await listenOn(server, 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  let reply = '';
  socket.on('data', (data) => {
    reply += String(data);
  });
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nExpect: x\r\n\r\n'.repeat(300));
  await once(socket, 'close');
  expect(reply.split('HTTP/1.1 417').length - 1).toBe(1);
  expect(asked).toBe(0);
  await closeServer(server, GRACE_MS);
});

const CHUNKED = 'HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n';

/** Sends a request to a server that reads bodies, and resolves to how long they were and the reply. */
async function sendChunks(text: string): Promise<{ lengths: number[]; reply: string }> {
  const lengths: number[] = [];
  const server = createHttpServer(REQUEST_LIMITS, (request, response) => {
    let length = 0;
    request.on('data', (piece) => {
      length += piece.length;
    });
    request.once('error', () => undefined);
    request.once('end', () => {
      lengths.push(length);
      response.end('done');
    });
  });
  await listenOn(server, 0, '127.0.0.1');
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  let reply = '';
  socket.on('data', (data) => {
    reply += String(data);
  });
  socket.on('error', () => undefined);
  socket.write(text);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  // A whole request is answered, and its connection then idle.
  if (text.endsWith('0\r\n\r\n')) setTimeout(() => socket.end(), 200);
  await closed;
  await closeServer(server, GRACE_MS);
  return { lengths, reply };
}

test('a body in tens of thousands of tiny chunks ends its connection, one in ordinary chunks is read', async () => {
  const tiny = await sendChunks(`POST / ${CHUNKED}${'1\r\na\r\n'.repeat(40_000)}0\r\n\r\n`);
  expect(tiny).toEqual({ lengths: [], reply: '' });
  const ordinary = `3e8\r\n${'a'.repeat(1000)}\r\n`.repeat(2000);
  const { lengths, reply } = await sendChunks(`POST / ${CHUNKED}${ordinary}0\r\n\r\n`);
  expect(lengths).toEqual([2_000_000]);
  expect(reply).toContain('done');
  const few = await sendChunks(`POST / ${CHUNKED}${'1\r\na\r\n'.repeat(250)}0\r\n\r\n`);
  expect(few.lengths).toEqual([250]);
});

test('what a cut-off client sent costs little, and the next one is read as ever', async () => {
  const tiny = `POST / ${CHUNKED}${'1\r\na\r\n'.repeat(10_000)}`;
  const ms = await processorMsOf(() =>
    Promise.all(Array.from({ length: 40 }, () => sendChunks(tiny))),
  );
  expect(ms).toBeLessThan(400);
  const ahead = 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(1000);
  const chunkedGet = `GET / ${CHUNKED}${'1\r\na\r\n'.repeat(300)}`;
  for (let time = 0; time < 3; time++) {
    await sendChunks(chunkedGet);
    expect((await sendChunks(ahead)).reply).toBe('');
    const { lengths } = await sendChunks(`POST / ${CHUNKED}2\r\nab\r\n0\r\n\r\n`);
    expect(lengths).toEqual([2]);
  }
});

test('a request for a page that brings a body in chunks is refused, and the body isn’t read', async () => {
  const { lengths, reply } = await sendChunks(`GET / ${CHUNKED}${'1\r\na\r\n'.repeat(40_000)}`);
  expect(lengths).toEqual([]);
  expect(reply === '' || reply.startsWith('HTTP/1.1 400')).toBe(true);
});
