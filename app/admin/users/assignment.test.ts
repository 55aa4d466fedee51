import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emails } from '#app/emails/catalogue.ts';
import type { Email } from '#app/emails/email.ts';
import { renderEmail } from '#app/emails/render.server.ts';
import type { RenderPage } from '#server/http-app.ts';
import {
  ADMIN_PASSWORD,
  type AdminBrowser,
  logInAsMember,
  logInAsOwner,
} from '#test/admin-browser.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';

let renderPage: RenderPage;
beforeAll(async () => {
  renderPage = await createPageRenderer();
});

describeOnBothDatabases('what is assigned to a person', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  let kim: AdminBrowser & { id: string };
  beforeEach(async () => {
    const env = { ADMIN_PASSWORD, SUBMISSIONS_PER_TEN_MINUTES: '100' };
    app = await openTestApp(engine, { renderPage, env });
    owner = await logInAsOwner(app);
    kim = await logInAsMember(app);
  });
  afterEach(() => app.close());

  const write = async (name: string) => {
    const answer = await app.post('/api/contact', {
      ...{ name, email: `${name.toLowerCase()}@example.org`, message: `Words of ${name}` },
      source: 'contact_form',
    });
    return (await answer.json()).data.id as string;
  };
  const show = async (browser: AdminBrowser, path: string) =>
    (await (await browser.get(path)).text()).replaceAll('<!-- -->', '');
  const told = async () => {
    const rows = await app.context.db
      .selectFrom('outbox')
      .select(['recipient', 'props'])
      .where('template', '=', 'team-assigned')
      .execute();
    return rows.map(({ recipient, props }) => `${recipient} ${props}`);
  };

  test('a message is found under “mine” and first on Today, and its conversation says who did it', async () => {
    const first = await write('Ana');
    await write('Bob');
    const path = `/admin/inbox/${first}`;
    expect((await owner.post(path, { intent: 'assign', assignee: kim.id })).status).toBe(303);
    expect((await owner.post(path, { intent: 'assign', assignee: 'nobody-known' })).status).toBe(
      400,
    );
    for (const search of ['', '&q=words', '&status=new', '&q=words&status=new']) {
      const mine = await show(kim, `/admin/inbox?assigned=mine${search}`);
      expect(mine, search).toContain('>Ana</a>');
      expect(mine, search).not.toContain('>Bob</a>');
      const free = await show(kim, `/admin/inbox?assigned=nobody${search}`);
      expect(free, search).not.toContain('>Ana</a>');
      expect(free, search).toContain('>Bob</a>');
    }
    expect(await show(owner, '/admin/inbox?assigned=mine')).not.toContain('>Ana</a>');
    const today = await show(kim, '/admin/today');
    expect(today).toMatch(/<h3>Assigned to you \(1\)/);
    expect(today.indexOf('Assigned to you (1)')).toBeLessThan(today.indexOf('<h3>Today (1)'));
    expect(today).toContain('<b>1</b> new and unassigned');
    expect(await show(kim, path)).toContain('Assigned to Kim Baker by Owner');
    await kim.post(path, { intent: 'assign', assignee: '' });
    expect(await show(kim, path)).toContain('Unassigned by Kim Baker');
    const log = await show(owner, '/admin/advanced?action=lead-assigned');
    expect(log).toContain('Kim Baker');
  });

  test('the person is told by email, unless they don’t want it or did it themselves', async () => {
    const [first, second, third] = [await write('Ana'), await write('Bob'), await write('Cem')];
    await owner.post(`/admin/inbox/${first}`, { intent: 'assign', assignee: kim.id });
    expect(await told()).toHaveLength(1);
    expect((await told())[0]).toContain('kim@example.com');
    // “Owner” stands for a name in a list, not in a sentence.
    expect((await told())[0]).toContain('"by":""');
    const email = emails['team-assigned'] as Email<unknown>;
    const props = { what: 'message', from: 'Ana', by: '', path: '/admin/inbox/1' };
    const { config, settings } = app.context;
    const deps = { siteUrl: config.siteUrl, secrets: settings.secrets, facts: app.context.facts() };
    const mail = await renderEmail(email, props, await app.context.readMailSettings(), deps);
    expect(mail.text).toContain('The owner assigned the message from Ana to you.');
    await owner.post(`/admin/inbox/${first}`, { intent: 'assign', assignee: kim.id });
    await kim.post(`/admin/inbox/${second}`, { intent: 'assign', assignee: kim.id });
    await kim.post('/admin/security', { intent: 'profile', name: 'Kim Baker' });
    await owner.post(`/admin/inbox/${third}`, { intent: 'assign', assignee: kim.id });
    await kim.post(`/admin/inbox/${third}`, { intent: 'assign', assignee: 'owner' });
    expect(await told()).toHaveLength(1);
  });

  test('a call can be assigned as well, and a removed person has nothing left', async () => {
    await app.post('/api/bookings', {
      name: 'Ana Roy',
      email: 'ana@example.org',
      source: 'assessment_booking',
      appointmentDate: '2026-11-10',
      appointmentTime: '9:00 AM',
    });
    const [call] = await app.context.db.selectFrom('bookings').selectAll().execute();
    const path = `/admin/bookings/${call?.id}`;
    const done = await owner.post(path, { intent: 'assign', assignee: kim.id });
    expect(done.headers.get('Location')).toContain('done=assigned');
    expect(await show(kim, '/admin/bookings?assigned=mine')).toContain('Ana Roy');
    expect(await show(kim, '/admin/bookings?assigned=nobody')).not.toContain('Ana Roy');
    expect(await show(owner, '/admin/bookings')).toContain('for Kim Baker');
    expect(await show(owner, '/admin/advanced')).toContain('Call assigned');
    await owner.post(`/admin/security?user=${kim.id}`, { intent: 'remove', confirm: 'on' });
    expect(await show(owner, '/admin/bookings?assigned=nobody')).toContain('Ana Roy');
  });

  test('without a team, nothing can be assigned and no page speaks of it', async () => {
    await owner.post(`/admin/security?user=${kim.id}`, { intent: 'remove', confirm: 'on' });
    const id = await write('Ana');
    for (const path of [`/admin/inbox/${id}`, '/admin/inbox', '/admin/bookings']) {
      expect(await show(owner, path), path).not.toContain('Assigned to');
    }
    expect(await show(owner, '/admin/today')).not.toContain('assigned to nobody');
  });
});
