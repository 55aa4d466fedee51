import { isIP } from 'node:net';

const MAX_OTHER_LENGTH = 64;

/**
 * The network that a limit counts by: an IPv4 address itself, or the /64 of an IPv6 address, which
 * belongs to one customer (RFC 6177), as `2001:db8:0:1::/64`. An IPv4-mapped IPv6 address counts as
 * IPv4. Text that is not an address (a proxy may send some) is used as is, cut to 64 characters.
 */
export function networkOf(ip: string): string {
  const address = ip.replace(/%.*$/, '').toLowerCase();
  if (isIP(address) !== 6) return address.slice(0, MAX_OTHER_LENGTH);
  const groups = expandIpv6(address);
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMappedIpv4) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * The IPv6 /48 of an address, the most that a provider assigns to one customer (RFC 6177), and the
 * prefix shared by the names of its networks; undefined for IPv4. It contains 65,536 networks, and
 * whoever owns it must not have 65,536 times the limit.
 */
export function wideNetworkOf(ip: string): { name: string; start: string } | undefined {
  const network = networkOf(ip);
  if (!network.endsWith('::/64')) return undefined;
  const groups = network.split(':').slice(0, 3).join(':');
  return { name: `${groups}::/48`, start: `${groups}:` };
}

/**
 * What counts as one customer: an IPv4 address, or the /48 of an IPv6 address. Takes an address or
 * the name of its network, as {@link networkOf} returns it.
 */
export function customerOf(addressOrNetwork: string): string {
  const address = addressOrNetwork.replace(/\/64$/, '');
  return wideNetworkOf(address)?.name ?? networkOf(address);
}

/** The eight 16-bit groups of a valid IPv6 address. */
function expandIpv6(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const start = readGroups(head);
  if (tail === undefined) return start;
  const end = readGroups(tail);
  return [...start, ...Array(8 - start.length - end.length).fill(0), ...end];
}

/** Parses the groups between colons; a dotted IPv4 address at the end counts as two groups. */
function readGroups(text: string): number[] {
  return text
    .split(':')
    .filter((group) => group !== '')
    .flatMap((group) => {
      if (!group.includes('.')) return [Number.parseInt(group, 16)];
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
      return [(a << 8) | b, (c << 8) | d];
    });
}
