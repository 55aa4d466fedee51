import fc from 'fast-check';
import { afterEach, test } from 'vitest';
import { bookingSteps, runBookingSteps } from '#test/booking-model.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { proofSize } from '#test/proof-size.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';

const RUNS = proofSize(25, 1000);
const STEPS = 30;

describeOnBothDatabases('Bookings against a model', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());

  test('book, cancel, move, close and open days in any order: never two calls in one slot', {
    timeout: 900_000,
  }, async () => {
    app = await openTestApp(engine, {
      env: {
        ...NO_LIMITS,
      },
    });
    const property = fc.asyncProperty(bookingSteps(STEPS), (steps) => runBookingSteps(app, steps));
    await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
    console.log(
      JSON.stringify({ test: 'booking model', engine, sequences: RUNS, maxSteps: STEPS }),
    );
  });
});
