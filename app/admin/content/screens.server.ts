import { pagesOfTexts } from '../texts/text-pages.server.ts';
import { textsKind } from '../texts/texts-kind.server.ts';
import type { ContentKind } from './content-kind.server.ts';
import { brandKind, businessKind } from './kinds/business.ts';
import { claimsKind } from './kinds/claims.ts';
import { coursesKind } from './kinds/courses.ts';
import { storiesKind, teamKind } from './kinds/people.ts';
import { launchKind, offerKind, pricesKind, workHoursKind } from './kinds/prices.ts';
import { announcementKind, availableKind, redirectsKind, sectionsKind } from './kinds/site.ts';

type ContentScreen = {
  readonly title: string;
  readonly lead?: string;
  /** The page that it is about. */
  readonly page?: string;
  readonly kinds: readonly ContentKind[];
};

/** The screens of Content whose sets are edited by the definitions of their kinds. */
export const contentScreens: Readonly<Record<string, ContentScreen>> = {
  '/admin/business': { title: 'Your business', kinds: [businessKind, brandKind] },
  '/admin/team': { title: 'Team and stories', kinds: [teamKind, storiesKind] },
  '/admin/claims': { title: 'Figures and evidence', kinds: [claimsKind] },
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

const TEXTS = '/admin/texts/';

/** A screen by its address; each page has one for its texts. */
export function findScreen(path: string): ContentScreen | undefined {
  const page = pagesOfTexts.find(({ id }) => path === `${TEXTS}${id}`);
  if (!page) return contentScreens[path];
  return {
    title: `Page texts: ${page.title}`,
    lead: 'Change what you like and save. Words in braces stand for facts of your business or figures, and follow them; nothing else in a text of yours follows your team, courses or prices. Empty a field to get its original back.',
    page: page.path,
    kinds: [textsKind(page)],
  };
}

/** A definition by its id, and the screen that edits it. */
export function findKind(id = ''): { kind: ContentKind; path: string } | undefined {
  for (const path of [...Object.keys(contentScreens), id.replace('texts:', TEXTS)]) {
    const kind = findScreen(path)?.kinds.find(({ name }) => name === id);
    if (kind) return { kind, path };
  }
  return undefined;
}
