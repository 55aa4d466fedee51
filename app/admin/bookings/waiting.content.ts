import type { NoticeWords } from '../shell/shell.content.ts';

export const waitingWords = {
  title: 'Waiting list',
  lead: 'Visitors who want to hear about earlier times. When a call is cancelled or moved, its time is offered to them one after another, in this order, and held for 30 minutes each time.',
  back: 'All calls',
  empty: {
    title: 'Nobody is waiting',
    text: 'Visitors can join from their call’s page, or with the link below the booking form.',
  },
  columns: {
    who: 'Who',
    since: 'Asked',
    wants: 'Wants',
    offered: 'Offered now',
    remove: 'Remove',
  },
  earlier: 'Earlier than {moment}',
  day: '{call} on {date}',
  offered: '{moment} (until {until})',
  none: 'Nothing yet',
  remove: 'Remove',
} as const;

export const waitingNotices = {
  removed: { title: 'Removed', description: 'They won’t be offered earlier times anymore.' },
} as const satisfies NoticeWords;
