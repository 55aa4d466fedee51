import { generateSync } from 'otplib';
import { afterEach, describe, expect, test } from 'vitest';
import {
  ADMIN_PASSWORD,
  type AdminBrowser,
  browserWith,
  logInAsMember,
  logInAsOwner,
  readSetCookie,
  tryToLogIn,
} from '#test/admin-browser.ts';
import { type FakeSmtpServer, startFakeSmtpServer } from '#test/fake-smtp-server.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import type { TestApp } from '#test/test-app.ts';
import { adminLogin } from '../admin.content.ts';
import { securityWords } from '../session/security.content.ts';
import { passwordWords, usersWords } from './users.content.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OWN = 'plum ladder mosaic engine';
const NEXT = 'violet harbour sandwich tuba';
const PERSON = { name: 'Kim Baker', email: 'Kim@example.com', role: 'staff' };

const KIM = { ...PERSON, intent: 'invite', current: ADMIN_PASSWORD };

describe('the team', () => {
  let app: TestApp;

  let owner: AdminBrowser;

  let smtp: FakeSmtpServer | undefined;

  afterEach(async () => {
    await app.close();
    await smtp?.stop();
    smtp = undefined;
  });

  const open = async (env: NodeJS.ProcessEnv = {}) => {
    ({ app, owner } = await openOwnerApp('sqlite', { env }));
  };

  const openWithEmail = async () => {
    smtp = await startFakeSmtpServer();
    await open({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
  };

  const stranger = () => browserWith(app, '');

  const pathIn = (text: string) => /\/admin\/password\/[0-9a-f]{40}/.exec(text)?.[0] ?? '';

  const inviteKim = async () => pathIn(await (await owner.post('/admin/security', KIM)).text());

  const choose = (path: string, next = OWN) => stranger().post(path, { next, again: next });

  const members = () => app.context.db.selectFrom('admin_users').selectAll().execute();

  const audit = async () => {
    const rows = await app.context.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '!=', 'login')
      .orderBy('id')
      .execute();
    return rows.map(({ actor, action }) => `${actor}: ${action}`).toSorted();
  };

  const idOf = async (name: string) => (await members()).find((row) => row.name === name)?.id ?? '';

  const logIn = (email: string, password: string, more: { code?: string } = {}) =>
    tryToLogIn(app, password, { email, ...more });

  test('an install with one owner asks for the password alone', async () => {
    await open();
    const page = await (await stranger().get('/admin/login')).text();
    expect(page).not.toContain('name="email"');
    await owner.post('/admin/security', KIM);
    expect(await (await stranger().get('/admin/login')).text()).toContain('name="email"');
    expect((await tryToLogIn(app, ADMIN_PASSWORD)).status).toBe(303);
  });

  test('without email, the owner gets a link to pass on: it works once and ends after three days', async () => {
    await open();
    const first = await inviteKim();
    expect(first).not.toBe('');
    expect((await owner.post('/admin/security', { ...KIM, email: 'kim@EXAMPLE.com' })).status).toBe(
      409,
    );
    expect(await (await owner.get('/admin/security')).text()).not.toContain(first);
    const page = await (await stranger().get(first)).text();
    expect(page).toContain('Welcome, Kim Baker');
    expect((await choose(first, 'short')).status).toBe(422);
    expect((await logIn(KIM.email, '')).status).toBe(401);
    const kim = `/admin/security?user=${await idOf('Kim Baker')}`;
    const second = pathIn(
      await (await owner.post(kim, { intent: 'link', current: ADMIN_PASSWORD })).text(),
    );
    expect((await stranger().get(first)).status).toBe(404);
    app.clock.advance(3 * DAY_MS + 1000);
    owner = await logInAsOwner(app);
    expect((await stranger().get(second)).status).toBe(404);
    expect((await choose(second)).status).toBe(410);
    const third = pathIn(
      await (await owner.post(kim, { intent: 'link', current: ADMIN_PASSWORD })).text(),
    );
    const both = await Promise.all([choose(third), choose(third, NEXT)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 410]);
    const password = both[0]?.status === 303 ? OWN : NEXT;
    const answer = await logIn('kim@EXAMPLE.COM ', password);
    expect(answer.status).toBe(303);
    expect((await browserWith(app, readSetCookie(answer)).get('/admin/today')).status).toBe(200);
    const [row] = await members();
    expect(row).toMatchObject({ status: 'active', role: 'staff' });
    expect(row?.password_hash).toContain('$argon2id$v=19$m=47104,t=1,p=1$');
    expect(await audit()).toEqual([
      ': login-refused',
      'Kim Baker: team-joined',
      'Owner: team-invited',
      ...Array(2).fill('Owner: team-link'),
    ]);
  });

  test('with email, the invitation is sent, and its link works', async () => {
    await openWithEmail();
    const answer = await owner.post('/admin/security', KIM);
    expect(answer.headers.get('Location')).toBe('/admin/security?done=invited');
    await app.worker.runOnce();
    const [mail] = (await smtp?.parsed()) ?? [];
    expect(mail?.text).toContain('The owner invited you');
    const stored = await app.context.db.selectFrom('outbox').select('props').execute();
    const path = pathIn(mail?.text ?? '');
    expect(JSON.stringify(stored)).not.toContain(path.split('/').at(-1));
    expect((await choose(path)).status).toBe(303);
    expect((await logIn(KIM.email, OWN)).status).toBe(303);
  });

  test('a suspended person is out at once, and can’t use any link', async () => {
    await openWithEmail();
    const kim = await logInAsMember(app);
    expect((await kim.get('/admin/today')).status).toBe(200);
    await stranger().post('/admin/password', { email: 'kim@example.com' });
    await app.worker.runOnce();
    const path = pathIn((await smtp?.parsed())?.at(-1)?.text ?? '');
    await owner.post(`/admin/security?user=${kim.id}`, { intent: 'suspend' });
    expect((await kim.get('/admin/today')).status).toBe(303);
    expect((await logIn('kim@example.com', ADMIN_PASSWORD)).status).toBe(401);
    expect((await choose(path)).status).toBe(410);
    await owner.post(`/admin/security?user=${kim.id}`, {
      intent: 'resume',
      current: ADMIN_PASSWORD,
    });
    expect((await kim.get('/admin/today')).status).toBe(303);
    expect((await logIn('kim@example.com', ADMIN_PASSWORD)).status).toBe(303);
  });

  test('a stolen session cannot create another login: whatever gives access asks for the password', async () => {
    await open();
    const sam = await logInAsMember(app, { name: 'Sam', email: 'sam@example.com', role: 'owner' });
    const kim = await logInAsMember(app);
    const before = await members();
    const current = 'wrong';
    const refuse = async (path: string, fields: Record<string, string>) => {
      const answer = await sam.post(path, { ...fields, current });
      expect(answer.status, path + fields.intent).toBe(422);
      const page = await answer.text();
      for (const text of [securityWords.check.wrong, `>${securityWords.problem.title}<`]) {
        expect(page).toContain(text);
      }
    };
    const newcomer = { ...PERSON, email: 'new@example.com', role: 'owner', intent: 'invite' };
    await refuse('/admin/security', newcomer);
    const path = `/admin/security?user=${kim.id}`;
    await refuse(path, { intent: 'link' });
    for (const intent of ['reset-two-factor', 'resume']) await refuse(path, { intent });
    await refuse(path, { ...PERSON, intent: 'save', role: 'owner' });
    const own = { name: 'Sam', email: 'thief@example.com', role: 'owner', intent: 'save' };
    await refuse(`/admin/security?user=${sam.id}`, own);
    expect(await members()).toEqual(before);
    const rename = { name: 'Kim B.', email: 'kim@example.com', role: 'staff', intent: 'save' };
    expect((await sam.post(`/admin/security?user=${kim.id}`, rename)).status).toBe(303);
    const raise = { ...rename, role: 'owner', current: ADMIN_PASSWORD };
    expect((await sam.post(`/admin/security?user=${kim.id}`, raise)).status).toBe(303);
    expect((await kim.get('/admin/advanced')).status).toBe(200);
  });

  test('a removed person leaves only the name in the audit log', async () => {
    await open();
    const kim = await logInAsMember(app);
    await kim.post('/admin/security', { intent: 'profile', name: 'Kim B.', emails: 'on' });
    const unsure = await owner.post(`/admin/security?user=${kim.id}`, { intent: 'remove' });
    expect(unsure.status).toBe(422);
    expect(await unsure.text()).toContain(usersWords.confirmMissing);
    await owner.post(`/admin/security?user=${kim.id}`, { intent: 'remove', confirm: 'on' });
    expect((await kim.get('/admin/today')).status).toBe(303);
    expect((await logIn('kim@example.com', ADMIN_PASSWORD)).status).toBe(401);
    expect(await members()).toEqual([]);
    const page = await (await owner.get('/admin/advanced')).text();
    expect(page).toContain('Kim B.');
    expect(page).not.toContain('kim@example.com');
  });

  test('a forgotten password: one link for 30 minutes, which ends all sessions', async () => {
    await openWithEmail();
    const kim = await logInAsMember(app);
    const ask = (email: string) => stranger().post('/admin/password', { email });
    await ask('KIM@example.com');
    await app.worker.runOnce();
    const first = pathIn((await smtp?.parsed())?.at(-1)?.text ?? '');
    app.clock.advance(31 * MINUTE_MS);
    expect((await choose(first, NEXT)).status).toBe(410);
    await ask('kim@example.com');
    await app.worker.runOnce();
    const second = pathIn((await smtp?.parsed())?.at(-1)?.text ?? '');
    expect((await choose(second, NEXT)).status).toBe(303);
    expect((await choose(second, OWN)).status).toBe(410);
    expect((await kim.get('/admin/today')).status).toBe(303);
    expect((await logIn('kim@example.com', ADMIN_PASSWORD)).status).toBe(401);
    expect((await logIn('kim@example.com', NEXT)).status).toBe(303);
    expect((await owner.get('/admin/today')).status).toBe(303);
  });

  test('neither asking for a link nor a login tells who has an account', async () => {
    await openWithEmail();
    await logInAsMember(app);
    const answers: string[] = [];
    for (const email of ['kim@example.com', 'nobody@example.com']) {
      const answer = await stranger().post('/admin/password', { email });
      answers.push(`${answer.status} ${(await answer.text()).replaceAll(/nonce="[^"]*"/g, '')}`);
    }
    expect(answers[0]).toBe(answers[1]);
    expect(answers[0]).toContain(passwordWords.forgot.sent.title);
    const wrong = await logIn('kim@example.com', 'wrong');
    const unknown = await logIn('nobody@example.com', 'wrong');
    const bodies = await Promise.all([wrong.text(), unknown.text()]);
    const [a, b] = bodies.map((text) => text.replaceAll(/nonce="[^"]*"|kim@|nobody@/g, ''));
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(a).toBe(b);
  });

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
    expect(await (await kim.get('/admin/security')).text()).not.toContain('everybody’s');
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
    expect((await sam.get('/admin/advanced')).status).toBe(403);
  });
});
