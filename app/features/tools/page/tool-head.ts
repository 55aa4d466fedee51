import type { PageHead } from '#app/content-types.ts';
import type { Facts } from '#app/facts/facts.ts';
import { type ToolCard, type ToolSlug, tools } from '#app/facts/tools.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { breadcrumbList } from '#app/platform/seo/structured-data.ts';

/** The words above each tool. */
export const toolHeadWords = {
  trail: [
    { label: 'Resources', href: '/resources' },
    { label: 'Free AI Tools', href: '/resources/tools' },
  ],
  time: 'About {time}. Free, no email needed.',
} as const;

/** Head data of a tool page; an alias has the canonical address of the tool itself. */
export function toolMeta(
  facts: Facts,
  siteUrl: string,
  card: ToolCard,
  head: PageHead = card.head,
) {
  const path = `/resources/tools/${card.slug}`;
  return pageMeta(facts, siteUrl, head, path, [
    {
      '@context': 'https://schema.org',
      '@type': 'WebApplication',
      name: card.title,
      description: card.description,
      url: siteUrl + path,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Any',
      inLanguage: 'en-CA',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'CAD' },
      provider: { '@id': `${siteUrl}/#organization` },
    },
    breadcrumbList(siteUrl, [
      ...toolHeadWords.trail.map(({ label, href }) => ({ name: label, path: href })),
      { name: card.title, path },
    ]),
  ]);
}

/** The card of a tool whose slug is known. */
export function cardOf(slug: ToolSlug): ToolCard {
  const card: ToolCard | undefined = tools.find((tool) => tool.slug === slug);
  if (!card) throw new RangeError(`No tool is called ${slug}`);
  return card;
}
