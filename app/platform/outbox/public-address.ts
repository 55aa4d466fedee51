import { BlockList, isIP, isIPv4 } from 'node:net';

/** IPv4 ranges that are not the public internet (IANA special-purpose registry, RFC 6890). */
const NOT_PUBLIC_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Ranges within global unicast that are for documentation, tunnels or mapped IPv4 (RFC 6890). */
const NOT_PUBLIC_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

/** Where cloud providers answer with the keys of a machine: link-local, Alibaba, Oracle, Azure. */
const METADATA_V4: readonly (readonly [string, number])[] = [
  ['169.254.0.0', 16],
  ['100.100.100.200', 32],
  ['192.0.0.192', 32],
  ['168.63.129.16', 32],
];

/** The same of link-local IPv6, AWS and Google, and all of IPv4 as IPv6 writes it. */
const metadata = new BlockList();
metadata.addSubnet('fe80::', 10, 'ipv6');
for (const address of ['fd00:ec2::254', 'fd20:ce::254']) metadata.addAddress(address, 'ipv6');
for (const [network, bits] of METADATA_V4) {
  metadata.addSubnet(network, bits, 'ipv4');
  // IPv4-compatible (RFC 4291), NAT64 (RFC 6052 and 8215) and 6to4 (RFC 3056).
  for (const prefix of ['::', '64:ff9b::', '64:ff9b:1::']) {
    metadata.addSubnet(prefix + network, 96 + bits, 'ipv6');
  }
  metadata.addSubnet(`2002:${hexGroupsOf(network)}::`, 16 + bits, 'ipv6');
}

const notPublic = new BlockList();
for (const [network, bits] of NOT_PUBLIC_V4) notPublic.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of NOT_PUBLIC_V6) notPublic.addSubnet(network, bits, 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an IP address is on the public internet. False for loopback, private, link-local, shared
 * (CGNAT), multicast, documentation and tunnel addresses, for every IPv6 address outside global
 * unicast (such as `::1`, `::ffff:127.0.0.1` and `fd00::`), and for invalid addresses.
 */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[(.*)\]$/, '$1');
  // Azure answers its machines at an address of the public range.
  if (isIP(bare) === 0 || isMetadataAddress(bare)) return false;
  if (isIPv4(bare)) return !notPublic.check(bare, 'ipv4');
  return globalUnicast.check(bare, 'ipv6') && !notPublic.check(bare, 'ipv6');
}

/**
 * Whether an address may be that of a cloud provider's metadata service. It is never asked, not
 * even if private addresses are allowed.
 */
export function isMetadataAddress(address: string): boolean {
  const bare = address.replace(/^\[(.*)\]$/, '$1').replace(/%.*$/, '');
  // BlockList also matches IPv4-mapped IPv6 addresses.
  return isIP(bare) !== 0 && metadata.check(bare, isIPv4(bare) ? 'ipv4' : 'ipv6');
}

/** An IPv4 address as the two groups that stand for it in IPv6. */
function hexGroupsOf(ipv4: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
  return [(a << 8) | b, (c << 8) | d].map((group) => group.toString(16)).join(':');
}
