import type { WebhookEvent } from '#app/facts/webhook-events.ts';
import type { NoticeWords } from '../shell/shell.content.ts';

export const webhooksWords = {
  lead: 'Tell Zapier, Make or n8n what happens on the site. Each request is signed, retried if it fails, and logged.',
  removeText: 'Its secret is deleted, and anything waiting to be sent to it won’t be sent.',
  fields: {
    url: {
      label: 'Address',
      help: 'Starts with https://. The receiver checks the signature with a secret that you’re shown once.',
    },
  },
  /** When each of them is sent, after its name. */
  when: {
    'lead.created': 'a message arrived, or was released (it had been held back as spam)',
    'booking.created': 'a call was booked, or released (it had been held back as spam)',
    'booking.changed': 'a call was moved',
    'booking.cancelled': 'a call was cancelled',
    'subscriber.confirmed': 'somebody confirmed their newsletter subscription',
    'subscriber.unsubscribed': 'somebody unsubscribed from the newsletter',
    'waitlist.confirmed': 'somebody confirmed their place on a waitlist',
    'waitlist.left': 'somebody left a waitlist',
    'email.delayed': 'emails have been waiting for 30 minutes',
    'test.ping': 'you sent a test',
  } satisfies Record<WebhookEvent, string>,
  secret:
    'It’s shown only once. The receiver needs it to check that a request comes from your site.',
} as const;

export const webhooksNotices = {
  saved: { title: 'Saved', description: 'The webhook has been updated.' },
  deleted: { title: 'Deleted', description: 'Nothing will be sent to this address anymore.' },
  tested: { title: 'Test queued', description: 'You’ll find the response under Deliveries.' },
} as const satisfies NoticeWords;
