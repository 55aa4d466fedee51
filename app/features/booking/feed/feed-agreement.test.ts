import fc from 'fast-check';
import ICAL from 'ical.js';
import { afterEach, expect, test } from 'vitest';
import { NO_LIMITS } from '#test/no-limits.ts';
import { proofSize } from '#test/proof-size.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { cancelBooking, rescheduleBooking } from '../manage/booking-changes.server.ts';
import { bookingRulesArea, DEFAULT_BOOKING_RULES } from '../rules/booking-rules.ts';
import type { Slot } from '../slots/slot.ts';
import { makeFeedAddress } from './calendar-feed.server.ts';

const RUNS = proofSize(3, 100);
const FROM = '2026-11-09';
const TO = '2026-11-13';
const HOUR_MS = 3_600_000;

type Step = { what: 'book' | 'move' | 'cancel'; which: number; slot: number; isShort: boolean };

const steps = fc.array(
  fc.record({
    what: fc.constantFrom<Step['what']>('book', 'book', 'book', 'move', 'cancel'),
    which: fc.nat(50),
    slot: fc.nat(69),
    isShort: fc.boolean(),
  }),
  { minLength: 4, maxLength: 14 },
);

describeOnBothDatabases('the feed and the API', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());

  test('agree after any bookings, moves and cancellations: what one calls busy, the other calls taken', {
    timeout: 300_000,
  }, async () => {
    app = await openTestApp(engine, {
      env: {
        ...NO_LIMITS,
      },
    });
    // So that short calls leave half of a long one's time free.
    const rules = { ...DEFAULT_BOOKING_RULES, startEveryMinutes: 15 };
    await app.context.settings.set(bookingRulesArea, rules);
    const feedPath = new URL(await makeFeedAddress(app.context)).pathname;
    let busySlots = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (some) => {
        for (const table of ['idempotency_keys', 'outbox', 'bookings'] as const) {
          await app.context.db.deleteFrom(table).execute();
        }
        const ids: string[] = [];
        for (const step of some) await act(step, ids);
        const busy = await readBusy(feedPath);
        for (const kind of ['assessment', 'consultation']) {
          const { free, taken } = await readSlots(kind);
          const isBusy = ({ startsAt, endsAt }: Slot) =>
            busy.some(({ from, to }) => from < Date.parse(endsAt) && Date.parse(startsAt) < to);
          expect(free.filter(isBusy)).toEqual([]);
          expect(taken.filter((slot) => !isBusy(slot))).toEqual([]);
          busySlots += taken.length;
        }
      }),
      { numRuns: RUNS },
    );
    expect(busySlots).toBeGreaterThan(RUNS);
  });

  async function act({ what, which, slot, isShort }: Step, ids: string[]): Promise<void> {
    const kind = isShort ? 'consultation' : 'assessment';
    const { free } = await readSlots(kind);
    const chosen = free[slot % free.length];
    const id = ids[which % Math.max(1, ids.length)];
    if (!chosen) return;
    const to = { appointmentDate: chosen.date, appointmentTime: chosen.time };
    if (what === 'book' || !id) {
      const person = { name: 'Ana', email: `${Math.random()}@example.com` };
      const answer = await app.post('/api/bookings', { ...person, ...to, kind });
      expect(answer.status).toBe(201);
      ids.push((await answer.json()).data.id);
    } else if (what === 'move') {
      await rescheduleBooking(app.context, { id }, to);
    } else {
      await cancelBooking(app.context, { id }, { by: 'owner' });
    }
  }

  async function readSlots(kind: string): Promise<{ free: Slot[]; taken: Slot[] }> {
    const path = `/api/bookings/availability?from=${FROM}&to=${TO}&kind=${kind}`;
    const { data } = await (await app.request(path)).json();
    const days = data.days as { free: Slot[]; taken: Slot[] }[];
    return { free: days.flatMap((day) => day.free), taken: days.flatMap((day) => day.taken) };
  }

  /** The busy times of the feed, read by another library. */
  async function readBusy(path: string): Promise<{ from: number; to: number }[]> {
    const text = await (await app.request(path)).text();
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    return events.map((component) => {
      const event = new ICAL.Event(component);
      // In these days Toronto is five hours behind UTC.
      const instant = (time: ICAL.Time) => Date.parse(`${time.toString()}Z`) + 5 * HOUR_MS;
      return { from: instant(event.startDate), to: instant(event.endDate) };
    });
  }
});
