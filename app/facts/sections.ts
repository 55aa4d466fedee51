import type { FactSets, Facts } from './facts.schema.ts';

export type SectionId = keyof FactSets['sections'];

/** The parts that are shown until an owner switches one off or on. */
export const builtInSections: FactSets['sections'] = {
  courses: true,
  agency: true,
  webApps: true,
  industries: true,
  offer: true,
  deck: true,
  articles: true,
  caseStudies: true,
};

/** The addresses of each section; what stands below them belongs to it, too. */
export const sectionPaths: Readonly<Record<SectionId, readonly string[]>> = {
  courses: ['/courses'],
  agency: ['/done-for-you-ai-agency'],
  webApps: ['/web-apps'],
  industries: ['/industries'],
  offer: ['/special-offer'],
  deck: ['/sales-deck', '/sales-presentation'],
  // Written out, because islands carry this file; a test compares them with the articles.
  articles: [
    '/resources/blog/ai-tools-small-business-2025',
    '/resources/blog/ai-customer-service-human-touch',
    '/resources/blog/roi-ai-small-business',
  ],
  caseStudies: [
    '/resources/case-studies/bakery-online-orders',
    '/resources/case-studies/machine-shop-invoices',
  ],
};

const ALL = Object.keys(sectionPaths) as SectionId[];

/** Every part shown. */
export const everySection = Object.fromEntries(ALL.map((id) => [id, true])) as FactSets['sections'];

/** Whether a link leads into a section that isn’t shown. */
export function isHidden({ sections }: Facts, href: string): boolean {
  return leadsInto(sections, href);
}

/** Whether the owner has switched off the section of a page; that of an offer which has ended stays. */
export function isPageHidden({ switched }: Pick<Facts, 'switched'>, path: string): boolean {
  return leadsInto(switched, path);
}

function leadsInto(shown: FactSets['sections'], href: string): boolean {
  return ALL.some(
    (id) =>
      !shown[id] &&
      sectionPaths[id].some(
        (path) => href.startsWith(path) && /^($|[/?#.])/.test(href.slice(path.length)),
      ),
  );
}

/** The links whose pages are shown. */
export function shownLinks<Link extends { readonly href: string }>(
  facts: Facts,
  links: readonly Link[],
): Link[] {
  return links.filter(({ href }) => !isHidden(facts, href));
}
