import type { TextLink, ToastWords } from '#app/content-types.ts';

/** The notices of a page after a post, by the name in `?done=`. */
export type NoticeWords = Readonly<Record<string, Notice>>;

/** A notice that promises an email says in `withoutEmail` what is true while none can leave. */
type Notice = ToastWords & { readonly withoutEmail?: ToastWords };

/** A page in the navigation. */
type AdminPageLink = TextLink & {
  /** Addresses outside the page's own that belong to it and have no entry themselves. */
  readonly parts?: readonly string[];
};

/** A place of the admin area, with the pages that belong to it. */
export type AdminPlace = {
  readonly id: 'today' | 'inbox' | 'calls' | 'audience' | 'content' | 'settings';
  readonly label: string;
  /** The page that the place opens with; the first of its pages. */
  readonly pages: readonly [AdminPageLink, ...AdminPageLink[]];
};

/** The navigation: five places in the order in which the owner needs them, and the settings. */
export const adminPlaces: readonly AdminPlace[] = [
  { id: 'today', label: 'Today', pages: [{ label: 'Today', href: '/admin/today' }] },
  {
    id: 'inbox',
    label: 'Inbox',
    pages: [
      { label: 'Messages', href: '/admin/inbox' },
      { label: 'Contacts', href: '/admin/people' },
    ],
  },
  {
    id: 'calls',
    label: 'Calls',
    pages: [
      { label: 'Calls', href: '/admin/bookings' },
      { label: 'Booking rules', href: '/admin/booking-rules' },
    ],
  },
  {
    id: 'audience',
    label: 'Audience',
    pages: [
      { label: 'Newsletter', href: '/admin/newsletter' },
      { label: 'Subscribers', href: '/admin/newsletter/subscribers' },
      { label: 'Numbers', href: '/admin/numbers' },
    ],
  },
  {
    id: 'content',
    label: 'Content',
    pages: [
      { label: 'Your business', href: '/admin/business' },
      { label: 'Page texts', href: '/admin/texts' },
      { label: 'Team and stories', href: '/admin/team' },
      { label: 'Courses', href: '/admin/courses' },
      { label: 'Prices and offer', href: '/admin/prices' },
      { label: 'Articles', href: '/admin/articles', parts: ['/admin/pictures'] },
      { label: 'Figures and evidence', href: '/admin/claims' },
      { label: 'Site', href: '/admin/site' },
    ],
  },
  {
    id: 'settings',
    label: 'Settings',
    pages: [
      { label: 'Set-up', href: '/admin/start' },
      { label: 'Email Settings', href: '/admin/email-integration', parts: ['/admin/mail'] },
      { label: 'Accounts and security', href: '/admin/security' },
      { label: 'Advanced', href: '/admin/advanced' },
    ],
  },
];

export const emailsWait =
  'The site can’t send email right now: emails wait in the queue until it can.';
