import { afterEach, expect, test } from 'vitest';
import { welcomeSeriesArea } from '#app/emails/welcome-series.ts';
import { leaveByOneClick, subscribe } from '#test/confirmed-sign-ups.ts';
import { issueSteps } from '#test/issue-steps.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

const DAY_MS = 24 * 3_600_000;
const email = (days: number, isOn = true) => {
  return { isOn, days, subject: 'Welcome', preheader: '', body: 'Hello' };
};

let app: TestApp;
afterEach(() => app.close());

const open = async (emails = [email(0), email(3), email(7)]) => {
  app = await openTestApp('sqlite', { env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  await app.context.settings.set(welcomeSeriesArea, { emails });
};
const { startWorker } = issueSteps(() => app);

/** The numbers of the emails that were sent by two processes so many days later. */
const after = async (days: number): Promise<number[]> => {
  app.clock.advance(days * DAY_MS);
  await Promise.all([startWorker([]).runOnce(), startWorker([]).runOnce()]);
  const rows = app.context.db.selectFrom('outbox').select('props').where('state', '=', 'sent');
  const sent = await rows.where('template', '=', 'welcome-series').orderBy('finished_at').execute();
  return sent.map(({ props }) => JSON.parse(props).number);
};

test('the welcome series arrives on its days, each email once', async () => {
  await open();
  await subscribe(app);
  expect(await after(0)).toEqual([1]);
  expect(await after(2)).toEqual([1]);
  expect(await after(1)).toEqual([1, 2]);
  expect(await after(4)).toEqual([1, 2, 3]);
  expect(await after(9)).toEqual([1, 2, 3]);
});

test('the welcome series stops when the person unsubscribes, and starts no second time', async () => {
  await open();
  const token = await subscribe(app);
  await after(0);
  await leaveByOneClick(app, token);
  expect(await after(3)).toEqual([1]);
  app.clock.advance(DAY_MS);
  await subscribe(app);
  // The third one wasn't due while they were away.
  expect(await after(4)).toEqual([1, 3]);
});

test('the welcome series leaves out what is switched off, even after it was queued', async () => {
  await open([email(1), email(2, false), email(3)]);
  await subscribe(app);
  expect(await after(1)).toEqual([1]);
  const emails = [email(1), email(2), email(3, false)];
  await app.context.settings.set(welcomeSeriesArea, { emails });
  expect(await after(5)).toEqual([1]);
});
