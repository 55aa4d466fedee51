import type { PagePath } from '#app/content-types.ts';
import {
  CalendarIcon,
  ChatIcon,
  ChecklistIcon,
  DocumentIcon,
  PeopleIcon,
  WrenchIcon,
} from '#app/drawings/icons.tsx';
import type { Role } from '#database/schema.ts';
import { mayOpen } from '../session/access.ts';

/** A place of the admin area, with the names of its pages. It opens with the first of them. */
export type AdminPlace = {
  readonly label: string;
  readonly Icon: typeof CalendarIcon;
  readonly pages: Readonly<Partial<Record<PagePath, string>>>;
};

/**
 * The navigation: five places in the order in which the owner needs them, and the settings. A page
 * stands before those whose addresses begin with its own.
 */
export const adminPlaces: readonly AdminPlace[] = [
  { label: 'Today', Icon: ChecklistIcon, pages: { '/admin/today': 'Today' } },
  {
    label: 'Inbox',
    Icon: ChatIcon,
    pages: { '/admin/inbox': 'Messages', '/admin/people': 'Contacts' },
  },
  {
    label: 'Calls',
    Icon: CalendarIcon,
    pages: { '/admin/bookings': 'Calls', '/admin/booking-rules': 'Booking rules' },
  },
  {
    label: 'Audience',
    Icon: PeopleIcon,
    pages: {
      '/admin/newsletter': 'Newsletter',
      '/admin/newsletter/subscribers': 'Subscribers',
      '/admin/numbers': 'Numbers',
    },
  },
  {
    label: 'Content',
    Icon: DocumentIcon,
    pages: {
      '/admin/business': 'Your business',
      '/admin/texts': 'Page texts',
      '/admin/team': 'Team and stories',
      '/admin/courses': 'Courses',
      '/admin/prices': 'Prices and offer',
      '/admin/articles': 'Articles',
      '/admin/claims': 'Figures and evidence',
      '/admin/site': 'Site',
    },
  },
  {
    label: 'Settings',
    Icon: WrenchIcon,
    pages: {
      '/admin/start': 'Set-up',
      '/admin/email-integration': 'Email Settings',
      '/admin/security': 'Accounts and security',
      '/admin/advanced': 'Advanced',
    },
  },
];

/** Pages that have no entry, and the page to which they belong. */
const partsOf: Readonly<Record<string, PagePath>> = {
  '/admin/pictures': '/admin/articles',
  '/admin/mail': '/admin/email-integration',
};

/** The page of the navigation to which a path belongs, and its place. */
export function findPage(pathname: string) {
  const path = partsOf[pathname] ?? pathname;
  return adminPlaces
    .flatMap((place) => Object.keys(place.pages).map((href) => ({ place, href })))
    .findLast(({ href }) => path === href || path.startsWith(`${href}/`));
}

/** The pages of a place that a role may open, as addresses with their names. */
export function pagesFor(role: Role, { pages }: AdminPlace) {
  return Object.entries(pages).filter(([href]) => mayOpen(role, href)) as [PagePath, string][];
}
