import type { FactSets, Facts } from './facts.schema.ts';

export type SiteRedirect = FactSets['redirects'][number];

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
  return { to: withQuery(found.to, search), status: found.isPermanent ? 301 : 302 };
}

/** An address with a further query (`?a=1`, or nothing), which goes before its fragment. */
export function withQuery(to: string, search: string): string {
  const [address = '', fragment] = to.split('#');
  const query = search.slice(1);
  const whole = query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address;
  return fragment === undefined ? whole : `${whole}#${fragment}`;
}
