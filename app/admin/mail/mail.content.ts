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
  noDelivery: { title: 'Nothing here', text: 'Nothing has been sent to this webhook yet.' },
  none: { title: 'No emails yet', text: 'Every email that the site sends appears here.' },
  retry: {
    first: {
      title: 'Send it now',
      text: 'It goes out right away instead of later.',
      submit: 'Send Now',
    },
    again: { title: 'Send it again', text: 'The same goes out once more.', submit: 'Send Again' },
    anyway: {
      title: 'Send it anyway',
      text: 'The site held it back. The button sends it all the same, unless its address is on the suppression list, or its webhook is turned off or removed.',
      submit: 'Send Anyway',
    },
  },
  doubt:
    'It may have arrived, because we never got a response. Sending it again may deliver it twice.',
  outOfDate:
    'This email can’t be sent anymore: its call has started, or was moved, cancelled or changed since.',
  invalid: 'Enter an email address like name@example.com.',
  onlyTheirs:
    'This link opens one person’s account, so it goes to their address only. To use another address, change it under Settings, Accounts and security.',
  putAside: 'If you’ve dealt with it another way, mark it, and it no longer counts as failed.',
  webhookGone: '(webhook removed)',
  unreadable: 'This email can’t be shown or sent',
  previewGone: 'The text of this email has been deleted (after 180 days).',
} as const;

export const mailNotices = {
  retriedAll: {
    title: 'Queued again',
    description: 'What failed recently is back in the queue.',
  },
  putAside: { title: 'Marked as handled', description: 'It no longer counts as failed.' },
  unchanged: { title: 'Nothing changed', description: 'It was sent or changed in the meantime.' },
  retried: {
    title: 'Queued',
    description: 'It will go out with the next batch of emails.',
    withoutEmail: {
      title: 'Queued',
      description: 'Emails to visitors wait in the queue until the site can send email.',
    },
  },
  'delivery-retried': {
    title: 'Queued',
    description: 'The request goes out within a few seconds.',
  },
} as const satisfies NoticeWords;
