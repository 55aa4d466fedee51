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
  title: 'Inbox',
  empty: { title: 'Nothing here', text: 'No messages match these filters.' },
  none: {
    title: 'No messages yet',
    text: 'Messages sent through the forms of your site appear here.',
  },
  fields: {
    status: 'Status',
    followUp: {
      label: 'Follow up on',
      help: 'From that day on, it appears under Today while it’s new, open or waiting. Leave it empty for no reminder.',
    },
    tags: { label: 'Tags', help: 'Separate them with commas.' },
    note: { label: 'New note', help: 'Only you and your team see it, in the conversation.' },
  },
  answered:
    'If you answered by phone or in another program, log it: nothing is emailed, and what you typed is kept as a note.',
  reply: {
    bounced: {
      title: 'Emails to {email} come back: the address doesn’t exist',
      text: 'A reply won’t arrive. Call instead, or correct the address on the person’s page and reply then.',
    },
    fields: { subject: 'Subject', message: 'Your reply', template: 'Start from a template' },
    repeated:
      'You already sent exactly this reply on {at}. Change it, or send the first one again from the conversation.',
  },
  quarantine: {
    text: 'No emails were sent about this message. Reason: {reason} Releasing it sends the usual emails.',
    byHand: 'It was moved here by hand. Release it if it isn’t spam.',
  },
} as const;

export const inboxNotices = {
  saved: { title: 'Saved', description: 'The message is up to date.' },
  spam: { title: 'Saved', description: 'The message is marked as spam.' },
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
    title: 'Changed',
    description:
      'The selected messages are up to date. One that is held back as spam stays so until you release it or mark it as spam.',
  },
  unchanged: {
    title: 'Nothing changed',
    description:
      'Select messages that this applies to: only those held back as spam can be released, and they can’t be marked as handled.',
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
  releasedAgain: {
    title: 'Released',
    description: 'No emails were held back, so none go out now.',
  },
  replies: { title: 'Saved', description: 'It applies to your next replies.' },
} as const satisfies NoticeWords;
