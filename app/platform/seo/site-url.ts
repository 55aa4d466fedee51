import { useRouteLoaderData } from 'react-router';

/**
 * What the root loader tells every page. The address is known when the server starts, not when the
 * pages are built, and the browser must see the one that stands in the HTML.
 */
export type SiteData = { siteUrl: string };

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Public address of the site without a trailing slash, for head data; empty when nothing could be loaded. */
export function siteUrlOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root');
  return (root?.loaderData as SiteData | undefined)?.siteUrl ?? '';
}

/** Public address of the site without a trailing slash, for components. */
export function useSiteUrl(): string {
  return useRouteLoaderData<() => SiteData>('root')?.siteUrl ?? '';
}
