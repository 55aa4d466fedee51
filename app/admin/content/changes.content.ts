import type { FactName } from '#app/facts/facts.ts';
import type { NoticeWords } from '../shell/shell.content.ts';

/** What each set of facts is called in a sentence. */
export const setNames: Readonly<Record<FactName, string>> = {
  company: 'business details',
  brand: 'logo and colour',
  team: 'team',
  stories: 'stories',
  claims: 'figures and evidence',
  sections: 'what’s shown',
  announcement: 'announcement',
  redirects: 'redirects',
  courses: 'courses',
  available: 'templates and downloads',
  offer: 'launch offer',
  launch: 'deadline and places',
  prices: 'work by the hour',
  workHours: 'hours for each kind of work',
  texts: 'page texts',
};

export const changesPath = '/admin/business/changes';

export const changesWords = {
  publish: 'Publish',
  conflict: {
    title: 'Nothing was changed',
    description:
      'Somebody has saved or published something since you opened the page. Check what’s listed here now, then try again.',
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
      'What was published before is live again: on every page, and in every email and file. Undo once more to switch back.',
  },
} as const satisfies NoticeWords;
