import { useRouteLoaderData } from 'react-router';
import type { Facts } from '#app/facts/facts.ts';

/** Data of the root loader for every page: head data and the pages that hydrate need them. */
export type SiteData = {
  /** Known only when the server starts, not when the pages are built. */
  siteUrl: string;
  facts: Facts;
  announcement?: SiteAnnouncement | undefined;
};

/** What the bar above the header says. The id changes with the words, so that new ones are shown. */
export type SiteAnnouncement = {
  id: string;
  text: string;
  link?: { label: string; href: string };
};

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** What the root loader has said; undefined if it failed. */
export function readSiteData(matches: Matches): SiteData | undefined {
  const root = matches.find((match) => match?.id === 'root');
  return root?.loaderData as SiteData | undefined;
}

/**
 * Public address of the site without a trailing slash, for head data; empty if the root loader
 * failed.
 */
export function siteUrlOf(matches: Matches): string {
  return readSiteData(matches)?.siteUrl ?? '';
}

/** The facts of the page, for head data. */
export function factsOf(matches: Matches): Facts {
  const facts = readSiteData(matches)?.facts;
  if (!facts) throw new Error('The root loader has not said which facts apply.');
  return facts;
}

/** Public address of the site without a trailing slash, for components. */
export function useSiteUrl(): string {
  return useRouteLoaderData<() => SiteData>('root')?.siteUrl ?? '';
}
