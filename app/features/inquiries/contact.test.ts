import { afterEach, expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { heldBackNotice } from '#app/platform/forms/email-notice.ts';
import { SPAM } from '#test/spam-samples.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';

const { company } = builtInFacts;

const message = {
  name: 'Sample Visitor',
  email: 'visitor@example.com',
  message: 'We retype forty orders a day.',
  source: 'contact_form',
  timestamp: '2026-11-02T15:00:00.000Z',
};

describeOnBothDatabases('POST /api/contact', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());

  const stored = () => app.context.db.selectFrom('submissions').selectAll().execute();
  const queued = () =>
    app.context.db.selectFrom('outbox').selectAll().orderBy('template').execute();

  test('stores the message and queues a notification and a receipt', async () => {
    app = await openTestApp(engine);
    const answer = await app.post('/api/contact', message);
    expect(answer.status).toBe(201);
    const { success, data } = await answer.json();
    expect(success).toBe(true);
    const [row] = await stored();
    expect(row).toMatchObject({ id: data.id, name: 'Sample Visitor', status: 'new' });
    const mails = await queued();
    expect(mails.map((mail) => [mail.template, mail.recipient])).toEqual([
      ['contact-notification', company.email],
      ['contact-receipt', 'visitor@example.com'],
    ]);
    expect(mails[1]?.props).not.toContain('Sample Visitor');
  });

  test('names each faulty field in words', async () => {
    app = await openTestApp(engine);
    const answer = await app.post('/api/contact', { ...message, name: ' ', email: 'nobody' });
    expect(answer.status).toBe(422);
    const body = await answer.json();
    expect(body).toMatchObject({ success: false, error: 'Please fill in all required fields' });
    expect(Object.keys(body.fields)).toEqual(['name', 'email']);
    expect(await stored()).toHaveLength(0);
  });

  test('lets the launch offer come without a message', async () => {
    app = await openTestApp(engine);
    const offer = { name: 'A', email: 'a@example.com', source: 'special_offer' };
    expect((await app.post('/api/contact', offer)).status).toBe(201);
    expect((await app.post('/api/contact', { ...offer, source: 'contact_form' })).status).toBe(422);
  });

  test('holds back what looks like spam, emails nobody and says so', async () => {
    app = await openTestApp(engine);
    const answer = await app.post('/api/contact', { ...message, company: SPAM });
    expect(answer.status).toBe(201);
    expect((await answer.json()).data).toMatchObject({ emailNotice: heldBackNotice });
    expect(await stored()).toMatchObject([
      { status: 'quarantine', quarantine_reason: expect.stringContaining('gambling') },
    ]);
    expect(await queued()).toHaveLength(0);
  });

  test('accepts exactly the limit from one address, then says when to try again', async () => {
    app = await openTestApp(engine, { env: { SUBMISSIONS_PER_TEN_MINUTES: '3' } });
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await app.post('/api/contact', message)).status);
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    const refused = await app.post('/api/contact', message);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    app.clock.advance(600_000);
    expect((await app.post('/api/contact', message)).status).toBe(201);
  });

  test('sends one receipt a day to an address that nobody has confirmed', async () => {
    app = await openTestApp(engine);
    for (let i = 0; i < 3; i++) await app.post('/api/contact', { ...message, message: `No ${i}` });
    const receipts = (await queued()).filter((mail) => mail.template === 'contact-receipt');
    expect(receipts).toHaveLength(1);
    app.clock.advance(25 * 3_600_000);
    await app.post('/api/contact', { ...message, message: 'Next day' });
    expect((await queued()).filter((mail) => mail.template === 'contact-receipt')).toHaveLength(2);
  });
});
