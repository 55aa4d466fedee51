import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { createTestSchedule, type TestSchedule } from '#test/test-schedule.ts';
import { silentLog } from '../log.server.ts';
import type { Deliver, Schedule } from './delivery.ts';
import { MAIL_LANES, PRIORITY, type Priority } from './lanes.ts';
import { enqueue } from './outbox.server.ts';
import { createOutboxWorker, type OutboxWorker } from './worker.server.ts';

const SECOND_MS = 1000;
const RENEW_MS = 15 * SECOND_MS;

describeOnBothDatabases('two workers on one database', (engine) => {
  let app: TestApp;
  let timers: TestSchedule;
  let workers: OutboxWorker[];
  /** Row ids in the order in which a provider was called for them. */
  let sendings: string[];

  beforeEach(async () => {
    app = await openTestApp(engine);
    timers = createTestSchedule(app.clock);
    workers = [];
    sendings = [];
  });
  afterEach(async () => {
    const stopped = Promise.all(workers.map((worker) => worker.stop()));
    await timers.advance(300 * SECOND_MS);
    await stopped;
    await app.close();
  });

  const queue = async (count: number, priority: Priority = PRIORITY.ordinary) => {
    for (let i = 0; i < count; i++) {
      await enqueue(app.context.db, {
        ...{ channel: 'mail', template: 'owner-reply', props: { reference: 'A' }, priority },
        ...{ to: 'visitor@example.com', dedupeKey: `${priority}:${i}`, now: app.clock.now() },
      });
    }
  };
  /** A provider that takes this long for each email. */
  const slow =
    (ms: number): Deliver =>
    async (row, attempts) => {
      if (!(await attempts.begin('smtp'))) return { kind: 'lost' };
      sendings.push(row.id);
      await timers.wait(ms);
      attempts.end('accepted', 'OK');
      return { kind: 'sent', provider: 'smtp', response: 'OK' };
    };
  const start = (deliver: Deliver, schedule: Schedule = timers.schedule) => {
    const { db, now } = app.context;
    const worker = createOutboxWorker({
      ...{ db, log: silentLog, now, channel: 'mail', deliver, schedule },
    });
    workers.push(worker);
    worker.start();
    return worker;
  };
  const rows = () => app.context.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const attempts = () =>
    app.context.db.selectFrom('outbox_attempts').selectAll().orderBy('number').execute();
  /** Small steps: on a busy machine a database response may take more than one of them. */
  const advanceUntil = async (isReached: () => boolean, limitMs: number) => {
    for (let ms = 0; ms < limitMs && !isReached(); ms += 100) await timers.advance(100);
    expect(isReached()).toBe(true);
  };
  const advanceUntilSent = async (limitMs: number) => {
    for (let ms = 0; ms < limitMs; ms += 5 * SECOND_MS) {
      await timers.advance(5 * SECOND_MS);
      if ((await rows()).every((row) => row.state === 'sent')) return;
    }
  };
  /** Timers of a process that is too busy to renew a lease. */
  const withoutRenewal: Schedule = (run, ms) =>
    ms === RENEW_MS ? () => undefined : timers.schedule(run, ms);

  test('send each of 20 emails once, at 40 seconds an email', async () => {
    await queue(20);
    start(slow(40 * SECOND_MS));
    start(slow(40 * SECOND_MS));
    await advanceUntilSent(900 * SECOND_MS);
    expect((await rows()).map((row) => row.state)).toEqual(Array(20).fill('sent'));
    expect(sendings).toHaveLength(20);
    expect(new Set(sendings).size).toBe(20);
    expect((await attempts()).every((attempt) => attempt.outcome === 'accepted')).toBe(true);
  }, 60_000);

  test('renew a lease for as long as the provider takes', async () => {
    await queue(1);
    start(slow(150 * SECOND_MS));
    start(slow(150 * SECOND_MS));
    await advanceUntilSent(400 * SECOND_MS);
    expect(sendings).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1 }]);
  }, 60_000);

  test('send again if a lease expires while a provider is being called, and record both attempts', async () => {
    await queue(1);
    start(slow(150 * SECOND_MS), withoutRenewal);
    await advanceUntil(() => sendings.length === 1, 5 * SECOND_MS);
    start(slow(SECOND_MS));
    await advanceUntilSent(140 * SECOND_MS);
    expect(sendings).toHaveLength(2);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
    expect(await attempts()).toMatchObject([
      { number: 1, outcome: 'unknown' },
      { number: 2, outcome: 'accepted' },
    ]);
    // The first worker comes back: what it found out is added, and changes no outcome.
    const isLate = async () => (await attempts())[0]?.response.includes('accepted. OK');
    for (let step = 0; step < 60 && !(await isLate()); step++) await timers.advance(5 * SECOND_MS);
    expect(await attempts()).toMatchObject([
      { number: 1, outcome: 'unknown', response: expect.stringMatching(/lost.*accepted\. OK$/) },
      { number: 2, outcome: 'accepted', response: 'OK' },
    ]);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  }, 60_000);

  test('leave a row to the worker that took it over, if no provider was called before', async () => {
    await queue(1);
    let isHeld = false;
    const stalled: Deliver = async (row, attempts) => {
      isHeld = true;
      await timers.wait(80 * SECOND_MS);
      return slow(SECOND_MS)(row, attempts);
    };
    start(stalled, withoutRenewal);
    await advanceUntil(() => isHeld, 5 * SECOND_MS);
    start(slow(SECOND_MS));
    await advanceUntilSent(300 * SECOND_MS);
    await timers.advance(120 * SECOND_MS);
    expect(sendings).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1 }]);
    expect(await attempts()).toMatchObject([{ outcome: 'accepted' }]);
  }, 60_000);

  test('let an urgent email through while newsletters fill their lanes', async () => {
    await queue(20, PRIORITY.bulk);
    const worker = start(slow(40 * SECOND_MS));
    const bulkLanes = MAIL_LANES.limits?.[PRIORITY.bulk];
    await advanceUntil(() => sendings.length === bulkLanes, 10 * SECOND_MS);
    await queue(1, PRIORITY.urgent);
    worker.wake();
    // Well before a newsletter finishes and frees its lane.
    await advanceUntil(() => sendings.length > (bulkLanes ?? 0), 10 * SECOND_MS);
    const urgent = (await rows()).find((row) => row.priority === PRIORITY.urgent);
    expect(sendings.at(-1)).toBe(urgent?.id);
  }, 60_000);
});
