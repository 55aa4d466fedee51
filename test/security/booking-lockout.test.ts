import { afterEach, expect, test } from 'vitest';
import { cancelBooking } from '#app/features/booking/manage/booking-changes.server.ts';
import { newsletterMailSteps } from '../newsletter-mail-steps.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '../test-app.ts';

const TIMES = ['9:00 AM', '9:30 AM', '10:00 AM', '10:30 AM', '11:00 AM', '1:00 PM', '1:30 PM'];
const DAYS = ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'];
const SLOTS = DAYS.flatMap((appointmentDate) =>
  TIMES.map((appointmentTime) => ({ appointmentDate, appointmentTime })),
);
const STRANGER = '203.0.113.5';
const OWN = '198.51.100.7';

describeOnBothDatabases('A stranger who books', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());
  const { confirmed } = newsletterMailSteps(() => app);

  let slot = 0;
  const open = async () => {
    slot = 0;
    app = await openTestApp(engine, {
      env: { TRUST_PROXY: '1', SUBMISSIONS_PER_TEN_MINUTES: '1000' },
    });
  };
  const book = async (email: string, ip: string) => {
    const answer = await app.post(
      '/api/bookings',
      { name: 'A Person', email, ...SLOTS[slot++] },
      { 'X-Forwarded-For': ip },
    );
    const { data } = await answer.json();
    return { status: answer.status, call: data as { id: string; status: string } | undefined };
  };
  const states = async (count: number, email: (at: number) => string, ip: string) => {
    const found: (string | number)[] = [];
    for (let at = 0; at < count; at++) {
      const { status, call } = await book(email(at), ip);
      found.push(call?.status ?? status);
      if (call) await cancelBooking(app.context, { id: call.id }, { by: 'visitor' });
    }
    return found;
  };

  test('and cancels again and again has only the own calls held, not those of others', async () => {
    await open();
    const own = await states(12, (at) => `many-${at}@example.org`, STRANGER);
    expect(own).toEqual([...Array(4).fill('booked'), ...Array(8).fill('held')]);
    expect((await book('ana@example.com', OWN)).call?.status).toBe('booked');
  });

  test.each([false, true])(
    'with somebody else’s address doesn’t keep them from booking (confirmed: %s)',
    async (isConfirmed) => {
      await open();
      if (isConfirmed) await confirmed('ana@example.com');
      for (let at = 0; at < 2; at++) {
        expect((await book('ana@example.com', STRANGER)).call?.status).toBe('booked');
      }
      expect((await book('ana@example.com', STRANGER)).status).toBe(422);
      expect((await book('Ana+call@example.com', STRANGER)).status).toBe(422);
      expect((await book('ana@example.com', OWN)).call?.status).toBe('held');
    },
  );

  test('from many networks with one address is refused in the end', async () => {
    await open();
    await confirmed('ana@example.com');
    const found: (string | number)[] = [];
    for (let at = 0; at < 8; at++) {
      const { status, call } = await book('ana@example.com', `203.0.113.${at}`);
      found.push(call?.status ?? status);
    }
    expect(found).toEqual(['booked', 'booked', 'held', 'held', 'held', 'held', 422, 422]);
  });
});
