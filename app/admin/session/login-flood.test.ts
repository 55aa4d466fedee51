import { afterEach, beforeAll, expect, test } from 'vitest';
import type { RenderPage } from '#server/http-app.ts';
import { ADMIN_PASSWORD, prepareQuickPassword, tryToLogIn } from '#test/admin-browser.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { changePassword, readAccount } from './accounts.server.ts';

let renderPage: RenderPage;
let app: TestApp;
beforeAll(async () => {
  renderPage = await createPageRenderer();
});
afterEach(() => app.close());

async function open(env: NodeJS.ProcessEnv = {}): Promise<void> {
  app = await openTestApp('sqlite', { renderPage, env: { ADMIN_PASSWORD, ...env } });
  await prepareQuickPassword(app);
}

test('every wrong password gets the same answer, byte for byte', async () => {
  await open();
  const answers = [];
  for (const password of [`${ADMIN_PASSWORD}x`, '', 'z'.repeat(1000)]) {
    const answer = await tryToLogIn(app, password);
    const body = (await answer.text()).replaceAll(/nonce="[^"]*"/g, '');
    answers.push([answer.status, body]);
  }
  expect(answers[0]?.[0]).toBe(401);
  expect(answers[0]?.[1]).toContain('Invalid password. Please try again.');
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test('a hundred attempts at once are ten, then 429 with Retry-After, whatever address they claim', async () => {
  await open();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      tryToLogIn(app, `wrong ${at}`, { headers: { 'X-Forwarded-For': `203.0.113.${at}` } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(90);
  const refused = await tryToLogIn(app, ADMIN_PASSWORD);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  app.clock.advance(15 * 60_000);
  expect((await tryToLogIn(app, ADMIN_PASSWORD)).status).toBe(303);
});

const PROXIED = { TRUST_PROXY: '1' };
const from = (ip: string, password: string, cookie = '') =>
  tryToLogIn(app, password, {
    headers: { 'X-Forwarded-For': ip, 'X-Forwarded-Proto': 'http', Cookie: cookie },
  });

/** The device cookie that a browser has after a login from `ip`. */
async function deviceCookieFrom(ip: string): Promise<string> {
  const answer = await from(ip, ADMIN_PASSWORD);
  const cookies = answer.headers.getSetCookie();
  const cookie = cookies.find((text) => text.startsWith('known-device='));
  expect(cookie).toMatch(/; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/);
  return cookie?.split(';')[0] ?? '';
}

test('after a flood from ten networks the owner gets in at once at a new address', async () => {
  await open(PROXIED);
  for (let i = 0; i < 100; i++) {
    expect((await from(`203.0.113.${i % 10}`, 'wrong')).status).toBe(401);
  }
  expect((await from('198.51.100.7', ADMIN_PASSWORD)).status).toBe(303);
});

test('a known device has ten attempts of its own, whatever others do in its network', async () => {
  await open(PROXIED);
  const ip = '198.51.100.7';
  const device = await deviceCookieFrom(ip);
  for (let i = 0; i < 12; i++) await from(ip, 'wrong');
  expect((await from(ip, ADMIN_PASSWORD)).status).toBe(429);
  expect((await from(ip, ADMIN_PASSWORD, device)).status).toBe(303);
  const statuses = [];
  for (let i = 0; i < 12; i++) statuses.push((await from(ip, 'wrong', device)).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
});

test('a device cookie that was altered, has expired or is older than the password counts for nothing', async () => {
  await open(PROXIED);
  const ip = '198.51.100.7';
  const device = await deviceCookieFrom(ip);
  for (let i = 0; i < 12; i++) await from(ip, 'wrong');
  const [id, expires, signature] = device.split('.');
  for (const forged of [
    `${id}x.${expires}.${signature}`,
    `${id}.${Number(expires) + 1}.${signature}`,
    `${id}.${expires}.`,
  ]) {
    expect((await from(ip, ADMIN_PASSWORD, forged)).status, forged).toBe(429);
  }
  const account = await readAccount(app.context, 'owner');
  await changePassword(app.context, account, 'another long password');
  expect((await from(ip, 'another long password', device)).status).toBe(429);
  app.clock.advance(181 * 24 * 3_600_000);
  const fresh = await from(ip, 'another long password');
  expect(fresh.status).toBe(303);
});

test('a network tries thirty passwords in 15 minutes, at however many people; another one is not affected', async () => {
  await open(PROXIED);
  const { loginThrottle } = app.context;
  let checked = 0;
  for (let i = 0; i < 40; i++) {
    const client = { ip: `2001:db8:7:${i.toString(16)}::1`, person: `person ${i}` };
    if ((await loginThrottle.begin(client)) === 0) checked += 1;
  }
  expect(checked).toBe(30);
  expect((await from('2001:db8:7:100::1', ADMIN_PASSWORD)).status).toBe(303);
});

test('right passwords, and attempts over the limit of one person, use up nothing of their network', async () => {
  await open(PROXIED);
  const { loginThrottle } = app.context;
  const ip = '203.0.113.9';
  for (let i = 0; i < 40; i++) {
    const client = { ip, person: `person ${i}` };
    expect(await loginThrottle.begin(client)).toBe(0);
    await loginThrottle.succeed(client);
  }
  for (let i = 0; i < 40; i++) await loginThrottle.begin({ ip, person: 'forgetful' });
  expect(await loginThrottle.begin({ ip, person: 'colleague' })).toBe(0);
});
