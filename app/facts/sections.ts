import type { Facts } from './facts.schema.ts';
import { readFacts } from './read-facts.ts';

export type SectionId = keyof Facts['sections'];

/** The parts that are shown until an owner switches one off or on. */
export const builtInSections: Facts['sections'] = {
  courses: true,
  agency: true,
  webApps: true,
  industries: true,
  offer: true,
  deck: true,
};

/** The parts of the site that an owner may switch off. */
export const sections = readFacts('sections', builtInSections);

/** The addresses of each section; what stands below them belongs to it, too. */
export const sectionPaths: Readonly<Record<SectionId, readonly string[]>> = {
  courses: ['/courses'],
  agency: ['/done-for-you-ai-agency'],
  webApps: ['/web-apps'],
  industries: ['/industries'],
  offer: ['/special-offer'],
  deck: ['/sales-deck', '/sales-presentation'],
};

const ALL = Object.keys(sectionPaths) as SectionId[];

/** Every part shown. */
export const everySection = Object.fromEntries(ALL.map((id) => [id, true])) as Facts['sections'];

/** Whether a link leads into a section that is switched off. */
export function isHidden(href: string): boolean {
  return ALL.some(
    (id) =>
      !sections[id] &&
      sectionPaths[id].some(
        (path) => href.startsWith(path) && /^($|[/?#.])/.test(href.slice(path.length)),
      ),
  );
}

/** The links whose pages are shown. */
export function shownLinks<Link extends { readonly href: string }>(links: readonly Link[]): Link[] {
  return links.filter(({ href }) => !isHidden(href));
}
