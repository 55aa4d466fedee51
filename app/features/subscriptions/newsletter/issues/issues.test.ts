import { afterEach, expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { secretToken } from '#app/platform/secret-links/secret-links.server.ts';
import { addConfirmedSignUps, leaveByOneClick } from '#test/confirmed-sign-ups.ts';
import { issueSteps } from '#test/issue-steps.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { savePreferences } from '../newsletter-preferences.server.ts';
import { changeIssue, createDraft, scheduleIssue } from './issue.server.ts';
import { countAudience, parseAudience } from './issue-audience.server.ts';
import { continueIssues, newsletterArea } from './issue-sending.server.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ALL = { name: 'all', list: 'newsletter' };

let app: TestApp;
afterEach(() => app.close());

type Wanted = { engine?: 'sqlite' | 'postgres'; list?: string; perMinute?: 60 | 600 };

const open = async (
  count: number,
  { engine = 'sqlite', list = 'newsletter', perMinute = 600 }: Wanted = {},
) => {
  app = await openTestApp(engine, { env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  await app.context.settings.set(newsletterArea, { perMinute, archive: true });
  await addConfirmedSignUps(app, list, count);
};

const { begin, read, startWorker } = issueSteps(() => app);

const continueAfter = async (ms: number) => {
  app.clock.advance(ms);
  await continueIssues(app.context);
};
const members = () => app.context.db.selectFrom('signups').selectAll().orderBy('id').execute();
const leave = (id: string) =>
  leaveByOneClick(app, secretToken(app.context.settings.secrets, 'manage', id));

describeOnBothDatabases('an issue of the newsletter', (engine) => {
  test('reaches everybody once, with two processes, crashes in between, refusals and people who leave', async () => {
    await open(100, { engine, perMinute: 60 });
    const all = await members();
    const sentTo: string[] = [];
    const isRefused = (to: string) => /reader-\d*3@/.test(to);
    const workers = [startWorker(sentTo, isRefused), startWorker(sentTo, isRefused)];
    const id = await begin();
    const [early, late] = all.filter(({ email }) => !isRefused(email ?? ''));
    let crashes = 0;
    const dying = { ...app.context, db: dyingDatabase(app.context.db, () => crashes++) };
    await leave(early?.id ?? '');
    for (let round = 0; round < 60 && (await read(id)).issue.state === 'sending'; round++) {
      app.clock.advance(10_000);
      if (round % 2 === 0) await continueIssues(dying).catch(() => undefined);
      await Promise.all([continueIssues(app.context), continueIssues(app.context)]);
      // Queued already, and not sent any more.
      if (round === 0) await leave(late?.id ?? '');
      await Promise.all(workers.map((worker) => worker.runOnce()));
    }
    const { issue, report } = await read(id);
    expect(crashes).toBeGreaterThan(2);
    expect(issue.state).toBe('sent');
    const expected = all.filter(
      (member) => member !== early && member !== late && !isRefused(member.email ?? ''),
    );
    expect([...sentTo].sort()).toEqual(expected.map(({ email }) => email).sort());
    expect(report).toEqual({
      recipients: 99,
      sent: 88,
      bounced: 10,
      failed: 0,
      waiting: 0,
      inDoubt: 0,
      notSent: 1,
      unsubscribed: 1,
    });
  }, 60_000);
});

test('an issue is queued in small steps, at the rate that is set, and never far ahead of what is sent', async () => {
  await open(200, { perMinute: 60 });
  const id = await begin();
  const queuedAfter = async (ms: number, times = 5) => {
    app.clock.advance(ms);
    for (let time = 0; time < times; time++) await continueIssues(app.context);
    return (await read(id)).issue.recipients;
  };
  expect(await queuedAfter(0)).toBe(0);
  expect(await queuedAfter(10_000)).toBe(10);
  // After a long break the emails of one minute are queued, and no more until the clock advances.
  expect(await queuedAfter(10 * MINUTE_MS)).toBe(70);
  expect(await queuedAfter(MINUTE_MS)).toBe(100);
});

test('an issue waits while it is paused, goes on where it was, and sends nothing more once it is cancelled', async () => {
  await open(40);
  const sentTo: string[] = [];
  const worker = startWorker(sentTo);
  const id = await begin();
  await continueAfter(1000);
  expect(await changeIssue(app.context, id, 'pause')).toBe(true);
  await worker.runOnce();
  await continueAfter(40 * DAY_MS);
  expect(sentTo).toEqual([]);
  expect(await changeIssue(app.context, id, 'resume')).toBe(true);
  await worker.runOnce();
  expect(sentTo).toHaveLength(10);
  await continueAfter(1000);
  expect(await changeIssue(app.context, id, 'cancel')).toBe(true);
  await worker.runOnce();
  await continueAfter(MINUTE_MS);
  expect(sentTo).toHaveLength(10);
  const { issue, report } = await read(id);
  expect(issue.state).toBe('cancelled');
  expect(report).toMatchObject({ recipients: 20, sent: 10, notSent: 10, waiting: 0 });
  expect(await changeIssue(app.context, id, 'resume')).toBe(false);
});

test('an issue waits for its time, and asks the owner if that passed while the site was down', async () => {
  await open(3);
  const draft = () => createDraft(app.context, { subject: 'News', preheader: '', body: 'Words.' });
  const sendAt = new Date(app.clock.now().getTime() + 60 * MINUTE_MS);
  const [soon, late] = [await draft(), await draft()];
  const plan = (id: string) => scheduleIssue(app.context, id, { audience: ALL, sendAt });
  await plan(soon);
  expect(await plan(soon)).toBe(false);
  await continueAfter(59 * MINUTE_MS);
  expect((await read(soon)).issue.state).toBe('scheduled');
  await continueAfter(MINUTE_MS);
  expect((await read(soon)).issue.state).toBe('sending');
  await plan(late);
  await continueAfter(61 * MINUTE_MS);
  expect((await read(late)).issue).toMatchObject({ state: 'paused', note: 'late' });
  await changeIssue(app.context, late, 'resume');
  expect((await read(late)).issue).toMatchObject({ state: 'sending', note: null });
});

test('an issue to a waitlist is the one email that was promised, and ends the entries, also of an item that is gone', async () => {
  await open(3, { list: 'waitlist:course:bread-baking' });
  const sentTo: string[] = [];
  await begin('waitlist:course:bread-baking');
  await continueAfter(MINUTE_MS);
  await startWorker(sentTo).runOnce();
  expect(sentTo).toHaveLength(3);
  expect(new Set((await members()).map(({ status }) => status))).toEqual(new Set(['notified']));
  const again = await begin('waitlist:course:bread-baking');
  await continueAfter(MINUTE_MS);
  expect((await read(again)).issue.recipients).toBe(0);
});

test('an issue leaves out what somebody does not want, who pauses, and who had one this month', async () => {
  await open(4);
  const info = { requestId: '', ip: '', nonce: '' };
  const [, noOffers, monthly, paused] = await members();
  const choice = { leaveOut: [], frequency: 'all', pause: 'keep' } as const;
  for (const [signup, chosen] of [
    [noOffers, { ...choice, leaveOut: ['offers'] }],
    [monthly, { ...choice, frequency: 'monthly' }],
    [paused, { ...choice, pause: 'start' }],
  ] as const) {
    if (signup) await savePreferences(app.context, info, signup, chosen);
  }
  const recipientsOf = async (name: string) => {
    const audience = parseAudience(builtInFacts, name) ?? expect.fail(name);
    const expected = await countAudience(app.context.db, audience, app.clock.now());
    const id = await begin(name);
    await continueAfter(MINUTE_MS);
    expect((await read(id)).issue.recipients).toBe(expected);
    return expected;
  };
  expect(await recipientsOf('all')).toBe(3);
  app.clock.advance(7 * DAY_MS);
  expect(await recipientsOf('topic:offers')).toBe(1);
  app.clock.advance(90 * DAY_MS);
  expect(await recipientsOf('all')).toBe(4);
});

/** A database whose first transaction is rolled back at its end, as if the process were killed. */
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
