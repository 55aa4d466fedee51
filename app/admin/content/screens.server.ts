import type { FactName } from '#app/facts/facts.ts';
import type { ContentKind } from './content-kind.server.ts';
import { brandKind, businessKind } from './kinds/business.ts';
import { coursesKind } from './kinds/courses.ts';
import { storiesKind, teamKind } from './kinds/people.ts';
import { launchKind, offerKind, pricesKind, workHoursKind } from './kinds/prices.ts';
import { announcementKind, availableKind, redirectsKind, sectionsKind } from './kinds/site.ts';

type ContentScreen = {
  readonly title: string;
  readonly lead?: string;
  readonly kinds: readonly ContentKind[];
};

/** The screens of Content whose sets are edited by the definitions of their kinds. */
export const contentScreens: Readonly<Record<string, ContentScreen>> = {
  '/admin/business': { title: 'Your business', kinds: [businessKind, brandKind] },
  '/admin/team': { title: 'Team and stories', kinds: [teamKind, storiesKind] },
  '/admin/courses': { title: 'Courses', kinds: [coursesKind] },
  '/admin/prices': {
    title: 'Prices and offer',
    lead: 'In whole Canadian dollars, before HST. Changes show up on every page, in every calculator and in the data for search engines. Course prices are on the Courses screen.',
    kinds: [offerKind, launchKind, pricesKind, workHoursKind],
  },
  '/admin/site': {
    title: 'Site',
    lead: 'An announcement above every page, the parts of the site that are shown, templates and downloads, and redirects from old addresses.',
    kinds: [announcementKind, sectionsKind, availableKind, redirectsKind],
  },
};

/** The definition of a set, and the screen that edits it. */
export function findKind(name: FactName | string | undefined) {
  for (const [path, { kinds }] of Object.entries(contentScreens)) {
    const kind = kinds.find((one) => one.name === name);
    if (kind) return { kind, path };
  }
  return undefined;
}
