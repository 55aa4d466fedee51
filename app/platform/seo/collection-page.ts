import type { PageHead } from '#app/content-types.ts';
import type { Facts } from '#app/facts/facts.ts';
import { fillTokens } from '#app/facts/page-texts.ts';
import type { StructuredData } from './structured-data.ts';

/** A page that lists others, in the order in which they are shown. Paths start with a slash. */
export function collectionPage(
  facts: Facts,
  siteUrl: string,
  page: { head: PageHead; path: string },
  items: readonly { name: string; path: string }[],
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    '@id': `${siteUrl}${page.path}#page`,
    name: fillTokens(facts, page.head.title),
    description: fillTokens(facts, page.head.description),
    url: siteUrl + page.path,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.name,
        url: siteUrl + item.path,
      })),
    },
  };
}
