import { lookup as systemLookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** All addresses of a host name. Rejects when there are none. */
export type ResolveHost = (host: string) => Promise<readonly { address: string; family: number }[]>;

/** The code of the error that a connection to a private address ends with. */
export const PRIVATE_ADDRESS = 'EPRIVATEADDRESS';

export const resolveHost: ResolveHost = (host) => systemLookup(host, { all: true });

/**
 * Why a webhook must not be sent to this address, or undefined. Asked before it is saved and again
 * before each delivery; host names are judged by their addresses when the connection is made.
 */
export function findTargetError(url: string, allowPrivate: boolean): string | undefined {
  if (!URL.canParse(url)) return 'That is not an address.';
  const { protocol, hostname, username, password } = new URL(url);
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:')) {
    return 'A webhook needs an address that starts with https://.';
  }
  if (username || password) return 'Leave user name and password out of the address.';
  // The URL parser has turned 0x7f.1, 2130706433 and 0177.0.0.1 into 127.0.0.1 by now.
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) {
    return 'That address is not on the public internet.';
  }
  return undefined;
}

/**
 * A name look-up for `net.connect` that fails when any address of the host is private. What it
 * returns is what the connection is made to: a second answer of the name server is never asked for.
 */
export function createGuardedLookup(resolve: ResolveHost, allowPrivate: boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        const isRefused =
          !allowPrivate && addresses.some(({ address }) => !isPublicAddress(address));
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
