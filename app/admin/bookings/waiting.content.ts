import type { NoticeWords } from '../shell/shell.content.ts';

export const waitingWords = {
  title: 'Waiting list',
  lead: 'Visitors who want to hear about earlier times. When a call is cancelled or moved, up to 20 of those its time suits get one email, in this order, and leave the list. Whoever books the time first gets it.',
  back: 'All calls',
  empty: {
    title: 'Nobody is waiting',
    text: 'Visitors can join from their call’s page, or with the link below the booking form.',
  },
  columns: {
    who: 'Who',
    since: 'Asked',
    wants: 'Wants',
    remove: 'Remove',
  },
  earlier: 'Earlier than {moment}',
  day: '{call} on {date}',
  remove: 'Remove',
} as const;

export const waitingNotices = {
  removed: { title: 'Removed', description: 'They won’t be told about earlier times.' },
} as const satisfies NoticeWords;
