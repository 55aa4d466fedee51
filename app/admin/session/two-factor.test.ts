import { generateSync } from 'otplib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  ADMIN_PASSWORD,
  type AdminBrowser,
  confirmTwoFactor,
  logInAsOwner,
  startTwoFactor,
  tryToLogIn,
} from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';
import { resetTwoFactor } from '../../../scripts/reset-two-factor.ts';
import { adminLogin } from '../admin.content.ts';
import { securityWords } from './security.content.ts';

const STEP_MS = 30_000;
const MINUTE_MS = 60_000;

describeOnBothDatabases('two-factor authentication', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  let secret: string;
  let sealed: string;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp(engine, { env: { TRUST_PROXY: '1' } }));
  });
  afterEach(() => app.close());

  const code = () => generateSync({ secret, epoch: Math.floor(app.clock.now().getTime() / 1000) });
  const wrongCode = () => (code() === '000000' ? '000001' : '000000');
  const send = (fields: Record<string, string>) => owner.post('/admin/security', fields);
  const start = async () => {
    ({ secret, sealed } = await startTwoFactor(owner));
  };
  const confirm = (browser = owner) =>
    browser.post('/admin/security', { intent: 'confirm-two-factor', sealed, code: code() });
  /** Turns it on and advances the clock to an unused code. Returns the recovery codes. */
  const turnOn = async () => {
    await start();
    const codes = await confirmTwoFactor(owner, sealed, code());
    expect(codes).toHaveLength(10);
    app.clock.advance(STEP_MS);
    return codes;
  };
  const logInWith = async (code: string) =>
    (await tryToLogIn(app, ADMIN_PASSWORD, { code })).status;

  // The limits of the login count by network; whoever has the password may have many of those.
  test('after fifty wrong codes from any networks only a recovery code or a known device gets in', async () => {
    const [recoveryCode = ''] = await turnOn();
    const logIn = (code: string, headers: Record<string, string>) =>
      tryToLogIn(app, ADMIN_PASSWORD, { code, headers });
    const from = (network: number) => ({ 'X-Forwarded-For': `203.0.113.${network}` });
    const known = (await logIn(code(), from(100))).headers.getSetCookie();
    const device = known.find((cookie) => cookie.startsWith('known-device='))?.split(';')[0] ?? '';
    for (let guess = 0; guess < 50; guess++) {
      expect((await logIn(wrongCode(), from(guess))).status).toBe(401);
    }
    app.clock.advance(STEP_MS);
    expect((await logIn(code(), from(101))).status).toBe(401);
    expect((await logIn(recoveryCode, from(102))).status).toBe(303);
    expect((await logIn(code(), { ...from(103), Cookie: device })).status).toBe(303);
    app.clock.advance(24 * 60 * MINUTE_MS);
    expect((await logIn(code(), from(104))).status).toBe(303);
  });

  test('another session of the account can’t confirm a set-up', async () => {
    const other = await logInAsOwner(app);
    await start();
    expect((await confirm(other)).status).toBe(422);
    expect((await confirm()).status).toBe(200);
  });

  test('turning it on needs password and code, ends other sessions and uses the code up', async () => {
    const other = await logInAsOwner(app);
    await start();
    const confirmed = await confirm();
    expect(confirmed.status).toBe(200);
    expect(await confirmed.text()).toContain(securityWords.twoFactor.on);
    expect((await other.get('/admin/security')).status).toBe(303);
    expect((await owner.get('/admin/security')).status).toBe(200);
    // The code that confirmed the set-up must not work for a login as well.
    expect(await logInWith(code())).toBe(401);
    expect(await logInWith('')).toBe(401);
    const refused = await (await tryToLogIn(app, ADMIN_PASSWORD)).text();
    expect(refused).toContain(adminLogin.wrongLogin);
    expect(refused).not.toContain(adminLogin.text);
    app.clock.advance(STEP_MS);
    expect(await logInWith(code())).toBe(303);
    expect(await logInWith(code())).toBe(401);
    const stored = await app.context.db.selectFrom('settings').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  test('a stolen session can neither replace nor end it without password and code', async () => {
    await turnOn();
    expect((await send({ intent: 'start-two-factor', current: ADMIN_PASSWORD })).status).toBe(422);
    const next = 'a sentence that nobody else says';
    for (const fields of [
      { current: ADMIN_PASSWORD, code: '' },
      { current: ADMIN_PASSWORD, code: wrongCode() },
      { current: 'wrong', code: code() },
    ]) {
      for (const intent of ['stop-two-factor', 'start-two-factor', 'password']) {
        expect((await send({ intent, ...fields, next, again: next })).status, intent).toBe(422);
      }
    }
    expect(await logInWith('')).toBe(401);
  });

  test('turning it off ends the other sessions and the recovery codes', async () => {
    await turnOn();
    const other = await tryToLogIn(app, ADMIN_PASSWORD, { code: code() });
    expect(other.status).toBe(303);
    app.clock.advance(STEP_MS);
    const fields = { intent: 'stop-two-factor', current: ADMIN_PASSWORD, code: code() };
    expect((await send(fields)).headers.get('Location')).toContain('saved');
    const { db } = app.context;
    expect(await db.selectFrom('admin_sessions').selectAll().execute()).toHaveLength(1);
    expect(await db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
    expect(await logInWith('')).toBe(303);
  });

  test('one code sent many times at once opens one session', async () => {
    await turnOn();
    const code6 = code();
    const answers = await Promise.all(Array.from({ length: 8 }, () => logInWith(code6)));
    expect(answers.filter((status) => status === 303)).toHaveLength(1);
  });

  test('each recovery code works once, and new ones replace the old', async () => {
    const [first = '', second = '', third = ''] = await turnOn();
    expect(await logInWith(first.toLowerCase())).toBe(303);
    expect(await logInWith(first)).toBe(401);
    const rows = await app.context.db.selectFrom('recovery_codes').selectAll().execute();
    expect(rows).toHaveLength(9);
    expect(JSON.stringify(rows)).not.toContain(second.replaceAll('-', ''));
    ({ secret, sealed } = await startTwoFactor(owner, second));
    const [renewed = ''] = await confirmTwoFactor(owner, sealed, code());
    expect(await logInWith(third)).toBe(401);
    expect(await logInWith(renewed)).toBe(303);
    const [once, twice] = await Promise.all([logInWith(renewed), logInWith(renewed)]);
    expect([once, twice]).toEqual([401, 401]);
  });

  test('the command line helps an owner who has lost everything', async () => {
    await turnOn();
    const { config, db } = app.context;
    const { database, dataDir } = config;
    const env = database.engine === 'postgres' ? { DATABASE_URL: database.url } : {};
    await resetTwoFactor({ DATA_DIR: dataDir, ...env });
    expect(await db.selectFrom('admin_sessions').selectAll().execute()).toEqual([]);
    expect(await logInWith('')).toBe(303);
  });
});
