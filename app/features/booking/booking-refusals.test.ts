import { afterEach, describe, expect, test } from 'vitest';
import { request } from '#test/booking-samples.ts';
import { SPAM } from '#test/spam-samples.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

describe('POST /api/bookings', () => {
  let app: TestApp;

  afterEach(() => app.close());

  const stored = () => app.context.db.selectFrom('bookings').selectAll().execute();

  const book = (changes: object = {}, headers?: Record<string, string>) =>
    app.post('/api/bookings', { ...request, ...changes }, headers);

  test.each([
    ['a Saturday', { appointmentDate: '2026-11-28' }, 'appointmentDate'],
    ['a day that does not exist', { appointmentDate: '2026-11-31' }, 'appointmentDate'],
    ['an hour that is no slot', { appointmentTime: '12:00 PM' }, 'appointmentTime'],
    ['nobody', { name: '' }, 'name'],
    ['an address that is none', { email: 'ana@' }, 'email'],
  ])('refuses %s and names the field', async (_, changes, field) => {
    app = await openTestApp();
    const answer = await book(changes);
    expect(answer.status).toBe(422);
    const body = await answer.json();
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(body.fields[field]).toMatch(/[a-z].*\.$/);
    expect(await stored()).toHaveLength(0);
  });

  test('names what is missing in the order of the form', async () => {
    app = await openTestApp();
    const answer = await app.post('/api/bookings', {});
    expect(answer.status).toBe(422);
    const body = await answer.json();
    expect(body.error).toBe('Please fill in all required fields');
    expect(Object.keys(body.fields)).toEqual([
      'appointmentDate',
      'appointmentTime',
      'name',
      'email',
    ]);
  });

  test('asks for a confirmation by email if the text looks like spam, and holds the slot', async () => {
    app = await openTestApp();
    const answer = await book({ company: SPAM });
    expect([answer.status, (await answer.json()).data.status]).toEqual([201, 'held']);
    expect(await stored()).toMatchObject([
      { status: 'held', quarantine_reason: expect.stringContaining('gambling') },
    ]);
    const emails = await app.context.db.selectFrom('outbox').selectAll().execute();
    expect(emails.map(({ template }) => template)).toEqual(['booking-hold']);
  });

  test('shares the limit per connection with the other forms', async () => {
    app = await openTestApp('sqlite', { env: { SUBMISSIONS_PER_TEN_MINUTES: '2' } });
    expect((await book()).status).toBe(201);
    expect((await book({ appointmentTime: '9:30 AM' })).status).toBe(201);
    const refused = await book({ appointmentTime: '10:00 AM', email: 'bo@example.com' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('keeps nothing when the database fails half-way, and says so', async () => {
    app = await openTestApp();
    await app.context.db.schema.dropTable('outbox_attempts').execute();
    await app.context.db.schema.dropTable('outbox').execute();
    expect((await book()).status).toBe(500);
    expect(await stored()).toHaveLength(0);
  });
});
