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
  back: 'Email Settings',
  lead: 'Every email and webhook the site sends, with each delivery attempt. Failed emails wait here until you send them again.',
  filters: 'State',
  kind: 'Kind',
  kinds: { mail: 'Emails', webhook: 'Webhook deliveries' },
  all: 'All',
  recipient: 'Address',
  toWebhook: 'Deliveries to {url}',
  everything: 'All emails and webhooks',
  apply: 'Show',
  empty: { title: 'Nothing here', text: 'Nothing matches these filters.' },
  noDelivery: { title: 'Nothing here', text: 'Nothing has been sent to this webhook yet.' },
  none: { title: 'No emails yet', text: 'Every email that the site sends appears here.' },
  tries: '{count} attempts',
  queuedOrScheduled: 'Queued or scheduled',
  goesOut: 'Scheduled',
  facts: {
    created: 'Queued',
    goesOut: 'Scheduled for',
    next: 'Next attempt',
    finished: 'Finished',
    provider: 'Sent by',
    answer: 'Last response',
    /** Why it wasn’t sent. */
    reason: 'Reason',
  },
  providers: {
    'email-service': 'Email service',
    smtp: 'Email server (SMTP)',
    webhook: 'Webhook',
  },
  outcomes: {
    accepted: 'Accepted',
    sent: 'Accepted',
    retry: 'Deferred',
    rejected: 'Refused',
    failed: 'Refused',
    'provider-down': 'Not reached',
    unknown: 'No response',
    started: 'In progress',
  },
  attempts: {
    title: 'Attempts',
    none: 'No delivery attempts yet.',
    never: 'There were no delivery attempts.',
    /** Why an email or a request was held back. */
    heldBack: 'It wasn’t sent. {reason}',
    /** Why, where an earlier version of the site held it back. */
    callChanged: 'The call was moved or cancelled.',
    columns: {
      number: 'No.',
      at: 'When (Toronto)',
      by: 'By',
      outcome: 'Outcome',
      answer: 'Response',
    },
  },
  retry: {
    again: {
      title: 'Send it again',
      mail: 'Sends the same email to this address. Correct the address if it was mistyped.',
      webhook: 'Sends the same request to this address.',
      submit: 'Send Again',
    },
    /** For what has not gone out yet. */
    first: {
      title: 'Send it now',
      mail: 'Sends this email right away instead of later. Correct the address if it was mistyped.',
      webhook: 'Sends this request right away instead of later.',
      submit: 'Send Now',
    },
    /** For what the site has held back. */
    anyway: {
      title: 'Send it anyway',
      mail: 'The site held this email back. The button sends it all the same, unless its address is on the suppression list.',
      webhook:
        'The site held this request back. The button sends it all the same, unless the webhook is turned off or removed.',
      submit: 'Send Anyway',
    },
    outOfDate: {
      title: 'Out of date',
      text: 'This email can’t be sent anymore: its call has started, or was moved, cancelled or changed since.',
    },
    doubt: {
      mail: 'The email may have arrived, because we never got a response. Sending it again may deliver a second copy.',
      webhook:
        'The request may have arrived, because we never got a response. Sending it again may deliver it twice.',
    },
    address: 'Address',
    invalid: 'Enter an email address like name@example.com.',
    onlyTheirs:
      'This link opens one person’s account, so it goes to their address only. To use another address, change it under Settings, Accounts and security.',
  },
  putAside: {
    title: 'Mark as handled',
    text: 'If you’ve dealt with it another way, mark it, and it no longer counts as failed.',
    submit: 'Mark Handled',
  },
  retryAll: {
    text: 'What failed in the last 14 days and matches the filters above, except reminders.',
    submit: 'Send {count} Again',
  },
  webhook: 'Webhook',
  webhookGone: '(webhook removed)',
  preview: 'Content',
  unreadable: 'This email can’t be shown or sent',
  previewGone: 'The text of this email has been deleted (after 180 days).',
  problem: { title: 'Not sent' },
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
