import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['2001:db8:0:1ff:aaaa:bbbb:cccc:dddd', '2001:db8:0:100::/56'],
  ['2001:0DB8::100:ffff:0:0:1', '2001:db8:0:100::/56'],
  ['2001:db8:0:200::', '2001:db8:0:200::/56'],
  ['2001:db8:0:2::1', '2001:db8:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/56'],
  ['unknown', 'unknown'],
])('the network of %s is %s, and it is the network of that name', (ip, network) => {
  expect([networkOf(ip), networkOf(network)]).toEqual([network, network]);
});

test('text that is not an address is cut, so that a key stays short', () => {
  expect(networkOf('x'.repeat(500))).toHaveLength(64);
});
