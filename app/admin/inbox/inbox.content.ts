import type { NoticeWords } from '../shell/shell.content.ts';

export const statusWords = {
  new: 'New',
  open: 'Open',
  waiting: 'Waiting',
  won: 'Won',
  lost: 'Lost',
  handled: 'Handled',
  quarantine: 'Held back as spam',
  spam: 'Spam',
} as const;

export const inboxWords = {
  empty: { title: 'Nothing here', text: 'No messages match these filters.' },
  none: {
    title: 'No messages yet',
    text: 'Messages sent through the forms of your site appear here.',
  },
  bounced:
    'A reply won’t arrive. Call instead, or correct the address on the person’s page and reply then.',
} as const;

export const inboxNotices = {
  saved: { title: 'Saved', description: 'The message is up to date.' },
  answered: { title: 'Logged', description: 'The message no longer waits for an answer.' },
  meanwhile: { title: 'Nothing changed', description: 'The message was changed in the meantime.' },
  replied: {
    title: 'Reply queued',
    description: 'It will go out with the next batch of emails.',
    withoutEmail: {
      title: 'Reply queued, but not sent yet',
      description: 'The site can’t send email right now. The reply goes out once it can.',
    },
  },
  changed: {
    title: 'Saved',
    description:
      'The messages that you selected are up to date. One that is held back as spam stays so until you release it or mark it as spam.',
  },
  none: {
    title: 'Nothing was changed',
    description: 'Select at least one message that isn’t held back as spam.',
  },
  released: {
    title: 'Released',
    description: 'The emails that were held back are on their way.',
    withoutEmail: {
      title: 'Released, but not emailed yet',
      description:
        'The emails that were held back are queued. The site can’t send email right now; they go out once it can.',
    },
  },
  replies: { title: 'Saved', description: 'It applies to your next replies.' },
} as const satisfies NoticeWords;
