import { lookup as systemLookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';

/** All addresses of a host name. Rejects when there are none. */
export type ResolveHost = (host: string) => Promise<readonly { address: string; family: number }[]>;

/** Longer than the address of any service, short enough to be shown. */
const LONGEST_ADDRESS = 2000;

/** Error code of a connection to a private address. */
export const PRIVATE_ADDRESS = 'EPRIVATEADDRESS';

export const resolveHost: ResolveHost = (host) => systemLookup(host, { all: true });

const NOT_PUBLIC = 'That address is not on the public internet.';

/**
 * Why a webhook must not be sent to this address, or undefined. Checked before it is saved and
 * before each delivery; for host names, the resolved addresses are checked when connecting.
 */
export function findTargetError(url: string, allowPrivate: boolean): string | undefined {
  if (url.length > LONGEST_ADDRESS || !URL.canParse(url))
    return 'Enter a full web address, starting with https://.';
  const { protocol, hostname, username, password } = new URL(url);
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:')) {
    return 'A webhook needs an address that starts with https://.';
  }
  if (username || password) return 'Leave user name and password out of the address.';
  // The URL parser has turned 0x7f.1, 2130706433 and 0177.0.0.1 into 127.0.0.1 by now.
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0 && !isReachable(host, allowPrivate)) return NOT_PUBLIC;
  if (isIP(host) === 0 && !allowPrivate && isPrivateName(host)) return NOT_PUBLIC;
  return undefined;
}

/**
 * Names that only this machine or its network answers: localhost (RFC 6761), local (RFC 6762),
 * home.arpa (RFC 8375), internal (reserved by ICANN in 2024), and names without a dot.
 */
function isPrivateName(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return !name.includes('.') || /\.(localhost|local|internal|home\.arpa|lan)$/.test(name);
}

function isReachable(address: string, allowPrivate: boolean): boolean {
  return allowPrivate ? !isMetadataAddress(address) : isPublicAddress(address);
}

/**
 * A DNS lookup for `net.connect` that fails if any address of the host is private. The connection
 * uses exactly the addresses that were checked, so a second DNS answer can't replace them (DNS
 * rebinding).
 */
export function createGuardedLookup(resolve: ResolveHost, allowPrivate: boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        const isRefused = addresses.some(({ address }) => !isReachable(address, allowPrivate));
        if (!first || isRefused) {
          const error: NodeJS.ErrnoException = new Error('The host has a private address.');
          error.code = first ? PRIVATE_ADDRESS : 'ENOTFOUND';
          return callback(error, '', 0);
        }
        if (options.all) return callback(null, [...addresses]);
        callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}

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
