import { afterEach, expect, test } from 'vitest';
import { newId } from '#app/platform/ids.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { leaseNextRow } from '#app/platform/outbox/outbox.queries.server.ts';
import { createOutboxWorker } from '#app/platform/outbox/worker.server.ts';
import {
  addressHash,
  secretToken,
  secretTokenHash,
} from '#app/platform/secret-links/secret-links.server.ts';
import { issueSteps } from '#test/issue-steps.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { continueIssues } from './issue-sending.server.ts';
import { newsletterArea } from './issue-settings.server.ts';

const MINUTE_MS = 60_000;

describeOnBothDatabases('an issue of the newsletter', (engine) => {
  let app: TestApp;

  afterEach(() => app.close());

  const open = async (members: number, list = 'newsletter') => {
    app = await openTestApp(engine, { env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    await app.context.settings.set(newsletterArea, { perMinute: 600, archive: true });
    const { db, settings, now } = app.context;
    const time = now().toISOString();
    const rows = Array.from({ length: members }, (_, at) => {
      const id = newId(new Date(now().getTime() - 1000 + at));
      const email = `reader-${at}@example.com`;
      return {
        ...{ id, list, email, email_hash: addressHash(settings.secrets, email) },
        ...{ status: 'confirmed' as const, preferences: '{}', source: 'test', page: '/' },
        manage_hash: secretTokenHash(settings.secrets, 'manage', id),
        ...{ created_at: time, requested_at: time, confirmed_at: time },
      };
    });
    for (let at = 0; at < rows.length; at += 50) {
      await db
        .insertInto('signups')
        .values(rows.slice(at, at + 50))
        .execute();
    }
    return rows;
  };

  const { begin, read, startWorker } = issueSteps(() => app);

  /** Takes an email and sends nothing, as a process that is killed does. Returns its address. */
  const leaseByDeadWorker = async () => {
    const { db, now } = app.context;
    const leaseUntil = new Date(now().getTime() + MINUTE_MS).toISOString();
    const lease = { owner: 'killed', now: now().toISOString(), leaseUntil };
    return (await leaseNextRow(db, 'mail', lease))?.recipient;
  };

  test('reaches everybody once, with two processes, crashes in between and refusals', async () => {
    const size = engine === 'sqlite' ? 500 : 200;
    const bounced = size / 100;
    const members = await open(size);
    const left = members[7];
    const token = secretToken(app.context.settings.secrets, 'manage', left?.id ?? '');
    const sentTo: string[] = [];
    const isRefused = (to: string) => /reader-\d*13@/.test(to);
    const workers = [startWorker(sentTo, isRefused), startWorker(sentTo, isRefused)];
    await begin();
    const id = (
      await app.context.db.selectFrom('newsletter_issues').select('id').executeTakeFirstOrThrow()
    ).id;
    let crashes = 0;
    let inDoubt: string | undefined;
    // Its transaction fails before the commit, as if the process had been killed.
    const dying = {
      ...app.context,
      wakeOutbox: () => undefined,
      db: dyingDatabase(app.context.db, () => crashes++),
    };
    await app.request(`/u/${token}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    for (let round = 0; round < 60 && (await read(id)).issue.state === 'sending'; round++) {
      app.clock.advance(10_000);
      if (round % 2 === 0) await continueIssues(dying).catch(() => undefined);
      await Promise.all([continueIssues(app.context), continueIssues(app.context)]);
      if (round === 1) inDoubt = await leaseByDeadWorker();
      await Promise.all(workers.map((worker) => worker.runOnce()));
    }
    const { issue, report } = await read(id);
    expect(crashes).toBeGreaterThan(1);
    expect(issue.state).toBe('sent');
    expect(new Set(sentTo).size).toBe(sentTo.length);
    const refused = members.filter(({ email }) => isRefused(email));
    expect(refused).toHaveLength(bounced);
    const expected = members.filter(
      (member) => member !== left && member.email !== inDoubt && !isRefused(member.email),
    );
    expect([...sentTo].sort()).toEqual(expected.map(({ email }) => email).sort());
    expect(report).toEqual({
      ...{ recipients: size - 1, sent: size - 2 - bounced, bounced, failed: 0, waiting: 0 },
      ...{ inDoubt: 1, notSent: 0, unsubscribed: 0 },
    });
    const suppressed = await app.context.db.selectFrom('suppressions').selectAll().execute();
    expect(suppressed.filter(({ reason }) => reason === 'bounced')).toHaveLength(bounced);
  }, 120_000);

  test('is queued in small steps, at the rate that is set, and never far ahead of what is sent', async () => {
    await open(300);
    await app.context.settings.set(newsletterArea, { perMinute: 60, archive: true });
    const id = await begin();
    const queued = async () => (await read(id)).issue.recipients;
    expect(await queued()).toBe(0);
    app.clock.advance(10_000);
    await continueIssues(app.context);
    expect(await queued()).toBe(10);
    await continueIssues(app.context);
    expect(await queued()).toBe(10);
    app.clock.advance(10 * MINUTE_MS);
    for (let i = 0; i < 5; i++) await continueIssues(app.context);
    // After a long break the emails of one minute are queued, and no more until the clock advances.
    expect(await queued()).toBe(70);
    app.clock.advance(MINUTE_MS);
    for (let i = 0; i < 5; i++) await continueIssues(app.context);
    expect(await queued()).toBe(100);
  });
});

test('a confirmation leaves at once while an issue fills the queue', async () => {
  const app = await openTestApp('sqlite', { env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  const { db, now } = app.context;
  const order: number[] = [];
  const worker = createOutboxWorker({
    db,
    log: silentLog,
    now,
    deliver: {
      async mail(row) {
        order.push(row.priority);
        return { kind: 'sent', provider: 'smtp', response: 'OK' };
      },
    },
  });
  const time = now().toISOString();
  await db
    .insertInto('outbox')
    .values(
      Array.from({ length: 100 }, (_, at) => ({
        ...{ id: newId(now()), channel: 'mail' as const, template: 'newsletter-issue' },
        ...{ recipient: `r-${at}@example.com`, props: '{}', dedupe_key: `bulk:${at}`, priority: 9 },
        ...{ state: 'queued' as const, next_attempt_at: time, created_at: time },
      })),
    )
    .execute();
  await app.post('/api/newsletter/subscribe', { email: 'visitor@example.com' });
  await worker.runOnce();
  expect(order.indexOf(5)).toBe(0);
  await app.close();
});

/** A database whose first transaction is rolled back at its end. */
function dyingDatabase(
  db: TestApp['context']['db'],
  onDeath: () => void,
): TestApp['context']['db'] {
  return new Proxy(db, {
    get(target, name) {
      if (name !== 'transaction') {
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      return () => ({
        execute: (work: (transaction: typeof db) => Promise<unknown>) =>
          target.transaction().execute(async (transaction) => {
            await work(transaction as never);
            onDeath();
            throw new Error('Killed before the commit.');
          }),
      });
    },
  });
}
