import { afterEach, expect, test } from 'vitest';
import { roiDefaultInput } from '#test/calculator-samples.ts';
import { NO_LIMITS, networkOfRacer } from './no-limits.ts';
import { proofSize } from './proof-size.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from './test-app.ts';

const SUBMISSIONS = proofSize(8, 60);

type Form = {
  name: string;
  path: string;
  body: Record<string, unknown>;
  /** A field whose change makes it another submission. */
  changed: Record<string, unknown>;
  table: 'submissions' | 'signups';
  /** Emails caused by each submission. */
  emails: readonly string[];
};

const FORMS: readonly Form[] = [
  {
    name: 'the contact form',
    path: '/api/contact',
    table: 'submissions',
    body: { name: 'Ana Roy', message: 'Hello', source: 'contact_form' },
    changed: { message: 'Another message' },
    emails: ['contact-notification', 'contact-receipt'],
  },
  {
    name: 'the launch offer',
    path: '/api/contact',
    table: 'submissions',
    body: { name: 'Ana Roy', company: 'Roy Heating', source: 'special_offer' },
    changed: { company: 'Roy Plumbing' },
    emails: ['contact-notification', 'contact-receipt'],
  },
  {
    name: 'the newsletter',
    path: '/api/newsletter/subscribe',
    table: 'signups',
    body: { source: 'newsletter_signup' },
    changed: { email: 'other@example.com' },
    emails: ['newsletter-confirm'],
  },
  {
    name: 'a waitlist',
    path: '/api/waitlist',
    table: 'signups',
    body: { item: 'course:ai-for-sme-essentials', source: 'waitlist' },
    changed: { email: 'other@example.com' },
    emails: ['waitlist-confirm'],
  },
  {
    name: 'a tool’s result',
    path: '/api/tools/result',
    table: 'submissions',
    body: { tool: 'roi-calculator', input: roiDefaultInput },
    changed: { email: 'other@example.com' },
    emails: ['contact-notification', 'tool-result'],
  },
];

describeOnBothDatabases('A form that is sent again and again', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());

  test.each(FORMS)('is one row, one set of emails and one answer: $name', async (form) => {
    app = await openTestApp(engine, {
      env: { ...NO_LIMITS, TRUST_PROXY: '1' },
    });
    for (let at = 0; at < SUBMISSIONS; at++) {
      const send = (changes: object = {}) =>
        app.post(
          form.path,
          {
            ...{ email: `visitor-${at}@example.com`, ...form.body },
            // The time of sending, which is different for a retry.
            timestamp: new Date(1_793_000_000_000 + Math.random() * 1e9).toISOString(),
            ...changes,
          },
          { 'Idempotency-Key': `key-${at}`, 'X-Forwarded-For': networkOfRacer(at) },
        );
      const parallel = await Promise.all([send(), send()]);
      // In every second case the first response was lost, so the visitor sends the form again.
      const all = [...parallel, await send(), await send(), await send()];
      const bodies = await Promise.all(all.map((answer) => answer.text()));
      expect(new Set(bodies).size, bodies.join('\n')).toBe(1);
      expect(new Set(all.map((answer) => answer.status)).size).toBe(1);
      expect(all[0]?.ok, bodies[0]).toBe(true);
      const replayed = all.filter((answer) => answer.headers.get('Idempotent-Replayed') === 'true');
      expect(replayed).toHaveLength(4);
      expect((await send(form.changed)).status).toBe(422);
    }
    const rows = await app.context.db.selectFrom(form.table).select('email').execute();
    expect(new Set(rows.map((row) => row.email)).size).toBe(SUBMISSIONS);
    expect(rows).toHaveLength(SUBMISSIONS);
    const mails = await app.context.db.selectFrom('outbox').select('template').execute();
    for (const template of form.emails) {
      const sent = mails.filter((mail) => mail.template === template);
      expect(sent, template).toHaveLength(SUBMISSIONS);
    }
    // Many notifications at once become a digest as well.
    const known = [...form.emails, 'owner-digest'];
    expect(mails.filter((mail) => !known.includes(mail.template))).toEqual([]);
  });

  test('a key is one call’s own: under it another call is a new one, and other words are refused', async () => {
    app = await openTestApp(engine);
    const email = 'kim@example.com';
    const message = { name: 'Kim Lee', email, message: 'Hello' };
    const headers = { 'Idempotency-Key': 'the-same-key' };
    expect((await app.post('/api/contact', message, headers)).status).toBe(201);
    expect((await app.post('/api/newsletter/subscribe', { email }, headers)).status).toBe(202);
    // One that can't be used is refused, because a repeat would not be recognized.
    for (const key of ['two words', 'x'.repeat(201), 'tab\tinside', 'caf\u00e9']) {
      const answer = await app.post('/api/contact', message, { 'Idempotency-Key': key });
      expect([key, answer.status]).toEqual([key, 422]);
    }
    expect((await app.post('/api/contact', message, { 'Idempotency-Key': '' })).status).toBe(201);
  });
});
