import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDraft } from '#app/features/subscriptions/newsletter/issues/issue.server.ts';
import { GENERAL_WAITLIST } from '#app/features/subscriptions/waitlist/waitlist.content.ts';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { pathsBelow } from '#test/page-renderer.ts';
import { SPAM } from '#test/spam-samples.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';
import { bookCall, sendMessage } from '#test/visitor.ts';
import { movedPages } from './shell/moved-pages.ts';

const DAY_MS = 24 * 3_600_000;

describeOnBothDatabases('the areas of the owner', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp(engine, { env: NO_LIMITS }));
  });
  afterEach(() => app.close());

  const rows = (table: 'submissions' | 'outbox' | 'newsletter_issues') =>
    app.context.db.selectFrom(table).selectAll().execute() as Promise<Record<string, unknown>[]>;
  test('every admin page opens for the owner, and no browser or proxy may store it', async () => {
    const { id } = await sendMessage(app);
    await bookCall(app);
    const mail = (await rows('outbox'))[0]?.id;
    const issue = await createDraft(app.context);
    const paths = pathsBelow('/admin')
      .filter((path) => !movedPages[path] && !/login|logout|\/x(\/|$)|\/(file|upload)$/.test(path))
      .concat(
        `/admin/inbox/${id}`,
        `/admin/mail?email=${mail}`,
        `/admin/newsletter/${issue}`,
        `/admin/newsletter/${issue}/preview`,
        '/admin/people?email=kim@example.com',
      );
    expect(paths.length).toBeGreaterThan(12);
    for (const path of paths) {
      const answer = await owner.get(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('Cache-Control'), path).toBe('no-store');
    }
  });

  test('a notice to a waitlist leaves only after the number of people was shown', async () => {
    const item = GENERAL_WAITLIST;
    const join = async (email: string) => {
      await app.post('/api/waitlist', { email, item, source: 'waitlist' });
      await app.context.db
        .updateTable('signups')
        .set({ status: 'confirmed', confirmed_at: app.clock.now().toISOString() })
        .execute();
    };
    const publish = { intent: 'notify', item, link: 'https://learn.example.com/' };
    const press = (more = {}) =>
      owner.post('/admin/newsletter/subscribers', { ...publish, ...more });
    const none = await press();
    expect(none.headers.get('Location')).toBe('/admin/newsletter/subscribers?done=nobody');
    await join('one@example.com');
    await join('two@example.com');
    expect((await press({ link: '' })).status).toBe(422);
    const drafted = await press();
    const issue = drafted.headers.get('Location') ?? '';
    const all = { audience: `waitlist:${item}` };
    const words = { subject: 'Ready', body: 'See it now' };
    const counted = await owner.post(issue, { intent: 'count', ...words, ...all });
    expect(await counted.text()).toContain('It goes to 2 people: the waitlist for');
    expect(await rows('newsletter_issues')).toMatchObject([{ state: 'draft' }]);
    await owner.post(issue, { intent: 'send', ...all });
    expect(await rows('newsletter_issues')).toMatchObject([
      { audience: `waitlist:${item}`, state: 'sending' },
    ]);
  });

  test('each kind of data is deleted on its day, not before', async () => {
    const spam = (await sendMessage(app, { company: SPAM })).id;
    const lead = (await sendMessage(app)).id;
    await app.context.db
      .updateTable('outbox')
      .set({ state: 'sent', finished_at: app.clock.now().toISOString() })
      .execute();
    const start = app.clock.now().getTime();
    const after = async (days: number) => {
      app.clock.set(new Date(start + days * DAY_MS + 1000));
      await app.dailyJobs.runNow();
    };
    const ids = async () => (await rows('submissions')).map((row) => row.id).sort();
    await after(29);
    expect(await ids()).toEqual([spam, lead].sort());
    await after(30);
    expect(await ids()).toEqual([lead]);
    await after(89);
    expect((await rows('submissions'))[0]?.ip).not.toBeNull();
    await after(90);
    expect((await rows('submissions'))[0]?.ip).toBeNull();
    await after(179);
    expect((await rows('outbox'))[0]?.props).not.toBe('{}');
    await after(180);
    for (const row of await rows('outbox')) expect(row.props).toBe('{}');
    await after(729);
    expect(await ids()).toEqual([lead]);
    await after(731);
    expect(await ids()).toEqual([]);
  });
});
