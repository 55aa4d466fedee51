import type { NoticeWords } from '../shell/shell.content.ts';

export const stateWords = {
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  unknown: 'In doubt',
  cancelled: 'Not sent',
} as const;

export const mailWords = {
  title: 'Mail',
  lead: 'Everything that leaves the site, with every attempt. Failed mails wait here until you send them again.',
  filters: 'State',
  all: 'All',
  recipient: 'Address',
  apply: 'Show',
  empty: { title: 'Nothing here', text: 'No mail fits these filters.' },
  columns: { to: 'To', what: 'Mail', state: 'State', tries: 'Tries', at: 'When (Toronto)' },
  goesOut: 'Goes out',
  facts: {
    channel: 'Channel',
    created: 'Queued',
    goesOut: 'Goes out',
    next: 'Next try',
    finished: 'Finished',
    provider: 'Sent by',
    answer: 'Last answer',
  },
  providers: {
    'email-service': 'E-mail service',
    smtp: 'Mail server (SMTP)',
    webhook: 'Webhook',
    'in-doubt': 'Nobody for certain',
  },
  outcomes: {
    accepted: 'Taken',
    sent: 'Taken',
    retry: 'Refused for now',
    rejected: 'Refused',
    failed: 'Refused',
    'provider-down': 'Not reached',
    unknown: 'Answer lost',
    started: 'Under way',
  },
  attempts: {
    title: 'Attempts',
    none: 'Nobody has been asked to deliver it yet.',
    columns: {
      number: 'No.',
      at: 'When (Toronto)',
      by: 'By',
      outcome: 'Outcome',
      answer: 'Answer',
    },
  },
  retry: {
    title: 'Send it again',
    text: 'The same mail, to this address. Change it where it was mistyped.',
    doubt:
      'The mail may have arrived: its answer was lost. Sending it again can make a second copy.',
    address: 'Address',
    invalid: 'Enter an email address like name@example.com.',
    submit: 'Send Again',
  },
  putAside: {
    title: 'Put it aside',
    text: 'You have dealt with it another way: it no longer counts as failed.',
    submit: 'Mark Handled',
  },
  retryAll: {
    text: 'Everything that failed in the last 14 days, except reminders.',
    submit: 'Send All Again',
  },
  webhook: 'Webhook',
  webhookGone: '(webhook removed)',
  preview: 'What it says',
  unreadable: "This email can't be shown or sent",
  previewGone: 'The words of this mail have been removed (180 days).',
  templates: {
    title: 'Templates',
    lead: 'Every mail of the site with sample values.',
    open: 'Template previews',
    subject: 'Subject',
  },
  problem: { title: 'Not sent again' },
} as const;

export const mailNotices = {
  retriedAll: {
    title: 'Queued again',
    description: 'Everything that failed lately is in the queue.',
  },
  putAside: { title: 'Put aside', description: 'It no longer counts as failed.' },
  unchanged: { title: 'Nothing changed', description: 'It was sent or changed meanwhile.' },
  retried: { title: 'Queued again', description: 'It leaves with the next mails.' },
} as const satisfies NoticeWords;
