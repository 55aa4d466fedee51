import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADMIN_PASSWORD, type AdminBrowser, logInAsMember } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';
import { bookCall, sendMessage } from '#test/visitor.ts';

describeOnBothDatabases('what is assigned to a person', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  let kim: AdminBrowser & { id: string };
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp(engine));
    kim = await logInAsMember(app);
  });
  afterEach(() => app.close());

  const write = async (name: string) => {
    const email = `${name.toLowerCase()}@example.org`;
    return (await sendMessage(app, { name, email, message: `Words of ${name}` })).id;
  };
  const show = (browser: AdminBrowser, path: string) => browser.read(path);
  const told = async () => {
    const rows = await app.context.db
      .selectFrom('outbox')
      .select(['recipient', 'props'])
      .where('template', '=', 'team-assigned')
      .execute();
    return rows.map(({ recipient, props }) => `${recipient} ${props}`);
  };

  test('a message is found under “mine” and first on Today', async () => {
    const first = await write('Ana');
    await write('Bob');
    const path = `/admin/inbox/${first}`;
    expect((await owner.post(path, { intent: 'assign', assignee: kim.id })).status).toBe(303);
    expect((await owner.post(path, { intent: 'assign', assignee: 'nobody-known' })).status).toBe(
      400,
    );
    for (const search of ['', '&q=words&status=new']) {
      const mine = await show(kim, `/admin/inbox?assigned=mine${search}`);
      expect(mine, search).toContain('>Ana</a>');
      expect(mine, search).not.toContain('>Bob</a>');
      const free = await show(kim, `/admin/inbox?assigned=nobody${search}`);
      expect(free, search).not.toContain('>Ana</a>');
      expect(free, search).toContain('>Bob</a>');
    }
    const today = await show(kim, '/admin/today');
    expect(today.indexOf('>Ana</a>')).toBeLessThan(today.indexOf('>Bob</a>'));
  });

  test('the person is told by email, unless they did it themselves', async () => {
    const [first, second] = [await write('Ana'), await write('Bob')];
    await owner.post(`/admin/inbox/${first}`, { intent: 'assign', assignee: kim.id });
    expect(await told()).toHaveLength(1);
    expect((await told())[0]).toContain('kim@example.com');
    // “Owner” stands for a name in a list, not in a sentence.
    expect((await told())[0]).toContain('"by":""');
    await owner.post(`/admin/inbox/${first}`, { intent: 'assign', assignee: kim.id });
    await kim.post(`/admin/inbox/${second}`, { intent: 'assign', assignee: kim.id });
    expect(await told()).toHaveLength(1);
  });

  test('a call can be assigned as well, and a removed person has nothing left', async () => {
    await bookCall(app, { name: 'Ana Roy', email: 'ana@example.org' });
    const [call] = await app.context.db.selectFrom('bookings').selectAll().execute();
    const path = `/admin/bookings/${call?.id}`;
    const done = await owner.post(path, { intent: 'assign', assignee: kim.id });
    expect(done.headers.get('Location')).toContain('done=assigned');
    expect(await show(owner, '/admin/bookings')).toContain('for Kim Baker');
    await owner.post(`/admin/security?user=${kim.id}`, {
      intent: 'remove',
      current: ADMIN_PASSWORD,
    });
    expect(await show(owner, '/admin/bookings')).not.toContain('for Kim Baker');
  });

  test('without a team, nothing can be assigned and no page speaks of it', async () => {
    await owner.post(`/admin/security?user=${kim.id}`, {
      intent: 'remove',
      current: ADMIN_PASSWORD,
    });
    const id = await write('Ana');
    for (const path of [`/admin/inbox/${id}`, '/admin/inbox', '/admin/bookings']) {
      expect(await show(owner, path), path).not.toContain('Assigned to');
    }
    expect(await show(owner, '/admin/today')).not.toContain('assigned to nobody');
  });
});
