import type { Facts } from './facts.schema.ts';
import { readFacts } from './read-facts.ts';

export type SiteRedirect = Facts['redirects'][number];

/** Former addresses of pages: none until the owner lists one. */
export const redirects = readFacts('redirects', []);

/**
 * Where a former address leads, with the query that it was asked with; undefined if it isn't listed.
 */
export function findRedirect(
  pathname: string,
  search: string,
): { to: string; status: 301 | 302 } | undefined {
  const found = redirects.find(({ from }) => from === pathname);
  if (!found) return undefined;
  const [address = '', fragment] = found.to.split('#');
  const query = search.slice(1);
  const whole = query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address;
  const to = fragment === undefined ? whole : `${whole}#${fragment}`;
  return { to, status: found.isPermanent ? 301 : 302 };
}
