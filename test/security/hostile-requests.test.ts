import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RenderPage } from '#server/http-app.ts';
import { ADMIN_PASSWORD, type AdminBrowser, logInAsOwner, tryToLogIn } from '../admin-browser.ts';
import { createPageRenderer, flattenRoutes } from '../page-renderer.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

let renderPage: RenderPage;
beforeAll(async () => {
  renderPage = await createPageRenderer();
});

/** Hostile values for a parameter in a path or query. */
const HOSTILE_PARTS = ['%00', '%0d%0aSet-Cookie:%20a=b', '%2e%2e%2f%ff%fe', '__proto__'];
const BODIES: readonly { type: string; body: string }[] = [
  { type: 'application/json', body: '{"intent":"save","__proto__":{"a":1}}' },
  {
    type: 'application/x-www-form-urlencoded',
    body: 'intent=save&name=%00&email=%00&ids=%00&url=%00&__proto__[x]=1&%ff=%ff',
  },
  { type: 'application/x-www-form-urlencoded', body: 'intent=delete&id=%00' },
  { type: 'multipart/form-data; boundary=x', body: '--x\r\nbroken' },
];

/** Every path of the site, with its parameters filled in. */
const pathsWith = (part: string) => [
  ...new Set(
    flattenRoutes()
      .filter((route) => route.path !== undefined && route.path !== '*')
      .map((route) => `/${route.path}`.replaceAll(/:\w+\??/g, part)),
  ),
];
const API_PATHS = [
  ...['/api/contact', '/api/bookings', '/api/newsletter/subscribe', '/api/waitlist'],
  ...['/api/tools/result', '/api/bookings/availability', '/api/site-settings', '/api/nothing'],
];
const statePaths = () => [...pathsWith('x'), ...API_PATHS];

describe('hostile requests', () => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    app = await openTestApp('sqlite', {
      renderPage,
      env: { ADMIN_PASSWORD, SUBMISSIONS_PER_TEN_MINUTES: '100000' },
    });
    owner = await logInAsOwner(app);
  });
  afterEach(() => app.close());

  const send = (path: string, init: RequestInit) =>
    app.request(path, { ...init, redirect: 'manual' });
  const own = { Origin: 'http://localhost:3000' };

  test('no route answers a strange body or content type with 500', async () => {
    const faults: string[] = [];
    // This ends the owner's session, which the other routes need.
    const paths = statePaths().filter((path) => path !== '/admin/logout');
    for (const path of paths) {
      for (const { type, body } of BODIES) {
        // As data, because nearly all of the time would be spent on rendering the same answers.
        const headers = { ...own, Cookie: owner.cookie, 'Content-Type': type };
        const { status } = await send(`${path}.data`, { method: 'POST', body, headers });
        if (status >= 500) faults.push(`${status} POST ${path} as ${type}`);
      }
    }
    expect(faults).toEqual([]);
  }, 300_000);

  test('no route answers a strange path or query with 500', async () => {
    const faults: string[] = [];
    for (const part of HOSTILE_PARTS) {
      const withParameter = pathsWith(part).filter((path) => path.includes(part));
      const queries = ['/admin/people?email=', '/admin/inbox?q=', '/search?q=', '/book?date='].map(
        (path) => path + part,
      );
      for (const path of [...withParameter, ...queries]) {
        const data = path.replace(/(?=\?|$)/, '.data');
        const got = await send(data, { headers: { Cookie: owner.cookie } });
        if (got.status >= 500) faults.push(`${got.status} GET ${path}`);
        const headers = { ...own, Cookie: owner.cookie };
        const body = new URLSearchParams({ intent: 'cancel' });
        const posted = await send(data, { method: 'POST', body, headers });
        if (posted.status >= 500) faults.push(`${posted.status} POST ${data}`);
        expect(posted.headers.get('Set-Cookie') ?? '', data).not.toContain('a=b');
      }
    }
    expect(faults).toEqual([]);
  }, 300_000);

  test('a post from a page of another site changes nothing, on any route', async () => {
    const { db } = app.context;
    const stored = async () =>
      Promise.all(
        (
          ['submissions', 'bookings', 'signups', 'outbox', 'admin_sessions', 'settings'] as const
        ).map((table) => db.selectFrom(table).selectAll().execute()),
      );
    const before = JSON.stringify(await stored());
    const accepted: string[] = [];
    for (const path of statePaths()) {
      for (const origin of ['https://elsewhere.example', 'null']) {
        const headers = { Origin: origin, Cookie: owner.cookie };
        const body = new URLSearchParams({ intent: 'end-sessions', email: 'a@example.com' });
        const { status } = await send(path, { method: 'POST', body, headers });
        if (status < 400) accepted.push(`${status} POST ${path} from ${origin}`);
      }
    }
    expect(accepted).toEqual([]);
    // Only the session's last-used time may change.
    expect(JSON.stringify(await stored())).toBe(before);
  }, 300_000);
});

test('a refused attack is logged with the id of the request', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const env = { LOG_LEVEL: 'info', ADMIN_PASSWORD, SUBMISSIONS_PER_TEN_MINUTES: '1' };
  const app = await openTestApp('sqlite', { renderPage, env });
  const message = { name: 'A', email: 'a@example.com', message: 'Hello', source: 'contact_form' };
  for (let count = 0; count < 2; count++) await app.post('/api/contact', message);
  await app.post('/api/contact', 'x'.repeat(40_000));
  await app.post('/api/contact', message, { 'Content-Encoding': 'gzip' });
  await app.post('/api/contact', message, { Origin: 'https://elsewhere.example' });
  await tryToLogIn(app, 'a wrong password');
  await app.request('/admin/today', { redirect: 'manual' });
  await app.request('/admin/inbox.data', { redirect: 'manual' });
  await app.request('/about', { method: 'POST', body: new URLSearchParams({ a: 'b' }) });
  await app.request('/privacy-policy', { method: 'POST', body: new URLSearchParams({ a: 'b' }) });

  const lines = write.mock.calls
    .flatMap(([text]) => String(text).split('\n'))
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  const security = lines.filter(({ requestId }) => requestId);
  expect(security.map(({ event, status }) => [event, status].filter(Boolean).join(' '))).toEqual([
    ...['request.refused 429', 'request.refused 413', 'request.refused 415'],
    ...['request.foreign-origin', 'admin.login-refused', 'admin.no-session', 'admin.no-session'],
    'request.refused 405',
  ]);
  // Refusals are no faults: one short line each, without a stack trace.
  for (const line of security) expect(JSON.stringify(line).length).toBeLessThan(400);
  expect(JSON.stringify(lines)).not.toMatch(/ {4}at |a@example\.com/);
  await app.close();
  write.mockRestore();
});
