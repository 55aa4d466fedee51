import { useRouteLoaderData } from 'react-router';

/**
 * Data of the root loader for every page. The address is known only when the server starts, not
 * when the pages are built, and hydration needs the same address as the HTML.
 */
export type SiteData = { siteUrl: string; announcement?: SiteAnnouncement | undefined };

/** What the bar above the header says. The id changes with the words, so that new ones are shown. */
export type SiteAnnouncement = {
  id: string;
  text: string;
  link?: { label: string; href: string };
};

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/**
 * Public address of the site without a trailing slash, for head data; empty if the root loader
 * failed.
 */
export function siteUrlOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root');
  return (root?.loaderData as SiteData | undefined)?.siteUrl ?? '';
}

/** Public address of the site without a trailing slash, for components. */
export function useSiteUrl(): string {
  return useRouteLoaderData<() => SiteData>('root')?.siteUrl ?? '';
}
