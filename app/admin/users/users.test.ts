import { generateSync } from 'otplib';
import { afterEach, describe, expect, test } from 'vitest';
import {
  ADMIN_PASSWORD,
  type AdminBrowser,
  browserWith,
  confirmTwoFactor,
  logInAsMember,
  logInAsOwner,
  startTwoFactor,
  tryToLogIn,
} from '#test/admin-browser.ts';
import { type FakeSmtpServer, startFakeSmtpServer } from '#test/fake-smtp-server.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import type { TestApp } from '#test/test-app.ts';
import { adminLogin } from '../admin.content.ts';
import { securityWords } from '../session/security.content.ts';

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

  const emailedPath = async () => {
    await app.worker.runOnce();
    return pathIn((await smtp?.parsed())?.at(-1)?.text ?? '');
  };

  const inviteKim = async () => pathIn(await (await owner.post('/admin/security', KIM)).text());

  const ask = (email: string) => stranger().post('/admin/login', { intent: 'forgot', email });

  const choose = (path: string, next = OWN) => stranger().post(path, { next, again: next });

  const change = (id: string, fields: Record<string, string>) =>
    owner.post(`/admin/security?user=${id}`, { ...fields, current: ADMIN_PASSWORD });

  const members = () => app.context.db.selectFrom('admin_users').selectAll().execute();

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
      422,
    );
    expect(await (await owner.get('/admin/security')).text()).not.toContain(first);
    expect((await choose(first, 'short')).status).toBe(422);
    expect((await logIn(KIM.email, '')).status).toBe(401);
    const [{ id = '' } = {}] = await members();
    const newLink = async () => {
      const fields = { intent: 'link', current: ADMIN_PASSWORD };
      const page = await (await owner.post(`/admin/security?user=${id}`, fields)).text();
      // No form is left in which the password would stay.
      expect(page).not.toContain('id="member-current"');
      return pathIn(page);
    };
    const second = await newLink();
    expect((await stranger().get(first)).status).toBe(404);
    app.clock.advance(3 * DAY_MS + 1000);
    owner = await logInAsOwner(app);
    expect((await stranger().get(second)).status).toBe(404);
    expect((await choose(second)).status).toBe(410);
    const third = await newLink();
    const both = await Promise.all([choose(third), choose(third, NEXT)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 410]);
    const password = both[0]?.status === 303 ? OWN : NEXT;
    expect((await logIn('kim@EXAMPLE.COM ', password)).status).toBe(303);
    expect(await members()).toMatchObject([{ status: 'active', role: 'staff' }]);
  });

  test('an invitation that is posted twice at once is sent once, and the second says why', async () => {
    await open();
    const both = await Promise.all([0, 1].map(() => owner.post('/admin/security', KIM)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await members()).toHaveLength(1);
  });

  test('with email, the invitation is sent, and its link works', async () => {
    await openWithEmail();
    await owner.post('/admin/security', KIM);
    const path = await emailedPath();
    const stored = await app.context.db.selectFrom('outbox').select('props').execute();
    expect(JSON.stringify(stored)).not.toContain(path.split('/').at(-1));
    expect((await choose(path)).status).toBe(303);
    expect((await logIn(KIM.email, OWN)).status).toBe(303);
  });

  test('a suspended person is out at once, and can’t use any link', async () => {
    await openWithEmail();
    const kim = await logInAsMember(app);
    await ask('kim@example.com');
    const path = await emailedPath();
    await change(kim.id, { ...PERSON, intent: 'save', status: 'suspended' });
    expect((await kim.get('/admin/today')).status).toBe(303);
    expect((await logIn('kim@example.com', ADMIN_PASSWORD)).status).toBe(401);
    expect((await choose(path)).status).toBe(410);
    expect((await change(kim.id, { intent: 'link' })).status).toBe(409);
    await change(kim.id, { ...PERSON, intent: 'save', status: 'active' });
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
      expect(await answer.text()).toContain(securityWords.check.wrong);
    };
    const newcomer = { ...PERSON, email: 'new@example.com', role: 'owner', intent: 'invite' };
    await refuse('/admin/security', newcomer);
    const path = `/admin/security?user=${kim.id}`;
    await refuse(path, { intent: 'link' });
    for (const intent of ['reset-two-factor', 'remove']) await refuse(path, { intent });
    const raise = { ...PERSON, intent: 'save', role: 'owner' };
    await refuse(path, raise);
    expect(await members()).toEqual(before);
    expect((await sam.post(path, { ...raise, current: ADMIN_PASSWORD })).status).toBe(303);
    expect((await kim.get('/admin/advanced')).status).toBe(200);
  });

  test('a removed person leaves only the name in the audit log', async () => {
    await open();
    const kim = await logInAsMember(app);
    await kim.post('/admin/security', { intent: 'profile', name: 'Kim B.' });
    await change(kim.id, { intent: 'remove' });
    expect((await kim.get('/admin/today')).status).toBe(303);
    expect(await members()).toEqual([]);
    const page = await (await owner.get('/admin/advanced')).text();
    expect(page).toContain('Kim B.');
    expect(page).not.toContain('kim@example.com');
  });

  test('a forgotten password: one link for 30 minutes, which ends all sessions', async () => {
    await openWithEmail();
    const kim = await logInAsMember(app);
    await ask('KIM@example.com');
    const first = await emailedPath();
    app.clock.advance(31 * MINUTE_MS);
    expect((await choose(first, NEXT)).status).toBe(410);
    await ask('kim@example.com');
    const second = await emailedPath();
    expect((await choose(second, NEXT)).status).toBe(303);
    expect((await choose(second, OWN)).status).toBe(410);
    expect((await kim.get('/admin/today')).status).toBe(303);
    expect((await logIn('kim@example.com', NEXT)).status).toBe(303);
  });

  test('neither asking for a link nor a login tells who has an account', async () => {
    await openWithEmail();
    await logInAsMember(app);
    const bodyOf = async (answer: Response) =>
      (await answer.text()).replaceAll(/nonce="[^"]*"|kim@|nobody@/g, '');
    const answers: string[] = [];
    for (const email of ['kim@example.com', 'nobody@example.com']) {
      const answer = await ask(email);
      answers.push(`${answer.status} ${await bodyOf(answer)}`);
    }
    expect(answers[0]).toBe(answers[1]);
    expect(answers[0]).toContain(adminLogin.linkSent);
    const wrong = await logIn('kim@example.com', 'wrong');
    const unknown = await logIn('nobody@example.com', 'wrong');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await bodyOf(wrong)).toBe(await bodyOf(unknown));
  });

  test('two-factor authentication is each person’s own, and the owner can reset it', async () => {
    await open();
    const kim = await logInAsMember(app);
    const { secret, sealed } = await startTwoFactor(kim);
    const code = () => generateSync({ secret, epoch: app.clock.now().getTime() / 1000 });
    const codes = await confirmTwoFactor(kim, sealed, code());
    app.clock.advance(30_000);
    // The owner's login asks for nothing more, and Kim's codes don't belong to it.
    expect((await tryToLogIn(app, ADMIN_PASSWORD)).status).toBe(303);
    const statusWith = async (code: string) =>
      (await logIn('kim@example.com', ADMIN_PASSWORD, { code })).status;
    expect(await statusWith('')).toBe(401);
    expect(await statusWith(code())).toBe(303);
    expect(await statusWith(codes?.[0] ?? '')).toBe(303);
    await change(kim.id, { intent: 'reset-two-factor' });
    expect((await kim.get('/admin/today')).status).toBe(303);
    expect(await statusWith('')).toBe(303);
  });

  test('everybody ends their own sessions', async () => {
    await open();
    const kim = await logInAsMember(app);
    const ended = await kim.post('/admin/security', { intent: 'end-sessions' });
    const login = await app.request(ended.headers.get('Location') ?? '');
    expect(await login.text()).toContain(adminLogin.notices['sessions-ended']);
    expect((await kim.get('/admin/today')).status).toBe(303);
    expect((await owner.get('/admin/today')).status).toBe(200);
  });

  test('nobody changes their own role or access', async () => {
    await open();
    const sam = await logInAsMember(app, { name: 'Sam', email: 'sam@example.com', role: 'owner' });
    const before = await members();
    const lower = { name: 'Sam L.', email: 'sam@example.com', role: 'staff' };
    for (const intent of ['save', 'remove', 'reset-two-factor', 'link']) {
      const fields = { ...lower, intent, current: ADMIN_PASSWORD };
      const { status } = await sam.post(`/admin/security?user=${sam.id}`, fields);
      expect(status, intent).toBe(404);
    }
    expect(await members()).toEqual(before);
    await change(sam.id, { ...lower, intent: 'save' });
    expect((await sam.get('/admin/advanced')).status).toBe(403);
  });
});
