import { lookup as systemLookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { isMetadataAddress, isPublicAddress } from './public-address.ts';

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
