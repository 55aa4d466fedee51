import { generateSync } from 'otplib';
import { afterEach, expect, test } from 'vitest';
import {
  ADMIN_PASSWORD,
  type AdminBrowser,
  logInAsMember,
  tryToLogIn,
} from '#test/admin-browser.ts';
import type { FakeSmtpServer } from '#test/fake-smtp-server.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';
import { adminLogin } from '../admin.content.ts';
import { securityWords } from '../session/security.content.ts';

describeOnBothDatabases('the team', (engine) => {
  let app: TestApp;

  let owner: AdminBrowser;

  let smtp: FakeSmtpServer | undefined;

  afterEach(async () => {
    await app.close();
    await smtp?.stop();
    smtp = undefined;
  });

  const open = async (env: NodeJS.ProcessEnv = {}) => {
    ({ app, owner } = await openOwnerApp(engine, { env }));
  };

  const members = () => app.context.db.selectFrom('admin_users').selectAll().execute();

  const logIn = (email: string, password: string, more: { code?: string } = {}) =>
    tryToLogIn(app, password, { email, ...more });

  test('two-factor authentication is each person’s own, and the owner can reset it', async () => {
    await open();
    const kim = await logInAsMember(app);
    const send = (fields: Record<string, string>) => kim.post('/admin/security', fields);
    await send({ intent: 'start-two-factor', current: ADMIN_PASSWORD });
    const page = await (await kim.get('/admin/security?setup=1')).text();
    const secret = /secret=([A-Z2-7]+)/.exec(page)?.[1] ?? '';
    const code = () =>
      generateSync({ secret, epoch: Math.floor(app.clock.now().getTime() / 1000) });
    const fields = { intent: 'confirm-two-factor', current: ADMIN_PASSWORD, code: code() };
    const recovery = /\w{4}(?:-\w{4}){5}/.exec(await (await send(fields)).text())?.[0] ?? '';
    app.clock.advance(30_000);
    // The owner's login asks for nothing more, and Kim's codes don't belong to it.
    expect((await tryToLogIn(app, ADMIN_PASSWORD)).status).toBe(303);
    const other = await logInAsMember(app, { name: 'Sam Lee', email: 'sam@example.com' });
    expect((await other.get('/admin/today')).status).toBe(200);
    expect((await logIn('kim@example.com', ADMIN_PASSWORD)).status).toBe(401);
    expect((await logIn('kim@example.com', ADMIN_PASSWORD, { code: code() })).status).toBe(303);
    expect((await logIn('kim@example.com', ADMIN_PASSWORD, { code: recovery })).status).toBe(303);
    expect((await logIn('kim@example.com', ADMIN_PASSWORD, { code: recovery })).status).toBe(401);
    await owner.post(`/admin/security?user=${kim.id}`, {
      intent: 'reset-two-factor',
      current: ADMIN_PASSWORD,
    });
    expect((await kim.get('/admin/today')).status).toBe(303);
    expect((await logIn('kim@example.com', ADMIN_PASSWORD)).status).toBe(303);
  });

  test('everybody sees their own sessions, the owner everybody’s, and each ends their own', async () => {
    await open();
    const kim = await logInAsMember(app);
    expect(await (await kim.get('/admin/security')).text()).not.toContain(
      `${securityWords.parts.users}</a>.`,
    );
    const all = await (await owner.get('/admin/security')).text();
    expect(all).toContain('Kim Baker');
    const ended = await kim.post('/admin/security', { intent: 'end-sessions' });
    const login = await app.request(ended.headers.get('Location') ?? '');
    expect(await login.text()).toContain(adminLogin.notices['sessions-ended']);
    expect((await kim.get('/admin/today')).status).toBe(303);
    expect((await owner.get('/admin/today')).status).toBe(200);
  });

  test('nobody changes their own role or access', async () => {
    await open();
    const sam = await logInAsMember(app, { name: 'Sam', email: 'sam@example.com', role: 'owner' });
    const path = `/admin/security?user=${sam.id}`;
    for (const intent of ['suspend', 'remove', 'reset-two-factor', 'link']) {
      expect((await sam.post(path, { intent, confirm: 'on' })).status, intent).toBe(409);
    }
    await sam.post(path, {
      intent: 'save',
      name: 'Sam L.',
      email: 'sam@example.com',
      role: 'staff',
    });
    expect(await members()).toMatchObject([{ name: 'Sam L.', role: 'owner' }]);
    await owner.post(path, {
      intent: 'save',
      name: 'Sam',
      email: 'sam@example.com',
      role: 'staff',
      current: ADMIN_PASSWORD,
    });
    expect((await sam.get('/admin/export')).status).toBe(403);
  });
});
