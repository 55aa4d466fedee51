import { expect, test } from 'vitest';
import { customerOf, networkOf, wideNetworkOf } from './network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
  ['2001:0DB8::1:ffff:0:0:1', '2001:db8:0:1::/64'],
  ['2001:db8:0:1::', '2001:db8:0:1::/64'],
  ['2001:db8:0:2::1', '2001:db8:0:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test('text that is not an address is cut, so that a key stays short', () => {
  expect(networkOf('x'.repeat(500))).toHaveLength(64);
});

test.each([
  ['203.0.113.9', undefined],
  ['::ffff:203.0.113.9', undefined],
  ['unknown', undefined],
  ['2001:db8:7:1::9', { name: '2001:db8:7::/48', start: '2001:db8:7:' }],
  ['2001:0DB8:0007:ffff:1:2:3:4', { name: '2001:db8:7::/48', start: '2001:db8:7:' }],
  ['2001:db8:70::1', { name: '2001:db8:70::/48', start: '2001:db8:70:' }],
])('the networks around %s that one customer may own: %o', (ip, wide) => {
  expect(wideNetworkOf(ip)).toEqual(wide);
  if (wide) expect(networkOf(ip).startsWith(wide.start)).toBe(true);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:70::1', '2001:db8:70::/48'],
  ['unknown', 'unknown'],
])('%s belongs to the customer %s, and so does its network', (ip, customer) => {
  expect([customerOf(ip), customerOf(networkOf(ip))]).toEqual([customer, customer]);
});
