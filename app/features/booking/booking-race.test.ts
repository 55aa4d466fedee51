import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { NO_LIMITS, networkOfRacer } from '#test/no-limits.ts';
import { proofSize } from '#test/proof-size.ts';
import { describeOnBothDatabases, engines, openTestApp, type TestApp } from '#test/test-app.ts';

const ROUNDS = proofSize(8, 20);
const RACERS = 32;
const TIMES = ['9:00 AM', '9:30 AM', '10:00 AM', '10:30 AM'];
const DATES = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];
const SLOTS = DATES.flatMap((date) => TIMES.map((time) => ({ date, time }))).slice(0, ROUNDS);

describeOnBothDatabases('32 people who ask for one slot at once', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());

  test('every time one gets it, 31 are told of three others, and one pair of emails goes out', async () => {
    app = await openRaceSite(engine);
    for (const [round, slot] of SLOTS.entries()) {
      const answers = await race(app, slot, round);
      const lost = answers.filter((answer) => answer.status === 409);
      expect([answers.filter((answer) => answer.status === 201).length, lost.length]).toEqual([
        1,
        RACERS - 1,
      ]);
      for (const answer of lost) expect((await answer.json()).data.nearest).toHaveLength(3);
    }
    expect(await count(app, 'bookings')).toBe(ROUNDS);
    // Confirmation, notice, two reminders.
    expect(await count(app, 'outbox')).toBe(4 * ROUNDS);
    expect(await count(app, 'idempotency_keys')).toBe(ROUNDS);
  });

  test('the database itself refuses a second call at a time', async () => {
    app = await openRaceSite(engine);
    const { db } = app.context;
    await race(app, { date: '2026-11-23', time: '9:00 AM' }, 0);
    const call = await db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow();
    const second = { ...call, id: 'second', reference: 'second', token_hash: 'second' };
    await expect(db.insertInto('bookings').values(second).execute()).rejects.toThrow(/unique/i);
  });
});

test.runIf(engines.includes('postgres'))(
  'without unique index and lock the same race has several winners on Postgres: the test can fail',
  async () => {
    const app = await openRaceSite('postgres');
    try {
      await sql`drop index bookings_one_per_start`.execute(app.context.db);
      await sql`create function public.pg_advisory_xact_lock(key integer) returns void
        language sql as 'select null::void'`.execute(app.context.db);
      let winners = 0;
      for (const [round, slot] of SLOTS.slice(0, 5).entries()) {
        const answers = await race(app, slot, round);
        winners += answers.filter((answer) => answer.status === 201).length;
      }
      expect(winners).toBeGreaterThan(5);
    } finally {
      await app.close();
    }
  },
);

function openRaceSite(engine: 'sqlite' | 'postgres'): Promise<TestApp> {
  return openTestApp(engine, { env: { ...NO_LIMITS, TRUST_PROXY: '1' } });
}

function race(
  app: TestApp,
  slot: { date: string; time: string },
  round: number,
): Promise<Response[]> {
  return Promise.all(
    Array.from({ length: RACERS }, (_, at) =>
      app.post(
        '/api/bookings',
        {
          name: `Racer ${at}`,
          email: `racer-${round}-${at}@example.com`,
          appointmentDate: slot.date,
          appointmentTime: slot.time,
        },
        {
          'Idempotency-Key': `key-${Math.random()}`,
          'X-Forwarded-For': networkOfRacer(at),
        },
      ),
    ),
  );
}

async function count(
  app: TestApp,
  table: 'bookings' | 'outbox' | 'idempotency_keys',
): Promise<number> {
  const rows = await app.context.db.selectFrom(table).selectAll().execute();
  return rows.length;
}
