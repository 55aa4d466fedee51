import type { SitePath } from '#app/content-types.ts';
import type { FactName } from '#app/facts/facts.ts';
import type { NoticeWords } from '../shell/shell.content.ts';

/** Each set of facts: its name in a sentence, the screen that changes it, and a page that shows it. */
export const changedSets: Readonly<
  Record<FactName, { readonly name: string; readonly screen: SitePath; readonly page: SitePath }>
> = {
  company: { name: 'business details', screen: '/admin/business', page: '/' },
  brand: { name: 'logo and colour', screen: '/admin/business#brand', page: '/' },
  team: { name: 'team', screen: '/admin/team', page: '/about' },
  stories: { name: 'stories', screen: '/admin/team#stories', page: '/' },
  claims: { name: 'figures and evidence', screen: '/admin/claims', page: '/' },
  sections: { name: 'what’s shown', screen: '/admin/site', page: '/' },
  announcement: { name: 'announcement', screen: '/admin/site', page: '/' },
  redirects: { name: 'redirects', screen: '/admin/site', page: '/' },
  courses: { name: 'courses', screen: '/admin/courses', page: '/courses' },
  available: {
    name: 'templates and downloads',
    screen: '/admin/site',
    page: '/resources/library',
  },
  offer: { name: 'launch offer', screen: '/admin/prices', page: '/special-offer' },
  launch: {
    name: 'deadline and places',
    screen: '/admin/prices#launch',
    page: '/special-offer',
  },
  prices: { name: 'work by the hour', screen: '/admin/prices', page: '/pricing' },
  texts: { name: 'page texts', screen: '/admin/texts', page: '/' },
  workHours: { name: 'hours for each kind of work', screen: '/admin/prices', page: '/pricing' },
};

export const changesPath = '/admin/business/changes';

export const changesWords = {
  title: 'Unpublished changes',
  lead: 'What’s saved and not published yet. Only you can see it.',
  bar: {
    label: 'Publishing',
    none: 'Nothing to publish: visitors see everything as it’s saved.',
    one: '1 unpublished change: {names}',
    many: '{count} unpublished changes: {names}',
  },
  waiting: {
    one: '1 person is waiting for “{title}”, which is available now.',
    many: '{count} people are waiting for “{title}”, which is available now.',
    email: 'Email the waitlist',
  },
  preview: 'Preview',
  publish: 'Publish',
  publishing: 'Publishing…',
  discardAll: 'Discard All',
  discard: 'Discard',
  discardNamed: 'Discard: {name}',
  edit: 'Edit',
  editNamed: 'Edit: {name}',
  savedAt: 'Saved {at}',
  undo: { publication: 'Undo Last Publication', undoing: 'Switch Back' },
  undoHelp: {
    publication:
      'Undoing brings back what was published before: {names}. Click it again to return to this version.',
    undoing: 'Switching back brings back what you undid: {names}.',
  },
  look: {
    title: 'How the pages will look',
    text: 'Links open the published pages.',
    page: 'Page',
    show: 'Show',
    frame: 'The page with your changes',
    open: 'Open in a new tab',
  },
  conflict: {
    title: 'Nothing was changed',
    description:
      'Somebody has saved or published something since you opened the page. Check what’s listed here now, then try again.',
  },
  failed: {
    title: 'Not published',
    description:
      'These pages couldn’t be rendered, so every page stays as it was: {pages}. The server’s log says why.',
  },
} as const;

export const changesNotices = {
  published: {
    title: 'Published',
    description: 'All your changes are live: every page, email and file is up to date.',
  },
  discarded: { title: 'Discarded', description: 'Visitors see the site as before.' },
  undone: {
    title: 'Undone',
    description:
      'What was published before is live again: on every page, and in every email and file.',
  },
} as const satisfies NoticeWords;
