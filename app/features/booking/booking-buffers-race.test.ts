import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DISARM_CALENDAR_LOCK, networkOfRacer } from '#test/booking-race.ts';
import { SLOT_TIMES } from '#test/default-slots.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { proofSize } from '#test/proof-size.ts';
import {
  answerText,
  type StubCalendarServer,
  startStubCalendarServer,
} from '#test/stub-calendar-server.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { addCalendar } from './busy/busy-calendars.server.ts';
import { bookingRulesArea, DEFAULT_BOOKING_RULES } from './rules/booking-rules.ts';

const ROUNDS = proofSize(4, 200);
const RACERS = proofSize(24, 64);
const MINUTE_MS = 60_000;
const GAP_MINUTES = 25;
const MOST_A_DAY = 3;

/** Busy every Monday from 9:45 to 10:15 and over lunch until 2 PM. */
const CALENDAR = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//Calendar//EN'],
  ...['BEGIN:VEVENT', 'UID:team@example.com', 'DTSTAMP:20260101T000000Z'],
  ...['DTSTART;TZID=America/Toronto:20261102T094500', 'DURATION:PT30M', 'RRULE:FREQ=WEEKLY'],
  ...['END:VEVENT', 'BEGIN:VEVENT', 'UID:lunch@example.com', 'DTSTAMP:20260101T000000Z'],
  ...['DTSTART;TZID=America/Toronto:20261102T123000', 'DURATION:PT90M', 'RRULE:FREQ=DAILY'],
  ...['END:VEVENT', 'END:VCALENDAR', ''],
].join('\r\n');

let calendar: StubCalendarServer;
beforeEach(async () => {
  calendar = await startStubCalendarServer();
  calendar.answer = answerText(CALENDAR);
});
afterEach(() => calendar.stop());

describeOnBothDatabases('many people at once for the times of one day', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());

  test('never get two calls closer than the buffers, more than the daily maximum, or one in a busy time', {
    timeout: 900_000,
  }, async () => {
    app = await openSite(engine);
    const { db } = app.context;
    expect(await db.selectFrom('busy_times').select('starts_at').execute()).not.toEqual([]);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { statuses, faults } = await race(app, round);
      expect(faults).toEqual([]);
      const booked = statuses.filter((status) => status === 201).length;
      expect(booked).toBe(MOST_A_DAY);
      expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    }
  });

  test('each stored call is taken in the answer of the API, and nothing of its buffer is free', async () => {
    app = await openSite(engine);
    await race(app, 0);
    const answer = await app.request('/api/bookings/availability?from=2026-11-09&to=2026-11-09');
    const [day] = (await answer.json()).data.days;
    expect(day.free).toEqual([]);
    expect(day.closed).toEqual({ kind: 'full' });
    const calls = await app.context.db.selectFrom('bookings').selectAll().execute();
    const taken = day.taken.map((slot: { startsAt: string }) => slot.startsAt);
    expect(taken).toEqual(expect.arrayContaining(calls.map((call) => call.starts_at)));
  });
});

test('without the lock the buffers are violated on Postgres: the test can fail', {
  timeout: 120_000,
}, async () => {
  const app = await openSite('postgres');
  try {
    await sql.raw(DISARM_CALENDAR_LOCK).execute(app.context.db);
    const faults: string[] = [];
    for (let round = 0; round < 5; round += 1) faults.push(...(await race(app, round)).faults);
    expect(faults.length).toBeGreaterThan(0);
  } finally {
    await app.close();
  }
});

async function openSite(engine: 'sqlite' | 'postgres'): Promise<TestApp> {
  const app = await openTestApp(engine, {
    env: {
      ALLOW_PRIVATE_ADDRESSES: '1',
      ...NO_LIMITS,
      TRUST_PROXY: '1',
    },
  });
  await addCalendar(app.context, { name: 'Own', url: calendar.url });
  await app.context.settings.set(bookingRulesArea, {
    ...DEFAULT_BOOKING_RULES,
    bufferBeforeMinutes: 10,
    bufferAfterMinutes: GAP_MINUTES - 10,
    maxCallsPerDay: MOST_A_DAY,
    observeOntarioHolidays: false,
  });
  return app;
}

/** Books many times of one Monday at once. Returns the violations among the booked calls. */
async function race(app: TestApp, round: number) {
  // From Monday to Friday, week after week.
  const day = 9 + 7 * Math.floor(round / 5) + (round % 5);
  const date = new Date(Date.UTC(2026, 10, day)).toISOString().slice(0, 10);
  const answers = await Promise.all(
    Array.from({ length: RACERS }, (_, at) =>
      app.post(
        '/api/bookings',
        {
          name: `Racer ${at}`,
          email: `racer-${round}-${at}@example.com`,
          appointmentDate: date,
          appointmentTime: SLOT_TIMES[at % SLOT_TIMES.length],
        },
        { 'X-Forwarded-For': networkOfRacer(at) },
      ),
    ),
  );
  const calls = await app.context.db
    .selectFrom('bookings')
    .selectAll()
    .where('toronto_date', '=', date)
    .where('status', 'in', ['active', 'held'])
    .orderBy('starts_at')
    .execute();
  const busy = await app.context.db.selectFrom('busy_times').selectAll().execute();
  const faults: string[] = [];
  for (const { starts_at, ends_at } of busy) {
    const inside = calls.filter((call) => call.starts_at < ends_at && starts_at < call.ends_at);
    faults.push(...inside.map((call) => `${call.starts_at} is in a busy time`));
  }
  if (calls.length > MOST_A_DAY) faults.push(`${calls.length} calls on ${date}`);
  for (const [at, call] of calls.entries()) {
    const before = calls[at - 1];
    const gap = before ? Date.parse(call.starts_at) - Date.parse(before.ends_at) : Infinity;
    if (gap < GAP_MINUTES * MINUTE_MS) faults.push(`${call.starts_at} follows after ${gap} ms`);
  }
  return { statuses: answers.map((answer) => answer.status), faults };
}
