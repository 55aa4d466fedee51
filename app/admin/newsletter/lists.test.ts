import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { addConfirmedSignUps } from '#test/confirmed-sign-ups.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';

describeOnBothDatabases('sign-ups in the admin area', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp(engine, { time: '2026-11-03T15:00:00Z' }));
    await addConfirmedSignUps(app, 'newsletter', 1);
  });
  afterEach(() => app.close());

  const show = async (path: string) =>
    (await (await owner.get(path)).text()).replace(/<!-- -->|<\/?time[^>]*>/g, '');
  const change = (changes: object) => app.context.db.updateTable('signups').set(changes).execute();

  test('each has the day on which it got its status', async () => {
    const list = '/admin/newsletter/subscribers?list=newsletter';
    await change({ confirmed_at: '2025-03-14T12:00:00.000Z' });
    expect(await show(list)).toContain('Confirmed, Mar 14, 2025');
    await change({ status: 'left', ended_at: '2026-11-05T15:00:00.000Z' });
    expect(await show(list)).toContain('Unsubscribed, Nov 5, 2026');
    await change({ status: 'pending', confirmed_at: null, ended_at: null });
    expect(await show(list)).toContain('Not confirmed, Nov 3, 2026');
  });

  test('each list counts its people by their status', async () => {
    await addConfirmedSignUps(app, 'waitlist:download:ai-readiness-assessment', 2);
    const lists = await show('/admin/newsletter/subscribers');
    expect(lists).toContain('Waitlist for AI Readiness Assessment');
    expect(lists).toContain('2 confirmed');
    expect(lists).toContain('0 not confirmed, 0 unsubscribed');
  });
});
