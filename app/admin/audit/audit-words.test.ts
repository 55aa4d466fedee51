import { describe, expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import type { AuditEntry } from '#database/schema.ts';
import type { AuditAction } from './audit.content.ts';
import { describeAuditEntry, nameAuditAction } from './audit-words.server.ts';

const ID = '01M83B3C39XW8V2A7Y60P7VP2N';

const describeEntry = (action: AuditAction, subject: string, detail: object = {}) =>
  describeAuditEntry(builtInFacts, {
    action,
    subject,
    detail: JSON.stringify(detail),
  } as AuditEntry);

const details = (action: AuditAction, detail: object) => describeEntry(action, '', detail).details;

describe('an entry of the audit log', () => {
  test('names lists and items of a waitlist', () => {
    expect(describeEntry('list-published', 'course:ai-tools-quick-start', { told: 2 })).toEqual({
      item: { text: 'Waitlist for AI Tools Quick Start' },
      details: 'People emailed: 2',
    });
    const list = 'waitlist:course:a-former-course';
    expect(describeEntry('list-removed', ID, { list })).toEqual({
      item: { text: '' },
      details: 'List: Waitlist for A Former Course',
    });
    expect(details('issue-sent', { audience: 'all' })).toMatch(/^Recipients: (?!all$)/);
    expect(details('issue-sent', { audience: 'waitlist:course:ai-tools-quick-start' })).toContain(
      'AI Tools Quick Start',
    );
  });

  test('names a member of the team instead of the id of their account', () => {
    expect(describeEntry('team-invited', ID, { name: 'Kim Baker', role: 'staff' })).toEqual({
      item: { text: 'Kim Baker' },
      details: 'Role: Staff',
    });
  });

  test('links to the page of a call, an email or an issue, unless it’s gone', () => {
    expect(describeEntry('booking-moved', ID).item).toEqual({
      text: 'Call',
      href: `/admin/bookings/${ID}`,
    });
    expect(describeEntry('mail-retried', ID).item.href).toBe(`/admin/mail/${ID}`);
    expect(describeEntry('delivery-retried', ID, { event: 'lead.created' })).toEqual({
      item: { text: 'Webhook delivery', href: `/admin/mail/${ID}` },
      details: 'Event: lead.created',
    });
    expect(describeEntry('issue-paused', ID).item.href).toBe(`/admin/newsletter/${ID}`);
    expect(describeEntry('booking-erased', ID).item).toEqual({ text: 'Call' });
    expect(describeEntry('issue-deleted', ID).item).toEqual({ text: 'Newsletter issue' });
    expect(describeEntry('lead-reply', 'DYV9-PQNQ').item).toEqual({ text: 'DYV9-PQNQ' });
  });

  test('names changed fields, and leaves out what is empty', () => {
    const changed = { changed: ['legalName', 'from0'] };
    expect(details('business', changed)).toBe('Fields changed: “legal name”, “from0”');
    expect(details('mail-settings', { enabled: true, host: '' })).toBe('Turned on: yes');
  });

  test('says that the previous version was restored, as entries of former releases do', () => {
    const label = 'Previous version restored';
    expect(nameAuditAction({ action: 'version-restored', detail: '{}' })).toBe(label);
    expect(nameAuditAction({ action: 'stories', detail: '{"undone":true}' })).toBe(label);
    expect(details('stories', { undone: true })).toBe('');
    expect(nameAuditAction({ action: 'stories', detail: '{}' })).toBe('Stories published');
  });

  test.each([
    ['booking-rules', { time: '2026-12-24/2026-12-24' }, 'Time: Dec 24, 2026'],
    [
      'booking-rules',
      { time: '2026-11-12T14:30:00.000Z/2026-11-12T16:30:00.000Z' },
      'Time: Nov 12, 2026, 9:30 AM to Nov 12, 2026, 11:30 AM',
    ],
    ['webhook', { change: 'off' }, 'Change: turned off'],
    ['lead-status', { status: 'waiting' }, 'Status: Waiting'],
    ['lead-assigned', { to: '' }, 'Assigned to: nobody'],
    ['booking-outcome', { outcome: 'no-show' }, 'Outcome: No-show'],
    [
      'booking-rules',
      { id: 'free-consultation', told: 0 },
      'Call type: Free Consultation; People emailed: 0',
    ],
    ['mail-handled', { mail: 'contact-receipt' }, 'Email: Confirmation of a message'],
    ['notifications', { isSummaryOn: true, hour: 7 }, 'Daily summary: yes; Hour: 7:00'],
    ['offer', { deadline: '2026-11-30T22:00:00.000Z' }, 'Ends: Nov 30, 2026, 5:00 PM'],
    ['brand', { accent: '#c92f0a', logo: 'ab12' }, 'Colour: #c92f0a; Logo: uploaded'],
    [
      'retention',
      { mailBodies: 3, earlierRequests: 1 },
      'Texts of emails and deliveries: 3; Requests for an earlier time: 1',
    ],
    ['retention', { somethingNew: 1 }, 'something new: 1'],
  ] as const)('says what was done: %s %o', (action, detail, words) => {
    expect(details(action, detail)).toBe(words);
  });
});
