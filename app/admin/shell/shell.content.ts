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

export const frameWords = {
  head: {
    title: 'Admin | {company}',
    description:
      'The owner’s area of the site. Visible only after login, and not listed by search engines.',
    keywords: ['admin'],
    noindex: true,
  },
  title: 'Admin',
  skip: 'Skip to main content',
  navigation: 'Admin area',
  section: '{place} pages',
  /** Read aloud before the person's name. */
  person: 'Logged in as',
  logout: 'Logout',
  site: { label: 'View the site', href: '/' },
  broken: {
    title: 'This page couldn’t be shown',
    text: 'Something went wrong on our side. Try again in a minute; nothing that was saved is lost.',
    missingTitle: 'Nothing here',
    missing: 'There’s nothing here, or it’s no longer available.',
    back: { label: 'Back to Today', href: '/admin/today' },
  },
  pager: { first: 'Newest', next: 'Older' },
  pages: 'Pages',
  emailsWait: {
    text: 'The site can’t send email right now: emails wait in the queue until it can.',
    settings: { label: 'Email Settings', href: '/admin/email-integration' },
  },
} as const;

/** The buttons above a text with headings, links and pictures. */
export const editorWords = {
  toolbar: 'Formatting',
  heading: 'Heading',
  bold: 'Bold',
  list: 'List',
  linkButton: 'Link',
  picture: 'Picture',
  sample: { bold: 'bold words', linked: 'words of the link' },
  askLink:
    'Where does the link lead? An address like https://example.com, or a page like /contact.',
  askAlt: 'What does the picture “{name}” show? One sentence for people who can’t see it.',
  askAltAgain:
    'The picture isn’t in the text yet, because it needs a description. What does the picture “{name}” show?',
  uploading: 'Uploading the picture. A large one takes up to 20 seconds.',
  uploaded: 'The picture is in the text.',
  failed: 'The picture wasn’t uploaded. Try again.',
} as const;

/** About what is typed and not saved yet. */
export const typedWords = {
  leave: 'You’ve typed something here that isn’t saved. Leave without saving it?',
  putBack: {
    title: 'What you typed here is back',
    text: 'It wasn’t saved before you left this page, or before your session ended. Save it now.',
    discard: 'Discard It',
  },
  savesItself: 'This draft saves itself while you write.',
  saved: 'Saved {at}',
  notSaved: 'Only this browser has your latest changes. {why}',
} as const;
