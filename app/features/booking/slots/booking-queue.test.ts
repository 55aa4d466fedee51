import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connectDatabase } from '#database/connect.ts';
import { describeOutage } from '#database/outage.ts';
import { networkOfRacer } from '#test/booking-race.ts';
import { SLOT_TIMES } from '#test/default-slots.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { runInBookingQueue } from './booking-queue.server.ts';

/** Longer than the pool's timeout for a connection. */
const LOCKED_MS = 3_600;
const PEOPLE = 64;

const PLENTY = {
  ...NO_LIMITS,
  TRUST_PROXY: '1',
};

test('a calendar that is locked for seconds keeps sixty-four people waiting and turns nobody away', {
  timeout: 180_000,
}, async () => {
  const app = await openTestApp('postgres', { env: PLENTY });
  try {
    const unlock = await lockElsewhere(app);
    const answers = Promise.all(Array.from({ length: PEOPLE }, (_, at) => book(app, at)));
    setTimeout(() => void unlock(), LOCKED_MS);
    // Requests that only read still get a connection.
    const page = await app.request('/api/bookings/availability?from=2026-11-10&to=2026-11-10');
    expect(page.status).toBe(200);
    const statuses = await answers;
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(statuses.filter((status) => status === 201)).toHaveLength(SLOT_TIMES.length);
  } finally {
    await app.close();
  }
});

describeOnBothDatabases('the queue for a slot', (engine) => {
  test('runs everybody, in order on Postgres, also after an error', async () => {
    const app = await openTestApp(engine);
    const begun: number[] = [];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) =>
        runInBookingQueue(app.context.db, async () => {
          begun.push(at);
          await new Promise((resolve) => setTimeout(resolve, 2));
          if (at % 3 === 0) throw new Error('a bug');
          return at;
        }),
      ),
    );
    await app.close();
    expect(begun).toEqual(Array.from({ length: 20 }, (_, at) => at));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(13);
  });
});

test('a wait that is too long counts as an outage, and the place is not lost', async () => {
  const app = await openTestApp('postgres');
  const { db } = app.context;
  let end = () => {};
  const busy = new Promise<void>((resolve) => {
    end = resolve;
  });
  const holders = Array.from({ length: 4 }, () => runInBookingQueue(db, () => busy));
  const late = await runInBookingQueue(db, async () => 'booked', 20).catch(
    (error: unknown) => error,
  );
  expect(describeOutage(late)).toBe('connection');
  end();
  await Promise.all(holders);
  expect(await runInBookingQueue(db, async () => 'booked', 20)).toBe('booked');
  await app.close();
});

/** Holds the lock on the calendar in another connection. */
async function lockElsewhere(app: TestApp): Promise<() => Promise<void>> {
  const { database } = app.context.config;
  const db = connectDatabase(database);
  const transaction = await db.startTransaction().execute();
  await sql`select pg_advisory_xact_lock(hashtext('bookings calendar'))`.execute(transaction);
  return async () => {
    await transaction.commit().execute();
    await db.destroy();
  };
}

async function book(app: TestApp, at: number): Promise<number> {
  const answer = await app.post(
    '/api/bookings',
    {
      name: `Person ${at}`,
      email: `person-${at}@example.com`,
      appointmentDate: '2026-11-09',
      appointmentTime: SLOT_TIMES[at % SLOT_TIMES.length],
    },
    { 'X-Forwarded-For': networkOfRacer(at) },
  );
  return answer.status;
}
