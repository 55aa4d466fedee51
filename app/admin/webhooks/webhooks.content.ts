import type { NoticeWords } from '../shell/shell.content.ts';

export const webhooksWords = {
  title: 'Webhooks',
  lead: 'Tell Zapier, Make or n8n what happens on the site: signed, retried, logged.',
  none: 'No address is told about anything yet.',
  columns: { events: 'Told about', state: 'State' },
  on: 'On',
  off: 'Off',
  turnOn: 'Switch On',
  turnOff: 'Switch Off',
  test: 'Send Test',
  log: 'Deliveries',
  remove: 'Delete',
  removeText: 'Its secret is forgotten, and what waits for it is not sent.',
  removeSure: 'Delete This Webhook',
  add: {
    title: 'Add an address',
    url: 'Address',
    help: 'Begins with https://. The receiver checks the signature with the secret that you get once.',
    events: 'Tell it about',
    submit: 'Add Webhook',
  },
  secret: {
    title: 'Copy this secret now',
    text: 'It is shown only this once. The receiver needs it to check that a call comes from your site.',
  },
  problem: 'Not added',
} as const;

export const webhooksNotices = {
  saved: { title: 'Saved', description: 'The webhook is changed.' },
  deleted: { title: 'Deleted', description: 'Nothing is sent to this address any more.' },
  tested: { title: 'Test queued', description: 'The answer stands under Deliveries.' },
} as const satisfies NoticeWords;
