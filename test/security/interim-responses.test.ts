import net, { type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { busyProblems } from '#app/features/booking/busy/busy.content.ts';
import { fetchCalendar } from '#app/features/booking/busy/fetch-calendar.server.ts';
import { sendOnePost } from '#app/platform/outbox/providers/http-post.server.ts';

const HINTS = 'HTTP/1.1 103 Early Hints\r\n\r\n';
const ANSWER = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nOK';

/** A server that sends this many interim responses before its own; resolves to its address. */
async function startHinting(count: number): Promise<{ url: string; stop: () => void }> {
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    let rest = count;
    const writeOn = () => {
      while (rest > 0) {
        const some = Math.min(rest, 10_000);
        rest -= some;
        if (!socket.write(HINTS.repeat(some))) return socket.once('drain', writeOn);
      }
      return socket.end(ANSWER);
    };
    socket.once('data', writeOn);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

const post = { contentType: 'text/plain', body: 'x', maxBodyBytes: 100 };

test('an endless flood of interim responses ends the request at once', async () => {
  const server = await startHinting(Number.POSITIVE_INFINITY);
  const calendar = await fetchCalendar(server.url, { allowPrivate: true, timeoutMs: 5000 });
  expect(calendar).toEqual({ kind: 'failed', reason: busyProblems.unreachable });
  const outcome = await sendOnePost({ ...post, url: server.url, timeoutMs: 5000 });
  expect(outcome).toMatchObject({ kind: 'no-answer', cause: 'network' });
  server.stop();
});

test('a few of them do no harm', async () => {
  const server = await startHinting(3);
  const calendar = await fetchCalendar(server.url, { allowPrivate: true });
  expect(calendar).toEqual({ kind: 'fetched', text: 'OK' });
  const outcome = await sendOnePost({ ...post, url: server.url, timeoutMs: 5000 });
  expect(outcome).toMatchObject({ kind: 'answer', status: 200 });
  server.stop();
});
