import type { NoticeWords } from '../shell/shell.content.ts';

export const stateWords = {
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  unknown: 'Possibly not delivered',
  cancelled: 'Not sent',
} as const;

export const mailWords = {
  title: 'Email log',
  empty: { title: 'Nothing here', text: 'Nothing matches these filters.' },
  none: {
    title: 'No emails yet',
    text: 'Every email that the site sends appears here, except test emails.',
  },
  send: 'It goes out right away, unless its address is on the suppression list.',
  doubt:
    'It may have arrived, because we never got a response. Sending it again may deliver it twice.',
  outOfDate:
    'This email can’t be sent anymore: its call has started, or was moved, cancelled or changed since.',
  onlyTheirs:
    'This link opens one person’s account, so it goes to their address only. To use another address, change it under Settings, Accounts and security.',
} as const;

export const mailNotices = {
  retriedAll: {
    title: 'Queued again',
    description: 'What failed recently is back in the queue.',
  },
  putAside: { title: 'Marked as handled', description: 'It no longer counts as failed.' },
  unchanged: { title: 'Nothing changed', description: 'It was sent or changed in the meantime.' },
  retried: { title: 'Queued', description: 'It goes out now, or as soon as the site can send it.' },
} as const satisfies NoticeWords;
