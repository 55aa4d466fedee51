import fc from 'fast-check';
import { parse } from 'valibot';
import { afterEach, expect, test } from 'vitest';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { NO_LIMITS, networkOfRacer } from '#test/no-limits.ts';
import { proofSize } from '#test/proof-size.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { bookCall } from './booking.server.ts';
import { bookingPayloadSchema } from './booking-payload.schema.ts';
import { cancelBooking, rescheduleBooking } from './manage/booking-changes.server.ts';
import { bookingRulesArea, DEFAULT_BOOKING_RULES } from './rules/booking-rules.ts';

const RUNS = proofSize(25, 1000);

// Few days and times, so that the steps often conflict. All are weeks after the test clock's time.
const step = fc.record({
  kind: fc.constantFrom('book', 'book', 'cancel', 'move', 'close', 'open'),
  date: fc.constantFrom('2026-11-24', '2026-11-25', '2026-11-26'),
  time: fc.constantFrom('9:00 AM', '9:30 AM', '1:00 PM', '4:30 PM'),
  /** Which of the calls so far is cancelled or moved. */
  which: fc.nat(30),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

describeOnBothDatabases('Bookings against a model', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());

  test('book, cancel, move, close and open days in any order: never two calls in one slot', {
    timeout: 900_000,
  }, async () => {
    app = await openTestApp(engine, { env: NO_LIMITS });
    const property = fc.asyncProperty(fc.array(step, { maxLength: 30 }), (steps) =>
      runSteps(app, steps),
    );
    await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
  });
});

/** Runs the steps from an empty calendar beside a model without SQL and time arithmetic. */
async function runSteps({ context }: TestApp, steps: readonly Step[]): Promise<void> {
  const { db, settings } = context;
  await db.deleteFrom('bookings').execute();
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('idempotency_keys').execute();
  await db.deleteFrom('email_budget').execute();
  await settings.set(bookingRulesArea, DEFAULT_BOOKING_RULES);
  const calls: { id: string; slot: string; isActive: boolean; changes: number }[] = [];
  const closed = new Set<string>();
  const isTaken = (slot: string) => calls.some((call) => call.isActive && call.slot === slot);
  const refusal = (date: string, slot: string) =>
    closed.has(date) ? 'slot-closed' : isTaken(slot) ? 'slot-taken' : undefined;

  for (const [at, { kind, date, time, which }] of steps.entries()) {
    const slot = `${date} ${time}`;
    const call = calls[which % calls.length];
    if (kind === 'close' || kind === 'open') {
      // Closing a day keeps its calls; it only accepts no new ones.
      if (kind === 'close') closed.add(date);
      else closed.delete(date);
      const blocked = ([...closed] as CalendarDate[]).map((day) => ({
        kind: 'days' as const,
        from: day,
        to: day,
        isReasonPublic: false,
      }));
      await settings.set(bookingRulesArea, { ...DEFAULT_BOOKING_RULES, blocked });
    } else if (kind === 'book') {
      const payload = parse(bookingPayloadSchema, {
        name: 'Model',
        email: `model-${at}@example.com`,
        appointmentDate: date,
        appointmentTime: time,
      });
      // One network alone would use up its emails of the day.
      const info = { requestId: 'model', ip: networkOfRacer(at), nonce: '' };
      const outcome = await bookCall(context, info, payload, `model-${at}`);
      expect(outcome.kind).toBe(refusal(date, slot) ?? 'booked');
      if (outcome.kind === 'slot-taken') {
        for (const free of outcome.nearest) {
          expect(refusal(free.date, `${free.date} ${free.time}`)).toBeUndefined();
        }
      }
      if (outcome.kind !== 'booked') continue;
      calls.push({ id: outcome.data.id, slot, isActive: true, changes: 0 });
    } else if (call && kind === 'cancel') {
      const outcome = await cancelBooking(context, { id: call.id }, { by: 'visitor' });
      expect(outcome.kind).toBe(call.isActive ? 'cancelled' : 'already-cancelled');
      if (call.isActive) call.changes += 1;
      call.isActive = false;
    } else if (call && kind === 'move') {
      const to = { appointmentDate: date as CalendarDate, appointmentTime: time };
      const outcome = await rescheduleBooking(context, { id: call.id }, to);
      const refused = call.slot === slot ? 'unchanged' : refusal(date, slot);
      expect(outcome.kind).toBe(call.isActive ? (refused ?? 'moved') : 'already-cancelled');
      if (outcome.kind !== 'moved') continue;
      call.slot = slot;
      call.changes += 1;
    }
  }

  const rows = await db.selectFrom('bookings').selectAll().orderBy('id').execute();
  const found = rows.map((row) => ({
    id: row.id,
    slot: `${row.toronto_date} ${row.toronto_time}`,
    isActive: row.status === 'active',
    changes: row.sequence,
  }));
  expect(found).toEqual(calls.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  // Reminders are queued for active calls only, and for their current time.
  const reminders = await db
    .selectFrom('outbox')
    .select('dedupe_key')
    .where('template', '=', 'booking-reminder')
    .where('state', '=', 'queued')
    .execute();
  const expected = calls
    .filter(({ isActive }) => isActive)
    .flatMap(({ id, changes }) =>
      ['day', 'hour'].map((name) => `booking-reminder:${id}:${changes}:${name}`),
    );
  expect(reminders.map((row) => row.dedupe_key).sort()).toEqual(expected.sort());
}
