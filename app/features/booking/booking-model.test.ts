import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { bookingSteps, runBookingSteps } from '#test/booking-model.ts';
import { describeOnBothDatabases, openTestSite, type TestSite } from '#test/test-site.ts';

/** `npm run bench:booking` asks for the full size. */
const RUNS = Number(process.env.BOOKING_MODEL_RUNS ?? 100);
const STEPS = Number(process.env.BOOKING_MODEL_STEPS ?? 30);

describeOnBothDatabases('Bookings against a model', (engine) => {
  let site: TestSite;
  afterEach(() => site.close());

  test('book, cancel, move, close and open days in any order: never two calls in one slot', {
    timeout: 900_000,
  }, async () => {
    site = await openTestSite(engine, { env: { SUBMISSIONS_PER_TEN_MINUTES: '100000' } });
    const property = fc.asyncProperty(bookingSteps(STEPS), (steps) => runBookingSteps(site, steps));
    await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
    console.log(JSON.stringify({ test: 'R2', engine, sequences: RUNS, maxSteps: STEPS }));
  });

  test('the model notices a call that appears without a step', async () => {
    site = await openTestSite(engine);
    const stray = {
      check: () => true,
      run: async () => {
        const answer = await site.post('/api/bookings', {
          name: 'Ana Roy',
          email: 'ana@example.com',
          appointmentDate: '2026-11-24',
          appointmentTime: '9:00 AM',
        });
        expect(answer.status).toBe(201);
      },
      toString: () => 'stray',
    };
    await runBookingSteps(site, []);
    await expect(runBookingSteps(site, [stray])).rejects.toThrow('expected , found 2026-11-24');
  });
});
