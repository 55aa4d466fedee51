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

/** Ranges that are not the public internet (IANA special-purpose registry, RFC 6890). */
const notPublic = blockList([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  // Within global unicast: documentation and tunnels.
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
]);
const globalUnicast = blockList(['2000::/3']);

/** What may be allowed: this machine and its network, but no tunnels and no link-local addresses. */
const ownNetwork = blockList([
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1/128',
  'fc00::/7',
]);

/** Where Alibaba, Azure, AWS and Google answer with the keys of a machine, within those ranges. */
const metadata = blockList([
  '100.100.100.200/32',
  '168.63.129.16/32',
  'fd00:ec2::254/128',
  'fd20:ce::254/128',
]);

/** IPv4-mapped IPv6 addresses match the IPv4 ranges. */
function blockList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), isIPv4(network) ? 'ipv4' : 'ipv6');
  }
  return list;
}

/**
 * Whether an IP address may be asked: one on the public internet, and if private ones are allowed,
 * one of this machine's networks. Never a cloud provider's metadata service, a tunnel, multicast, or
 * an invalid address.
 */
export function isReachable(text: string, allowPrivate: boolean): boolean {
  const address = text.replace(/%.*$/, '');
  if (isIP(address) === 0) return false;
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  if (metadata.check(address, family)) return false;
  if (allowPrivate && ownNetwork.check(address, family)) return true;
  return (
    !notPublic.check(address, family) && (isIPv4(address) || globalUnicast.check(address, family))
  );
}
