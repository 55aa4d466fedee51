import { afterEach, expect, test } from 'vitest';
import { describeOnBothDatabases, openTestApp, type TestApp } from '../test-app.ts';

const HOUR_MS = 3_600_000;
const TIMES = ['9:00 AM', '9:30 AM', '10:00 AM', '10:30 AM', '11:00 AM', '1:00 PM', '1:30 PM'];
const DAYS = ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-16', '2026-11-17'];
const SLOTS = DAYS.flatMap((appointmentDate) =>
  TIMES.map((appointmentTime) => ({ appointmentDate, appointmentTime })),
);

describeOnBothDatabases('the calls of one visitor with many networks or addresses', (engine) => {
  let app: TestApp;
  let next: number;
  afterEach(() => app.close());

  const open = async (env: NodeJS.ProcessEnv = {}) => {
    next = 0;
    app = await openTestApp(engine, {
      env: { TRUST_PROXY: '1', SUBMISSIONS_PER_TEN_MINUTES: '10000', ...env },
    });
  };
  const book = (ip: string, email: string) =>
    app.post(
      '/api/bookings',
      { name: 'A Person', email, source: 'assessment_booking', ...SLOTS[next++] },
      { 'X-Forwarded-For': ip },
    );
  const statusOf = async (answer: Promise<Response>) => (await answer).status;
  /** Confirms all bookings, as if the links in their emails had been followed. */
  const confirmAll = () =>
    app.context.db
      .updateTable('bookings')
      .set({ email_confirmed_at: app.clock.now().toISOString() })
      .execute();

  test('a network gets eight calls in all, however many addresses it has confirmed', async () => {
    await open();
    const home = '203.0.113.9';
    // Each address books its first call from another network and is confirmed with it.
    const addresses = Array.from({ length: 10 }, (_, number) => `person${number}@example.com`);
    for (const [number, email] of addresses.entries()) {
      expect(await statusOf(book(`198.51.100.${number}`, email))).toBe(201);
    }
    await confirmAll();
    const answers = [];
    for (const email of addresses) answers.push(await statusOf(book(home, email)));
    expect(answers).toEqual([...Array(8).fill(201), 429, 429]);
  });

  test('after three times as many unconfirmed calls in a day as in an hour further ones are held', async () => {
    await open({ UNCONFIRMED_CALLS_PER_HOUR: '2' });
    const statuses: string[] = [];
    for (let number = 0; number < 8; number++) {
      if (number % 2 === 0) app.clock.advance(HOUR_MS);
      const answer = await book(`203.0.113.${number}`, `person${number}@example.com`);
      statuses.push((await answer.json()).data.status);
    }
    expect(statuses).toEqual([...Array(6).fill('booked'), 'held', 'held']);
    app.clock.advance(24 * HOUR_MS);
    const later = await book('203.0.113.200', 'later@example.com');
    expect((await later.json()).data.status).toBe('booked');
  });

  test.each([
    ['kim@example.com', 'Kim+one@example.com', 'kim+two@Example.com'],
    ['kim.lee@gmail.com', 'kimlee+a@gmail.com', 'k.im.lee@googlemail.com'],
  ])('addresses of one mailbox share its two calls: %s', async (first, second, third) => {
    await open();
    expect(await statusOf(book('203.0.113.1', first))).toBe(201);
    expect(await statusOf(book('203.0.113.1', second))).toBe(201);
    expect(await statusOf(book('203.0.113.1', third))).toBe(422);
    expect((await (await book('203.0.113.3', third)).json()).data.status).toBe('held');
    const other = await book('203.0.113.3', 'kimberly@example.com');
    expect((await other.json()).data.status).toBe('booked');
  });
});
