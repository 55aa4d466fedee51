import type { MetaDescriptor } from 'react-router';
import type { PageHead } from '#app/content-types.ts';
import { builtInCompany } from '#app/facts/company.ts';
import type { Facts } from '#app/facts/facts.ts';
import { logoSocialPicture } from '#app/facts/uploaded-picture.ts';
import { fillHead } from './fill-head.ts';
import { organization, type StructuredData } from './structured-data.ts';

/** The social picture of unlisted pages, and of those rendered at request time. */
const SHARED_PICTURE = '/social/default.png';
/** A picture without words, for a company of which no pictures were drawn. */
const PLAIN_PICTURE = '/social/plain.png';

/**
 * Head data of a page: title, description, keywords, canonical address, robots, social picture and
 * structured data (the organization on every page, and what the page adds). `siteUrl` is the
 * address of the site, `path` the page's canonical path; error pages and those behind a secret link have
 * none.
 */
export function pageMeta(
  facts: Facts,
  siteUrl: string,
  words: PageHead,
  path: string | undefined,
  structuredData: readonly StructuredData[] = [],
): MetaDescriptor[] {
  const { brand, company } = facts;
  const head = fillHead(facts, words);
  const canonical = path && siteUrl + (path === '/' ? '' : path);
  const hasOwnPicture = path !== undefined && !head.noindex && !head.isMadeOnRequest;
  const image = siteUrl + (hasOwnPicture ? socialImagePath(facts, path) : sharedPicture(facts));
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    { name: 'keywords', content: head.keywords.join(', ') },
    ...(canonical === undefined
      ? []
      : [{ tagName: 'link', rel: 'canonical', href: canonical || '/' }]),
    ...(head.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:site_name', content: company.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_CA' },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    ...(canonical === undefined ? [] : [{ property: 'og:url', content: canonical }]),
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    {
      property: 'og:image:alt',
      content: brand.logo ? company.name : hasOwnPicture ? head.title : company.tagline,
    },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...[organization(facts, siteUrl), ...structuredData].map((data) => ({
      'script:ld+json': data,
    })),
  ];
}

/** Path under which scripts/social-pictures.ts stores the social picture of a page. */
export function socialImagePath(facts: Facts, path: string): string {
  const { brand } = facts;
  // The drawn pictures show headlines as they ship.
  const hasOwnTexts = Object.keys(facts.texts).length > 0;
  if (brand.logo || hasOwnTexts || !isDrawnCompany(facts)) return sharedPicture(facts);
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/social/${name}.png`;
}

function sharedPicture(facts: Facts): string {
  const { brand } = facts;
  if (brand.logo) return logoSocialPicture(brand.logo);
  return isDrawnCompany(facts) ? SHARED_PICTURE : PLAIN_PICTURE;
}

/** Whether the pictures that the build has drawn show the words of this company. */
function isDrawnCompany(facts: Facts): boolean {
  const { company } = facts;
  const { name, tagline, serviceArea, address } = builtInCompany;
  return (
    company.name === name &&
    company.tagline === tagline &&
    company.serviceArea === serviceArea &&
    company.address.locality === address.locality
  );
}
