import { expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { describeAuditEntry } from './audit-words.server.ts';

const ID = '01M83B3C39XW8V2A7Y60P7VP2N';

function describeEntry(action: string, subject: string, detail: object = {}) {
  return describeAuditEntry(builtInFacts, { action, subject, detail: JSON.stringify(detail) });
}

test('an entry links to the page of a call, an email or an issue, unless it’s gone', () => {
  for (const [action, subject, item] of [
    ['booking-moved', ID, { text: 'Call', href: `/admin/bookings/${ID}` }],
    ['delivery-retried', ID, { text: 'Webhook delivery', href: `/admin/mail?email=${ID}` }],
    ['issue-paused', ID, { text: 'Newsletter issue', href: `/admin/newsletter/${ID}` }],
    ['booking-erased', ID, { text: 'Call' }],
    ['picture-removed', ID, { text: '' }],
    ['lead-reply', 'DYV9-PQNQ', { text: 'DYV9-PQNQ' }],
    [
      'list-published',
      'course:ai-tools-quick-start',
      { text: 'Waitlist for AI Tools Quick Start' },
    ],
  ] as const) {
    expect(describeEntry(action, subject).item, action).toEqual(item);
  }
});

test.each([
  [{ changed: ['legalName', 'from0'] }, 'changed: legal name, from0'],
  [{ enabled: true, host: '' }, 'enabled: yes'],
])('the details of an entry are read in words: %o', (detail, words) => {
  expect(describeEntry('business', '', detail).details).toMatch(words);
});
