import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { createTestSchedule } from '#test/test-schedule.ts';
import { silentLog } from '../log.server.ts';
import { insertStartedAttempt } from './attempts.queries.server.ts';
import type { Deliver } from './delivery.ts';
import { leaseRows } from './lease.queries.server.ts';
import { enqueue } from './outbox.server.ts';
import { createOutboxWorker } from './worker.server.ts';

const DAY_MS = 86_400_000;

describeOnBothDatabases('the worker of the queue', (engine) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await openTestApp(engine);
  });
  afterEach(() => app.close());

  /** A worker whose provider fails until the test says otherwise. */
  function startFailing() {
    const provider = { isUp: false, calls: 0 };
    const deliver: Deliver = async (_row, attempts) => {
      if (!(await attempts.begin('smtp'))) return { kind: 'lost' };
      provider.calls++;
      attempts.end(provider.isUp ? 'accepted' : 'retry', 'Try later');
      return provider.isUp
        ? { kind: 'sent', provider: 'smtp', response: 'OK' }
        : { kind: 'retry', response: 'Try later' };
    };
    return { worker: createWorker(deliver), provider };
  }
  function createWorker(deliver: Deliver, findObstacle?: () => Promise<string | undefined>) {
    const { db, now } = app.context;
    return createOutboxWorker({
      ...{ db, log: silentLog, now, channel: 'mail', deliver, findObstacle },
    });
  }
  const queueFor = (sendAt: Date, dedupeKey = 'k') =>
    enqueue(app.context.db, {
      ...{ channel: 'mail', template: 'owner-reply', props: {}, sendAt, dedupeKey },
      ...{ to: 'a@example.com', now: app.context.now() },
    });
  const row = () => app.context.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  const attempts = () =>
    app.context.db.selectFrom('outbox_attempts').selectAll().orderBy('number').execute();
  /** What a process leaves behind if it dies while it holds a row. */
  const leaveWithDeadWorker = async (hasCalledProvider: boolean) => {
    const { db, now } = app.context;
    const { id } = await row();
    const leaseUntil = new Date(now().getTime() + 60_000).toISOString();
    await leaseRows(db, [id], {
      owner: `dead ${leaseUntil}`,
      now: now().toISOString(),
      leaseUntil,
    });
    if (hasCalledProvider) {
      await insertStartedAttempt(db, {
        ...{ id: `attempt ${leaseUntil}`, outboxId: id, provider: 'smtp' },
        startedAt: now().toISOString(),
      });
    }
    app.clock.advance(61_000);
  };

  test('an email queued long before it is due is retried for 72 hours from its first attempt', async () => {
    const { worker, provider } = startFailing();
    const due = new Date(app.context.now().getTime() + 20 * DAY_MS);
    await queueFor(due);
    app.clock.set(due);
    await worker.runOnce();
    expect(await row()).toMatchObject({ state: 'queued', attempts: 1 });
    provider.isUp = true;
    app.clock.set(new Date((await row()).next_attempt_at));
    await worker.runOnce();
    expect(await row()).toMatchObject({ state: 'sent', attempts: 2 });
  });

  test('an email that fails for 72 hours is given up', async () => {
    const { worker } = startFailing();
    const start = app.context.now();
    await queueFor(start);
    for (let round = 0; round < 60 && (await row()).state === 'queued'; round++) {
      app.clock.set(new Date((await row()).next_attempt_at));
      await worker.runOnce();
    }
    expect((await row()).state).toBe('failed');
    const triedMs = app.context.now().getTime() - start.getTime();
    expect(triedMs).toBeLessThanOrEqual(3 * DAY_MS);
    expect(triedMs).toBeGreaterThan(2.5 * DAY_MS);
  });

  test('a row of a worker that died before it called a provider is sent normally', async () => {
    const { worker, provider } = startFailing();
    provider.isUp = true;
    await queueFor(app.context.now());
    await leaveWithDeadWorker(false);
    await worker.runOnce();
    expect(await row()).toMatchObject({ state: 'sent', attempts: 1 });
    expect(await attempts()).toMatchObject([{ outcome: 'accepted' }]);
  });

  test('a row of a worker that died while a provider was called is sent once more, and both attempts are recorded', async () => {
    const { worker, provider } = startFailing();
    provider.isUp = true;
    await queueFor(app.context.now());
    await leaveWithDeadWorker(true);
    await worker.runOnce();
    expect(await row()).toMatchObject({ state: 'sent', attempts: 2 });
    expect(await attempts()).toMatchObject([
      { number: 1, outcome: 'unknown' },
      { number: 2, outcome: 'accepted' },
    ]);
  });

  test('a row whose outcome was lost twice is left to the owner', async () => {
    const { worker, provider } = startFailing();
    await queueFor(app.context.now());
    await leaveWithDeadWorker(true);
    await app.context.db.updateTable('outbox').set({ provider: 'in-doubt' }).execute();
    await worker.runOnce();
    expect(await row()).toMatchObject({ state: 'unknown' });
    expect(provider.calls).toBe(0);
  });

  test('while nothing can be sent no row is touched, and what expires is given up', async () => {
    const { context } = app;
    await queueFor(context.now());
    const before = await row();
    let calls = 0;
    const worker = createWorker(
      async () => {
        calls++;
        return { kind: 'lost' };
      },
      async () => 'There are no email settings.',
    );
    expect(await worker.runOnce()).toBe(0);
    expect(await row()).toEqual(before);
    app.clock.advance(4 * DAY_MS);
    await worker.runOnce();
    expect(await row()).toMatchObject({ state: 'failed', attempts: 0 });
    expect(calls).toBe(0);
  });

  test('a burst of submissions wakes it once', async () => {
    const timers = createTestSchedule(app.clock);
    const { db, now } = app.context;
    let looks = 0;
    const worker = createOutboxWorker({
      ...{ db, log: silentLog, now, channel: 'mail', schedule: timers.schedule },
      deliver: async () => ({ kind: 'lost' }),
      findObstacle: async () => {
        looks++;
        return 'There are no email settings.';
      },
    });
    worker.start();
    await timers.advance(0);
    looks = 0;
    for (let i = 0; i < 50; i++) worker.wake();
    await timers.advance(100);
    expect(looks).toBe(1);
    await worker.stop();
  });
});
