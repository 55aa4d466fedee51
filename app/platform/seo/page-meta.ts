import type { MetaDescriptor } from 'react-router';
import { type PageHead, site } from '#app/site.content.ts';
import { organization, type StructuredData } from './structured-data.ts';

/** Public address of the site, fixed when the pages are built. */
export const siteUrl: string = import.meta.env.SITE_URL;

/**
 * Head data of a page: title, description, keywords, canonical address, robots, social picture and
 * structured data (the organization on every page, and what the page adds). `path` is the page's
 * canonical path.
 */
export function pageMeta(
  head: PageHead,
  path: string,
  structuredData: readonly StructuredData[] = [],
): MetaDescriptor[] {
  const canonical = siteUrl + (path === '/' ? '' : path);
  const image = `${siteUrl}${socialImagePath(path, head.noindex)}`;
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    { name: 'keywords', content: head.keywords.join(', ') },
    { tagName: 'link', rel: 'canonical', href: canonical || '/' },
    ...(head.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_CA' },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: head.title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...[organization(siteUrl), ...structuredData].map((data) => ({ 'script:ld+json': data })),
  ];
}

/**
 * Where scripts/social-pictures.ts puts the social picture of a page. Pages that are kept out of
 * search results share one.
 */
export function socialImagePath(path: string, noindex = false): string {
  const name = noindex ? 'default' : path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/social/${name}.png`;
}
