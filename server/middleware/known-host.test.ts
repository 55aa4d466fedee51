import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { readConfig } from '#app/platform/config.server.ts';
import { createForeignHostRefusal } from './known-host.ts';

const config = readConfig({
  SITE_URL: 'https://www.example.com',
  OTHER_HOSTS: 'old.example.net',
  DATA_DIR: 'data',
});

test.each([
  ['www.example.com', false],
  ['www.example.com:443', false],
  ['OLD.example.net', false],
  ['127.0.0.1:3000', false],
  ['[::1]:3000', false],
  ['localhost', false],
  [undefined, false],
  ['evil.example', true],
  ['www.example.com.evil.example', true],
  ['a b', true],
])('Host: %s is refused: %s, also between requests for the site itself', (host, isRefused) => {
  const refuse = createForeignHostRefusal(config);
  const hosts = ['www.example.com', host, 'www.example.com', host];
  expect(hosts.map((name) => refuse(...exchange(name)))).toEqual([
    ...[false, isRefused],
    ...[false, isRefused],
  ]);
});

test('without SITE_URL every host is accepted', () => {
  const refuse = createForeignHostRefusal(readConfig({ DATA_DIR: 'data' }));
  expect(refuse(...exchange('evil.example'))).toBe(false);
});

function exchange(host: string | undefined): [IncomingMessage, ServerResponse] {
  const response = {
    setHeader: () => response,
    writeHead: () => response,
    end: () => response,
  };
  const request = { method: 'POST', url: '/', headers: host === undefined ? {} : { host } };
  return [request as unknown as IncomingMessage, response as unknown as ServerResponse];
}
