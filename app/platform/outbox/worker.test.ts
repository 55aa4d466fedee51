import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { silentLog } from '../log.server.ts';
import { type Delivery, PRIORITY, type Priority } from './delivery.ts';
import { leaseNextRow } from './outbox.queries.server.ts';
import { enqueue } from './outbox.server.ts';
import { createOutboxWorker, type OutboxWorker } from './worker.server.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

describeOnBothDatabases('the worker of the queue', (engine) => {
  let app: TestApp;
  let workers: OutboxWorker[];
  /** What each call of the provider gives; the last one repeats. */
  let outcomes: Delivery['kind'][];
  /** The rows for which the provider was called, in this order. */
  let sendings: { id: string; priority: number }[];
  let sendingMs: number;
  beforeEach(async () => {
    app = await openTestApp(engine);
    workers = [];
    outcomes = ['sent'];
    sendings = [];
    sendingMs = 0;
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await app.close();
  });

  const createWorker = () => {
    const { db, now } = app.context;
    const worker = createOutboxWorker({
      db,
      log: silentLog,
      now,
      deliver: {
        async mail({ id, priority }) {
          sendings.push({ id, priority });
          if (sendingMs > 0) await sleep(sendingMs);
          const kind = outcomes.length > 1 ? outcomes.shift() : outcomes[0];
          const attempt = {
            provider: 'smtp',
            outcome: String(kind),
            response: 'OK',
            startedAt: now(),
            finishedAt: now(),
          };
          const delivery = { kind, provider: 'smtp', response: 'OK', attempts: [attempt] };
          return delivery as Delivery;
        },
      },
    });
    workers.push(worker);
    return worker;
  };
  const queue = (
    dedupeKey = 'k',
    priority: Priority = PRIORITY.ordinary,
    sendAt = app.context.now(),
  ) =>
    enqueue(app.context.db, {
      channel: 'mail',
      template: 'owner-reply',
      props: {},
      to: 'a@example.com',
      now: app.context.now(),
      dedupeKey,
      priority,
      sendAt,
    });
  const rows = () => app.context.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const row = async () => (await rows())[0] as Awaited<ReturnType<typeof rows>>[number];
  const attempts = () =>
    app.context.db.selectFrom('outbox_attempts').selectAll().orderBy('number').execute();
  /** What a process leaves behind that dies while it sends. */
  const leaveByDeadProcess = () => {
    const now = app.context.now();
    const leaseUntil = new Date(now.getTime() + MINUTE_MS).toISOString();
    return leaseNextRow(app.context.db, 'mail', {
      owner: 'dead',
      now: now.toISOString(),
      leaseUntil,
    });
  };

  test('an email that fails is tried again for 72 hours from when it was due, then given up', async () => {
    outcomes = ['retry'];
    const due = new Date(app.context.now().getTime() + 20 * DAY_MS);
    await queue('k', PRIORITY.ordinary, due);
    const worker = createWorker();
    while ((await row()).state === 'queued') {
      app.clock.set(new Date((await row()).next_attempt_at));
      await worker.runOnce();
    }
    expect(await row()).toMatchObject({ state: 'failed', last_response: 'OK' });
    expect(await attempts()).toHaveLength(sendings.length);
    const triedMs = app.context.now().getTime() - due.getTime();
    expect(triedMs).toBeLessThanOrEqual(3 * DAY_MS);
    expect(triedMs).toBeGreaterThan(2 * DAY_MS);
  });

  test('an email that would come too late isn’t sent any more', async () => {
    await queue();
    app.clock.advance(4 * DAY_MS);
    await createWorker().runOnce();
    expect(await row()).toMatchObject({ state: 'failed', attempts: 1 });
    expect(sendings).toEqual([]);
  });

  test('a lost answer is sent once more, and the second one is left to the owner', async () => {
    outcomes = ['unknown'];
    await queue();
    const worker = createWorker();
    for (let round = 0; round < 5; round++) {
      await worker.runOnce();
      app.clock.advance(10 * MINUTE_MS);
    }
    expect(sendings).toHaveLength(2);
    expect(await row()).toMatchObject({ state: 'unknown', attempts: 2 });
    expect(await attempts()).toMatchObject([{ outcome: 'unknown' }, { outcome: 'unknown' }]);
  });

  test('what a killed process was sending is shown as in doubt and not sent again', async () => {
    await queue();
    await leaveByDeadProcess();
    // Another process on Postgres may still be sending until its lease ends; a file has one owner.
    if (engine === 'postgres') {
      await createWorker().runOnce();
      expect(await row()).toMatchObject({ state: 'sending' });
      app.clock.advance(MINUTE_MS);
    }
    createWorker().start();
    await vi.waitFor(async () => expect((await row()).state).toBe('unknown'));
    expect(await row()).toMatchObject({
      attempts: 1,
      lease_owner: null,
      last_response: expect.stringContaining('outcome was lost'),
    });
    expect(sendings).toEqual([]);
  });

  test('an outcome that comes after the lease has ended changes nothing', async () => {
    sendingMs = 50;
    await queue();
    const slow = createWorker().runOnce();
    await vi.waitFor(() => expect(sendings).toHaveLength(1));
    app.clock.advance(2 * MINUTE_MS);
    await createWorker().runOnce();
    await slow;
    expect(await row()).toMatchObject({ state: 'unknown' });
    expect(await attempts()).toEqual([]);
  });

  test('several processes send each email once', async () => {
    for (let at = 0; at < 60; at++) await queue(`k${at}`);
    await Promise.all([1, 2, 3].map(() => createWorker().runOnce()));
    expect(new Set(sendings.map(({ id }) => id)).size).toBe(60);
    expect(sendings).toHaveLength(60);
    expect(new Set((await rows()).map(({ state }) => state))).toEqual(new Set(['sent']));
  });

  test('an urgent email passes all newsletters but the one that is being sent', async () => {
    sendingMs = 20;
    for (let at = 0; at < 10; at++) await queue(`bulk${at}`, PRIORITY.bulk);
    const worker = createWorker();
    worker.start();
    await vi.waitFor(() => expect(sendings).toHaveLength(1), { interval: 2 });
    await queue('urgent', PRIORITY.urgent);
    await vi.waitFor(() => expect(sendings).toHaveLength(11), 5000);
    const place = sendings.findIndex(({ priority }) => priority === PRIORITY.urgent);
    expect(place).toBeGreaterThan(0);
    expect(place).toBeLessThan(5);
  });

  test('stopping waits for the email that is being sent and takes no other', async () => {
    sendingMs = 100;
    await queue('first');
    await queue('second');
    const worker = createWorker();
    worker.start();
    await vi.waitFor(() => expect(sendings).toHaveLength(1), { interval: 5 });
    await worker.stop();
    expect((await rows()).map(({ state }) => state).sort()).toEqual(['queued', 'sent']);
  });
});
