import type { NoticeWords } from '../shell/shell.content.ts';

export const listsWords = {
  title: 'Lists',
  lead: 'Who is on the newsletter and on each waitlist, with the consent on record.',
  /** A waitlist is called after its item. */
  newsletter: 'Newsletter',
  counts: {
    title: 'All lists',
    columns: { list: 'List', confirmed: 'Confirmed', pending: 'Not confirmed', left: 'Left it' },
    none: 'Nobody has signed up yet.',
  },
  members: {
    columns: { email: 'Address', status: 'Status', since: 'Asked (Toronto)', act: '' },
    none: 'Nobody is on this list.',
    gone: '(removed)',
    remove: 'Take Off',
    release: 'Release',
  },
  publish: {
    title: 'Publish to a waitlist',
    text: 'Everybody who waits for the item gets one mail saying that it is ready. Those who were told already are not told again.',
    item: 'Item',
    submit: 'Tell Everybody Who Waits',
  },
  status: {
    pending: 'Not confirmed',
    confirmed: 'Confirmed',
    left: 'Left the list',
    notified: 'Told that it is ready',
    quarantine: 'Quarantine',
  },
} as const;

export const listsNotices = {
  published: { title: 'Published', description: 'The notices are queued.' },
  nobody: { title: 'Nobody told', description: 'Nobody waits for this item at the moment.' },
  released: { title: 'Released', description: 'The mail that asks for confirmation is queued.' },
  removed: { title: 'Taken off', description: 'The address gets no more mail of this list.' },
} as const satisfies NoticeWords;
