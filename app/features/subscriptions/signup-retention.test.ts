import { afterEach, expect, test } from 'vitest';
import { leaveByOneClick, subscribe } from '#test/confirmed-sign-ups.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';

const DAY_MS = 24 * 3_600_000;

describeOnBothDatabases('what is not kept', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());

  const signups = () => app.context.db.selectFrom('signups').selectAll().execute();
  const consents = () => app.context.db.selectFrom('consents').selectAll().execute();

  test('an address that nobody confirmed goes after 14 days, with everything noted about it', async () => {
    app = await openTestApp(engine);
    await app.post('/api/newsletter/subscribe', { email: 'pending@example.com' });
    app.clock.advance(14 * DAY_MS - 1000);
    await app.dailyJobs.runNow();
    expect(await signups()).toHaveLength(1);
    app.clock.advance(2000);
    await app.dailyJobs.runNow();
    expect(await signups()).toHaveLength(0);
    expect(await consents()).toHaveLength(0);
    const left = await app.context.db.selectFrom('signup_confirmations').selectAll().execute();
    expect(left).toHaveLength(0);
  });

  test('a confirmed address stays; one that left is a hash the day after, and its link still works', async () => {
    app = await openTestApp(engine);
    await subscribe(app, 'stays@example.com');
    const token = await subscribe(app, 'leaves@example.com');
    app.clock.advance(40 * DAY_MS);
    await leaveByOneClick(app, token);
    await app.dailyJobs.runNow();
    expect((await signups()).map((signup) => signup.email).sort()).toEqual([
      'leaves@example.com',
      'stays@example.com',
    ]);
    app.clock.advance(DAY_MS + 1000);
    await app.dailyJobs.runNow();
    expect(await signups()).toMatchObject([
      { email: 'stays@example.com', status: 'confirmed' },
      { email: null, status: 'left' },
    ]);
    expect(JSON.stringify(await consents())).not.toContain('leaves@');
    expect((await leaveByOneClick(app, token)).status).toBe(200);
  });

  test('network addresses go after 90 days, the proof itself stays', async () => {
    app = await openTestApp(engine);
    await subscribe(app);
    app.clock.advance(90 * DAY_MS + 1000);
    await app.dailyJobs.runNow();
    expect(await consents()).toHaveLength(2);
    for (const { ip } of [...(await consents()), ...(await signups())]) expect(ip).toBeNull();
  });
});
