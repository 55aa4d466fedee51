import { afterEach, expect, test } from 'vitest';
import { networkOfRacer } from '#test/booking-race.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { proofSize } from '#test/proof-size.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';

/** 1,000 with `npm run bench:booking`. */
const SUBMISSIONS = proofSize(20, 60, 'BOOKING_RETRIES');
const DAY_MS = 86_400_000;

describeOnBothDatabases('A booking that is sent again and again', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());

  test('is one row, one set of emails and one answer, however often it arrives', {
    timeout: 900_000,
  }, async () => {
    app = await openTestApp(engine, {
      env: { ...NO_LIMITS, TRUST_PROXY: '1' },
    });
    const slots = await freeSlots(app, SUBMISSIONS);
    for (const [at, slot] of slots.entries()) {
      const send = (changes: object = {}) =>
        app.post(
          '/api/bookings',
          {
            name: `Visitor ${at}`,
            email: `visitor-${at}@example.com`,
            appointmentDate: slot.date,
            appointmentTime: slot.time,
            // The time of sending, which is different for a retry.
            timestamp: String(Math.random()),
            ...changes,
          },
          { 'Idempotency-Key': `key-${at}`, 'X-Forwarded-For': networkOfRacer(at) },
        );
      const parallel = await Promise.all([send(), send()]);
      // In every second case the first response was lost, so the visitor sends the form again.
      const later = [await send(), await send(), await send()];
      const bodies = await Promise.all([...parallel, ...later].map((answer) => answer.text()));
      expect(new Set(bodies).size).toBe(1);
      expect([...parallel, ...later].map((answer) => answer.status)).toEqual(Array(5).fill(201));
      const replays = [...parallel, ...later].filter(
        (answer) => answer.headers.get('Idempotent-Replayed') === 'true',
      );
      expect(replays).toHaveLength(4);
      expect((await send({ name: 'Somebody else' })).status).toBe(422);
    }
    const bookings = await app.context.db.selectFrom('bookings').select('id').execute();
    expect(bookings).toHaveLength(SUBMISSIONS);
    const mails = await app.context.db.selectFrom('outbox').select('template').execute();
    const count = (template: string) => mails.filter((mail) => mail.template === template).length;
    for (const template of ['booking-confirmation', 'booking-notice']) {
      expect(count(template), template).toBe(SUBMISSIONS);
    }
    // Many notifications at once become a digest as well.
    const expected = ['booking-confirmation', 'booking-notice', 'booking-reminder', 'owner-digest'];
    expect(mails.filter((mail) => !expected.includes(mail.template))).toEqual([]);
    console.log(
      JSON.stringify({
        test: 'booking retries',
        engine,
        submissions: SUBMISSIONS,
        requests: 6 * SUBMISSIONS,
      }),
    );
  });

  test('is known for a day and longer', async () => {
    app = await openTestApp(engine);
    const send = () =>
      app.post(
        '/api/bookings',
        {
          name: 'Ana Roy',
          email: 'ana@example.com',
          appointmentDate: '2026-12-01',
          appointmentTime: '9:00 AM',
        },
        { 'Idempotency-Key': 'key' },
      );
    const first = await (await send()).text();
    app.clock.advance(7 * DAY_MS);
    const again = await send();
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(await again.text()).toBe(first);
  });
});

async function freeSlots(app: TestApp, count: number): Promise<{ date: string; time: string }[]> {
  const slots: { date: string; time: string }[] = [];
  for (let ahead = 2; slots.length < count; ahead += 60) {
    const day = (more: number) =>
      new Date(app.clock.now().getTime() + (ahead + more) * DAY_MS).toISOString().slice(0, 10);
    const range = new URLSearchParams({ from: day(0), to: day(59) });
    const answer = await app.request(`/api/bookings/availability?${range}`);
    const { data } = await answer.json();
    slots.push(
      ...data.days.flatMap((item: { free: { date: string; time: string }[] }) => item.free),
    );
  }
  return slots.slice(0, count);
}
