import { expect, test } from 'vitest';
import { describeEntry } from './audit-log.server.ts';

const ID = '01M83B3C39XW8V2A7Y60P7VP2N';

const entry = { id: ID, at: '', actor: '', account_id: '', ip: null };

test('an entry links to the page of a call, an email or an issue', () => {
  for (const [action, subject, href, name] of [
    ['booking-moved', ID, `/admin/bookings/${ID}`, ''],
    ['delivery-retried', ID, `/admin/mail?email=${ID}`, ''],
    ['issue-paused', ID, `/admin/newsletter/${ID}`, ''],
    ['picture-removed', ID, undefined, ''],
    ['lead-reply', 'DYV9-PQNQ', undefined, 'DYV9-PQNQ'],
  ] as const) {
    const described = describeEntry({ ...entry, action, subject, detail: '{}' });
    expect(described, action).toMatchObject({ href, name });
  }
});

test('the details of an entry are read in words', () => {
  const detail = JSON.stringify({ enabled: true, changed: ['legalName', 'from0'] });
  const { details } = describeEntry({ ...entry, action: 'business', subject: '', detail });
  expect(details).toBe('enabled: true; changed: legal name, from0');
});
