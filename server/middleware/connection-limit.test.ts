import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createConnectionLimit } from './connection-limit.ts';

class Connection extends EventEmitter {
  destroyed = false;
  readonly remoteAddress: string;
  constructor(remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
  }
  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

/** Opens connections one after the other, closes each at once, and counts those that were let in. */
function reconnect(
  limit: ReturnType<typeof createConnectionLimit>,
  times: number,
  address = '8.8.8.8',
) {
  let accepted = 0;
  for (let time = 0; time < times; time++) {
    const socket = new Connection(address);
    limit(socket as unknown as Socket);
    if (socket.destroyed) continue;
    accepted += 1;
    socket.destroy();
  }
  return accepted;
}

test('a client that connects again and again is slowed down, and nobody else', () => {
  let time = 0;
  const limit = createConnectionLimit(undefined, () => time);
  expect(reconnect(limit, 1000)).toBe(64);
  time += 1000;
  expect(reconnect(limit, 1000)).toBe(32);
  expect(reconnect(limit, 10, '9.9.9.9')).toBe(10);
  time += 60_000;
  expect(reconnect(limit, 1000)).toBe(64);
});

test('the connections of one /48 count together', () => {
  const limit = createConnectionLimit(undefined, () => 0);
  expect(reconnect(limit, 40, '2001:db8::1') + reconnect(limit, 40, '2001:db8:0:7::2')).toBe(64);
});

test('a proxy on a private address may connect as often as it likes', () => {
  const limit = createConnectionLimit(undefined, () => 0);
  expect(reconnect(limit, 1000, '::ffff:127.0.0.1')).toBe(1000);
});

test('a small limit concerns open connections alone, a large one allows more new ones', () => {
  expect(
    reconnect(
      createConnectionLimit(5, () => 0),
      50,
      '127.0.0.1',
    ),
  ).toBe(50);
  expect(
    reconnect(
      createConnectionLimit(100_000, () => 0),
      2000,
    ),
  ).toBe(2000);
});
