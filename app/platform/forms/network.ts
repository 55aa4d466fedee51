import { isIP, SocketAddress } from 'node:net';

const MAX_OTHER_LENGTH = 64;

/**
 * The network that every limit counts by: an IPv4 address itself, or the /56 of an IPv6 address,
 * the usual share of one household or office (RFC 6177), as `2001:db8:0:100::/56`. An IPv4-mapped
 * IPv6 address counts as IPv4. Text that is not an address (a proxy may send some) is used as is,
 * cut to 64 characters.
 */
export function networkOf(ip: string): string {
  const text = ip.replace(/%.*$/, '').toLowerCase();
  if (isIP(text) !== 6) return text.slice(0, MAX_OTHER_LENGTH);
  // Written in one way: `::ffff:cb00:7109` becomes `::ffff:203.0.113.9`.
  const { address } = new SocketAddress({ address: text, family: 'ipv6' });
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice(7);
  const [start = [], end = []] = address.split('::').map((half) => half.split(':'));
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  const [first, second, third, fourth] = [...start, ...zeros, ...end].map(
    (group) => Number.parseInt(group, 16) || 0,
  );
  const groups = [first, second, third, (fourth ?? 0) & 0xff00].map((group) => group?.toString(16));
  return `${groups.join(':')}::/56`;
}
