import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { silentLog } from '../log.server.ts';
import { enqueue } from './outbox.server.ts';
import { createOutboxWorker, type Delivery } from './worker.server.ts';

const DAY_MS = 86_400_000;

describeOnBothDatabases('the worker of the queue', (engine) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await openTestApp(engine);
  });
  afterEach(() => app.close());

  /** A worker whose provider fails until it is told otherwise. */
  function startFailing() {
    const { db, now } = app.context;
    const provider = { isUp: false };
    const mail = async (): Promise<Delivery> => {
      const attempt = { provider: 'smtp', outcome: 'refused', response: 'Try later' };
      const attempts = [{ ...attempt, startedAt: now(), finishedAt: now() }];
      return provider.isUp
        ? { kind: 'sent', provider: 'smtp', response: 'OK', attempts }
        : { kind: 'retry', response: 'Try later', attempts };
    };
    const worker = createOutboxWorker({ db, log: silentLog, now, deliver: { mail } });
    return { worker, provider };
  }
  const queueFor = (due: Date) =>
    enqueue(
      app.context.db,
      {
        template: 'contact-receipt',
        recipient: 'a@example.com',
        dedupeKey: 'k',
        props: {},
        sendAt: due,
      },
      app.context.now(),
    );
  const row = () => app.context.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();

  test('a mail queued long before it is due has its 72 hours of tries from the first one', async () => {
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

  test('a mail that fails for 72 hours is given up', async () => {
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
});
