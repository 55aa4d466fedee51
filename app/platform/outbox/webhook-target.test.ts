import { expect, test } from 'vitest';
import { isMetadataAddress, isPublicAddress } from './webhook-target.server.ts';

const METADATA = [
  '169.254.169.254',
  '::ffff:169.254.169.254',
  '::169.254.169.254',
  '::a9fe:a9fe',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::a9fe:a9fe',
  '2002:a9fe:a9fe::',
  '2002:a9fe:a9fe::1',
  '100.100.100.200',
  '::6464:64c8',
  '64:ff9b::6464:64c8',
  '2002:6464:64c8::1',
  '2002:a83f:8110::',
  'fe80::1%eth0',
  '[fd00:ec2::254]',
];

test.each(METADATA)('%s may be that of a metadata service, and is never asked', (address) => {
  expect(isMetadataAddress(address)).toBe(true);
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  '127.0.0.1',
  '10.0.0.5',
  '192.168.1.10',
  '100.100.100.201',
  '::1',
  'fd00::1',
  '2002:7f00:1::',
])('%s is private, but no metadata service', (address) => {
  expect(isMetadataAddress(address)).toBe(false);
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '168.63.129.17', '2606:4700:4700::1111'])('%s is public', (address) => {
  expect(isMetadataAddress(address)).toBe(false);
  expect(isPublicAddress(address)).toBe(true);
});
