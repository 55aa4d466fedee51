import type { Server } from 'node:http';
import net from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer, listenOn, REQUEST_LIMITS } from '#server/http-server.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

/** A proxy may take this for part of the previous body, and a server for the next request. */
const HIDDEN = 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n';
const START = 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const CHUNKED = 'Transfer-Encoding: chunked\r\n';

/** Different servers read each of these differently (RFC 9112, 6.3, 7.1 and 11.2). */
const AMBIGUOUS: Record<string, string> = {
  'a length and chunks': `${START}Content-Length: 6\r\n${CHUNKED}\r\n0\r\n\r\n${HIDDEN}`,
  'chunks and a length': `${START}${CHUNKED}Content-Length: 4\r\n\r\n5c\r\n${HIDDEN}`,
  'two lengths': `${START}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${HIDDEN}`,
  'a list of lengths': `${START}Content-Length: 2, 40\r\n\r\n{}${HIDDEN}`,
  'a length with a sign': `${START}Content-Length: +2\r\n\r\n{}${HIDDEN}`,
  'a negative length': `${START}Content-Length: -2\r\n\r\n{}${HIDDEN}`,
  'a hexadecimal length': `${START}Content-Length: 0x2\r\n\r\n{}${HIDDEN}`,
  'a length over all bounds': `${START}Content-Length: 99999999999999999999\r\n\r\n{}${HIDDEN}`,
  'a space before the colon': `${START}Content-Length : 2\r\n\r\n{}${HIDDEN}`,
  'an unknown coding': `${START}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'chunks that are not the last coding': `${START}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'two codings': `${START}${CHUNKED}Transfer-Encoding: identity\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'a coding on a folded line': `${START}Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'a control character in a coding': `${START}Transfer-Encoding: \u000bchunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'a hexadecimal prefix in a chunk': `${START}${CHUNKED}\r\n0x0\r\n\r\n${HIDDEN}`,
  'a negative chunk': `${START}${CHUNKED}\r\n-1\r\n\r\n${HIDDEN}`,
  'a chunk over all bounds': `${START}${CHUNKED}\r\nfffffffffffffffff\r\n\r\n${HIDDEN}`,
  'a chunk that is longer than it says': `${START}${CHUNKED}\r\n1\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
  'a line that ends without a carriage return': `${START}${CHUNKED}\r\n2\n{}\n0\n\n${HIDDEN}`,
  'a header that ends without a line feed': `${START}X: a\rContent-Length: 2\r\n\r\n{}${HIDDEN}`,
  'two hosts': `GET /api/health HTTP/1.1\r\nHost: x\r\nHost: evil.example\r\n\r\n${HIDDEN}`,
};

let app: TestApp;
let server: Server;
let port: number;
beforeAll(async () => {
  app = await openTestApp();
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  server = createHttpServer(REQUEST_LIMITS, answer);
  await listenOn(server, 0, '127.0.0.1');
  port = (server.address() as net.AddressInfo).port;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
});

/** The statuses received on one connection, until it was closed or as many arrived as are wanted. */
function statusesOf(
  bytes: string,
  wanted: number,
): Promise<{ statuses: number[]; isClosed: boolean }> {
  return new Promise((resolve) => {
    let text = '';
    let isClosed = false;
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.on('data', (chunk) => {
      text += chunk;
      if (text.split('HTTP/1.1 ').length > wanted) socket.destroy();
    });
    socket.on('end', () => {
      isClosed = true;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, code]) => Number(code));
      resolve({ statuses, isClosed });
    });
  });
}

test.each(Object.entries(AMBIGUOUS))(
  '%s: refused, and nothing after it is read',
  async (_name, bytes) => {
    expect(await statusesOf(bytes, 2)).toEqual({ statuses: [400], isClosed: true });
  },
);

test('unambiguous requests are answered one after the other', async () => {
  const chunks = `${START}${CHUNKED}\r\n2\r\n{}\r\n0\r\n\r\n`;
  const bytes = `${START}Content-Length: 2\r\n\r\n{}${chunks}${HIDDEN}`;
  const { statuses } = await statusesOf(bytes, 3);
  expect(statuses).toEqual([422, 422, 200]);
});
