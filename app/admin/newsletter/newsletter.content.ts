import type { NoticeWords } from '../shell/shell.content.ts';

export const newsletterWords = {
  untitled: '(no subject yet)',
  /** What readers get, as one frame of the page shows it. */
  previewFrame: 'The email as HTML',
  leftOut: 'Confirmed people who are left out, because emails to their address bounced: {count}.',
  problem: { title: 'Nothing was sent', description: 'Check what is marked below.' },
} as const;

export const newsletterNotices = {
  saved: { title: 'Saved', description: 'It applies to what’s sent from now on.' },
  tested: {
    title: 'Test queued',
    description: 'A test goes to your address now, or as soon as the site can send email.',
  },
  deleted: { title: 'Deleted', description: 'The draft is gone.' },
  sent: {
    title: 'Queued',
    description: 'The emails go out a few at a time, and the report below fills as they do.',
  },
  scheduled: {
    title: 'Scheduled',
    description: 'Until the time shown below, you can move it back to draft.',
  },
  unscheduled: { title: 'Back to draft', description: 'Nothing will be sent.' },
  paused: { title: 'Paused', description: 'The rest goes out when you resume.' },
  resumed: { title: 'Resumed', description: 'The rest is queued again.' },
  cancelled: { title: 'Cancelled', description: 'The rest won’t be sent.' },
  changed: {
    title: 'Nothing changed',
    description:
      'Somebody else changed or sent the issue in the meantime. This is its current state.',
  },
} as const satisfies NoticeWords;
