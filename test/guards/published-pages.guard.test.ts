import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Claim, claims, isUnproved } from '#app/facts/claims.ts';
import { company } from '#app/facts/company.ts';
import { publishedPaths } from '#app/published-paths.ts';
import { readPageFacts } from '#server/publishing/page-facts.ts';
import { siteFiles } from '#server/publishing/site-files.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

const SITE = 'https://www.example.com';
/** Pages whose percentages are computed or have their own source. */
const OWN_FIGURES = /^\/(resources\/(tools|blog)\/|pricing$)/;
/** How far before a figure its mark may be, in characters of text. */
const NEAR = 500;
const MARK = /illustrative|sample|planned/i;

let app: TestApp;
const pages = new Map<string, string>();

beforeAll(async () => {
  const renderPage = await createPageRenderer();
  app = await openTestApp('sqlite', { env: { SITE_URL: SITE }, renderPage });
  for (const path of publishedPaths) pages.set(path, await app.renderPage(path));
}, 60_000);
afterAll(() => app.close());

describe('a figure of the claims register', () => {
  test.each(Object.entries(claims) as [string, Claim][])(
    '%s is marked on every page that shows it',
    (_, claim) => {
      const pattern = patternOf(claim);
      if (!pattern) return;
      for (const [path, html] of pages) {
        if (OWN_FIGURES.test(path)) continue;
        const text = textOf(html);
        for (const { index } of text.matchAll(pattern)) {
          const before = text.slice(Math.max(0, index - NEAR), index);
          expect([path, before.slice(-80), MARK.test(before)]).toEqual([
            path,
            before.slice(-80),
            true,
          ]);
        }
      }
    },
  );

  test.each(Object.entries(claims) as [string, Claim][])(
    '%s is registered for the pages that show it',
    (_, claim) => {
      const pattern = patternOf(claim);
      if (!pattern) return;
      const shown = [...pages].flatMap(([path, html]) =>
        !OWN_FIGURES.test(path) && textOf(html).search(pattern) >= 0 ? [path] : [],
      );
      // Two claims have the figure 92 percent: the figure doesn't tell which of them a page shows.
      const registered = Object.values(claims)
        .filter((one) => one.figure === claim.figure)
        .flatMap((one): readonly string[] => one.shownOn);
      expect(shown.filter((path) => !registered.includes(path))).toEqual([]);
      expect(claim.shownOn.filter((path) => !shown.includes(path))).toEqual([]);
    },
  );
});

describe('what search engines read', () => {
  test('each page has one canonical address, and the presentation’s is the deck', () => {
    for (const [path, html] of pages) {
      const found = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, to]) => to);
      expect([path, found.length]).toEqual([path, 1]);
    }
    expect(pages.get('/sales-presentation')).toContain(`rel="canonical" href="${SITE}/sales-deck"`);
  });

  test('a page that is not found has no canonical address', async () => {
    const response = await app.request('/no-such-page');
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('rel="canonical"');
  });

  test('the site map leaves out the API and the presentation', () => {
    const facts = [...pages].map(([path, html]) => readPageFacts(path, html));
    const sitemap = siteFiles(SITE, facts, {})['sitemap.xml'] ?? '';
    expect(sitemap).toContain(`<loc>${SITE}/sales-deck</loc>`);
    for (const path of ['/api-docs', '/sales-presentation']) {
      expect(sitemap).not.toContain(`<loc>${SITE}${path}</loc>`);
    }
  });

  test('every page that search engines may show is linked from another one', () => {
    const linked = new Set(
      [...pages].flatMap(([path, html]) =>
        [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].flatMap(([, to]) =>
          to === path ? [] : [to],
        ),
      ),
    );
    const indexed = [...pages].filter(([path, html]) => readPageFacts(path, html).isIndexed);
    expect(indexed.map(([path]) => path).filter((path) => !linked.has(path))).toEqual([]);
  });

  test('structured data holds only what the vocabulary knows, and names things that exist', () => {
    for (const [path, html] of pages) {
      const graph = structuredDataOf(html);
      const ids = new Set(graph.map((thing) => thing['@id']));
      for (const thing of graph) expect([path, faultsOf(thing, ids)]).toEqual([path, []]);
    }
  });

  test('the office is a part of the organization, with a place on the map and the area it serves', () => {
    for (const path of ['/', '/contact']) {
      const business = structuredDataOf(pages.get(path) ?? '').find(
        (thing) => thing['@type'] === 'ProfessionalService',
      );
      expect(business).toMatchObject({
        parentOrganization: { '@id': `${SITE}/#organization` },
        geo: { '@type': 'GeoCoordinates' },
        areaServed: [{ name: company.serviceRegion }, { '@type': 'GeoCircle' }],
      });
    }
  });

  test('nothing is offered that is not on sale', () => {
    const offering = [...pages].flatMap(([path, html]) =>
      JSON.stringify(structuredDataOf(html)).includes('"@type":"Offer"') ? [path] : [],
    );
    expect(offering.filter((path) => !path.startsWith('/resources/tools/'))).toEqual([
      '/services',
      '/services/ai-consultation/ai-readiness-assessment',
      '/special-offer',
    ]);
  });
});

/**
 * A pattern for the figure as pages write it: `60%` or `60 percent`, `$3,800`. Only for figures
 * that need a mark.
 */
function patternOf({ unit, value, figure, status }: Claim): RegExp | undefined {
  if (!isUnproved(status)) return undefined;
  if (unit === 'percent') return new RegExp(`(?<![\\d.,])${value}(%| percent)`, 'g');
  if (unit === 'cad-per-month') return new RegExp(figure.replace('$', '\\$'), 'g');
  return undefined;
}

/** The text of the page between header and footer. */
function textOf(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return main
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

type Thing = { '@type'?: string; '@id'?: string; [name: string]: unknown };

function structuredDataOf(html: string): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, text]) => JSON.parse((text ?? '').replaceAll('\\u003c', '<')) as Thing,
  );
}

const THING = ['name', 'description', 'url', 'image', 'sameAs', 'mainEntityOfPage'];
const ORGANIZATION = [
  ...THING,
  ...['logo', 'email', 'telephone', 'foundingDate', 'address', 'areaServed', 'parentOrganization'],
  'employee',
];
const WORK = [
  ...THING,
  ...['author', 'publisher', 'datePublished', 'dateModified', 'headline', 'inLanguage', 'about'],
  ...['creator', 'provider', 'isPartOf', 'articleSection', 'wordCount', 'keywords', 'timeRequired'],
];
/** The types that the site uses, with the properties that schema.org gives them. */
const VOCABULARY: Readonly<Record<string, readonly string[]>> = {
  Organization: ORGANIZATION,
  ProfessionalService: [...ORGANIZATION, 'geo', 'openingHoursSpecification', 'priceRange'],
  PostalAddress: [
    ...['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  ],
  GeoCircle: ['geoMidpoint', 'geoRadius'],
  GeoCoordinates: ['latitude', 'longitude'],
  AdministrativeArea: ['name'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems', 'name'],
  ListItem: ['position', 'name', 'item', 'url'],
  CollectionPage: [...WORK, 'mainEntity'],
  Service: [...THING, 'serviceType', 'provider', 'areaServed', 'offers', 'audience'],
  Offer: ['url', 'price', 'priceCurrency', 'availability', 'category'],
  Course: [...WORK, 'educationalLevel', 'provider', 'offers'],
  WebApplication: [
    ...WORK,
    ...['applicationCategory', 'operatingSystem', 'browserRequirements', 'featureList', 'offers'],
    ...['isAccessibleForFree'],
  ],
  Article: WORK,
  BlogPosting: WORK,
  Person: [...THING, 'jobTitle'],
  ImageObject: [...THING, 'width', 'height', 'contentUrl'],
  WebPage: WORK,
  AboutPage: [...WORK, 'mainEntity'],
  FAQPage: [...WORK, 'mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

/**
 * The errors in an object and everything in it: unknown types and properties, dangling references.
 */
function faultsOf(value: unknown, ids: ReadonlySet<unknown>): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => faultsOf(one, ids));
  if (typeof value !== 'object' || value === null) return [];
  const { '@type': type, '@id': id, '@context': _, ...properties } = value as Thing;
  const inner = Object.values(properties).flatMap((one) => faultsOf(one, ids));
  if (type === undefined) return ids.has(id) ? inner : [...inner, `${id} is not on the page`];
  const known = VOCABULARY[type];
  if (!known) return [...inner, `unknown type ${type}`];
  const strange = Object.keys(properties).filter((name) => !known.includes(name));
  return [...inner, ...strange.map((name) => `${type} has no ${name}`)];
}
