import { expect, test } from 'vitest';
import { isReachable } from './webhook-target.server.ts';

test.each([
  '169.254.169.254',
  '::ffff:169.254.169.254',
  '::a9fe:a9fe',
  '64:ff9b::a9fe:a9fe',
  '2002:a9fe:a9fe::1',
  '100.100.100.200',
  '192.0.0.192',
  '168.63.129.16',
  'fe80::1%eth0',
  'fd00:ec2::254',
])('%s may be that of a metadata service, and is never asked', (address) => {
  expect([isReachable(address, false), isReachable(address, true)]).toEqual([false, false]);
});

test.each(['127.0.0.1', '10.0.0.5', '192.168.1.10', '100.100.100.201', '::1', 'fd00::1'])(
  '%s is asked if private addresses are allowed',
  (address) => {
    expect([isReachable(address, false), isReachable(address, true)]).toEqual([false, true]);
  },
);

test.each(['8.8.8.8', '168.63.129.17', '2606:4700:4700::1111'])('%s is public', (address) => {
  expect(isReachable(address, false)).toBe(true);
});
