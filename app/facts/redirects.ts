import type { FactSets, Facts } from './facts.schema.ts';

export type SiteRedirect = FactSets['redirects'][number];

/** Former addresses of pages: none until the owner lists one. */
export const builtInRedirects: FactSets['redirects'] = [];

/**
 * Where a former address leads, with the query that it was asked with; undefined if it isn't listed.
 */
export function findRedirect(
  facts: Facts,
  pathname: string,
  search: string,
): { to: string; status: 301 | 302 } | undefined {
  const { redirects } = facts;
  const found = redirects.find(({ from }) => from === pathname);
  if (!found) return undefined;
  const [address = '', fragment] = found.to.split('#');
  const query = search.slice(1);
  const whole = query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address;
  const to = fragment === undefined ? whole : `${whole}#${fragment}`;
  return { to, status: found.isPermanent ? 301 : 302 };
}
