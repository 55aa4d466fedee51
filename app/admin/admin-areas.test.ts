import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDraft } from '#app/features/subscriptions/newsletter/issues/issue.server.ts';
import { ADMIN_PASSWORD, type AdminBrowser } from '#test/admin-browser.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { pathsBelow } from '#test/page-renderer.ts';
import { SPAM } from '#test/spam-samples.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';
import { movedPages } from './shell/moved-pages.ts';

const DAY_MS = 24 * 3_600_000;

describeOnBothDatabases('the areas of the owner', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp(engine, { env: NO_LIMITS }));
  });
  afterEach(() => app.close());

  const write = async (email: string, more: Record<string, unknown> = {}) => {
    const answer = await app.post('/api/contact', {
      name: 'Sample Visitor',
      email,
      message: 'We retype forty orders a day.',
      source: 'contact_form',
      ...more,
    });
    return (await answer.json()).data.id as string;
  };
  const rows = (table: 'submissions' | 'outbox' | 'newsletter_issues') =>
    app.context.db.selectFrom(table).selectAll().execute() as Promise<Record<string, unknown>[]>;
  const book = (email: string) =>
    app.post('/api/bookings', {
      name: 'Sample Visitor',
      email,
      appointmentDate: '2026-11-10',
      appointmentTime: '9:00 AM',
      source: 'assessment_booking',
    });

  test('every admin page opens for the owner, and no browser or proxy may store it', async () => {
    const id = await write('visitor@example.com');
    await book('visitor@example.com');
    const mail = (await rows('outbox'))[0]?.id;
    const issue = await createDraft(app.context);
    const paths = pathsBelow('/admin')
      .filter((path) => !movedPages[path] && !/login|logout|\/x(\/|$)|\/(file|upload)$/.test(path))
      .concat(
        `/admin/inbox/${id}`,
        `/admin/mail?email=${mail}`,
        `/admin/newsletter/${issue}`,
        `/admin/newsletter/${issue}/preview`,
        '/admin/people?email=visitor@example.com',
      );
    expect(paths.length).toBeGreaterThan(12);
    for (const path of paths) {
      const answer = await owner.get(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('Cache-Control'), path).toBe('no-store');
    }
  });

  test('a notice to a waitlist leaves only after the number of people was shown', async () => {
    const page = await (await owner.get('/admin/newsletter/subscribers')).text();
    const item = /<option value="([^"]+)"/.exec(page)?.[1] ?? '';
    const join = async (email: string) => {
      await app.post('/api/waitlist', { email, item, source: 'waitlist' });
      await app.context.db
        .updateTable('signups')
        .set({ status: 'confirmed', confirmed_at: app.clock.now().toISOString() })
        .execute();
    };
    const publish = { intent: 'publish', item, link: 'https://learn.example.com/' };
    const none = await owner.post('/admin/newsletter/subscribers', publish);
    expect(none.headers.get('Location')).toBe('/admin/newsletter/subscribers?done=nobody');
    await join('one@example.com');
    await join('two@example.com');
    const wrong = await owner.post('/admin/newsletter/subscribers', { ...publish, link: '' });
    expect(wrong.status).toBe(422);
    const drafted = await owner.post('/admin/newsletter/subscribers', publish);
    const issue = drafted.headers.get('Location') ?? '';
    const text = (await (await owner.get(issue)).text()).replaceAll('<!-- -->', '');
    expect(text).toContain('It goes to 2 people: the waitlist for');
    expect(await rows('newsletter_issues')).toMatchObject([{ state: 'draft' }]);
    const all = { audience: `waitlist:${item}`, when: 'now' };
    await owner.post(issue.replace(/\?.*/, ''), { intent: 'send', ...all });
    expect(await rows('newsletter_issues')).toMatchObject([
      { audience: `waitlist:${item}`, state: 'sending' },
    ]);
  });

  test('a webhook is added, shown its secret once, tested and switched off', async () => {
    const page = '/admin/advanced';
    const refused = await owner.post(page, {
      intent: 'add',
      url: 'http://127.0.0.1/hook',
      events: 'lead.created',
    });
    expect(refused.status).toBe(422);
    const added = await owner.post(page, {
      intent: 'add',
      url: 'https://hooks.example.com/a',
      events: 'lead.created',
      current: ADMIN_PASSWORD,
    });
    const secret = /whsec_[\w+/=]+/.exec(await added.text())?.[0] ?? '';
    expect(secret).not.toBe('');
    expect(await (await owner.get(page)).text()).not.toContain(secret);
    const [hook] = await app.context.db.selectFrom('webhooks').selectAll().execute();
    const id = hook?.id ?? '';
    await owner.post(page, { intent: 'test', id });
    expect((await rows('outbox'))[0]).toMatchObject({ channel: 'webhook', recipient: id });
    await owner.post(page, { intent: 'off', id });
    const [after] = await app.context.db.selectFrom('webhooks').selectAll().execute();
    expect(after?.enabled).toBe(0);
  });

  test('each kind of data is deleted on its day, not before', async () => {
    const spam = await write('spam@example.com', { company: SPAM });
    const lead = await write('lead@example.com');
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
