import { afterEach, beforeAll, expect, test } from 'vitest';
import type { RenderPage } from '#server/http-app.ts';
import {
  ADMIN_PASSWORD,
  browserWith,
  logInAsOwner,
  readSetCookie,
  tryToLogIn,
} from '#test/admin-browser.ts';
import { createPageRenderer, guardedPaths } from '#test/page-renderer.ts';
import { sampleBusiness } from '#test/sample-business.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { sendMessage } from '#test/visitor.ts';
import { adminLogin } from '../admin.content.ts';
import { prepareOwnerPassword } from './owner-account.server.ts';

const MINUTE_MS = 60_000;
let renderPage: RenderPage;
beforeAll(async () => {
  renderPage = await createPageRenderer();
});

describeOnBothDatabases('the session of the owner', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());
  const open = (env: NodeJS.ProcessEnv = {}) =>
    openTestApp(engine, { renderPage, env: { ADMIN_PASSWORD, ...env } });

  test('the right password opens the first steps with a cookie that only the server can read', async () => {
    app = await open();
    await prepareOwnerPassword(app.context);
    app.context.ownerFacts.show(sampleBusiness);
    const answer = await tryToLogIn(app, ADMIN_PASSWORD);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/admin/start');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const token = readSetCookie(answer).split('=')[1] ?? '';
    const rows = await app.context.db.selectFrom('admin_sessions').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('logging in again ends the session that the browser had', async () => {
    app = await open();
    const owner = await logInAsOwner(app);
    const elsewhere = browserWith(app, readSetCookie(await tryToLogIn(app, ADMIN_PASSWORD)));
    const headers = { Cookie: owner.cookie };
    const again = await tryToLogIn(app, ADMIN_PASSWORD, { headers });
    expect(again.status).toBe(303);
    expect((await owner.get('/admin/today')).status).toBe(303);
    expect((await browserWith(app, readSetCookie(again)).get('/admin/today')).status).toBe(200);
    expect((await elsewhere.get('/admin/today')).status).toBe(200);
  });

  test('on https the cookie is bound to the host and to TLS', async () => {
    app = await open({ SITE_URL: 'https://www.example.com' });
    await prepareOwnerPassword(app.context);
    const answer = await tryToLogIn(app, ADMIN_PASSWORD);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  test('behind a proxy with TLS the cookies are bound to TLS, whatever SITE_URL says', async () => {
    app = await open({ TRUST_PROXY: '1' });
    await prepareOwnerPassword(app.context);
    const headers = { Origin: 'https://localhost:3000', 'X-Forwarded-Proto': 'https' };
    const answer = await tryToLogIn(app, ADMIN_PASSWORD, { headers });
    const [session = '', device] = answer.headers.getSetCookie();
    for (const cookie of [session, device]) expect(cookie).toMatch(/; HttpOnly; .*Secure/);
    const page = await app.request('/admin/today', {
      headers: { Cookie: session.split(';')[0] ?? '', 'X-Forwarded-Proto': 'https' },
    });
    expect(page.status).toBe(200);
    const plain = await tryToLogIn(app, ADMIN_PASSWORD);
    expect(plain.headers.getSetCookie()[0]).not.toContain('Secure');
  });

  test('every page refuses a stranger: no cookie, garbage, expired, logged out, new password', async () => {
    app = await open();
    const paths = guardedPaths();
    expect(paths.length).toBeGreaterThan(4);
    const owner = await logInAsOwner(app);
    await sendMessage(app, { name: 'Confidential Visitor' });
    const refuses = async (cookie: string) => {
      const browser = browserWith(app, cookie);
      for (const path of paths) {
        for (const url of [path, `${path}.data`, `${path}.data?_routes=root`]) {
          const answer = await browser.get(url);
          const text = await answer.text();
          const name = `${url} with ${cookie.slice(0, 12)}`;
          expect([303, 202, 401, 404], name).toContain(answer.status);
          expect(answer.headers.get('Cache-Control'), name).toBe('no-store');
          expect(answer.headers.get('Location') ?? '/admin/login', name).toContain('/admin/login');
          expect(text, name).not.toContain('onfidential');
          if (answer.status !== 202 && answer.status !== 404) expect(text, name).toBe('');
        }
        const posted = await browser.post(path, { intent: 'save', to: 'x@example.com' });
        expect(posted.status, `POST ${path}`).toBe(303);
        expect(posted.headers.get('Location')).toContain('/admin/login?');
      }
    };
    await refuses('');
    await refuses(`session=${'A'.repeat(43)}`);

    expect((await owner.get('/admin/security')).status).toBe(200);
    app.clock.advance(31 * MINUTE_MS);
    await refuses(owner.cookie);

    const second = await logInAsOwner(app);
    for (let i = 0; i < 25; i++) {
      app.clock.advance(29 * MINUTE_MS);
      await second.get('/admin/advanced');
    }
    await refuses(second.cookie);

    const third = await logInAsOwner(app);
    const logout = await third.post('/admin/logout', {});
    // Not the cookies: the device stays known.
    expect(logout.headers.get('Clear-Site-Data')).toBe('"cache"');
    expect(logout.headers.get('Set-Cookie')).toContain('Max-Age=0');
    await refuses(third.cookie);

    const fourth = await logInAsOwner(app);
    const fifth = await logInAsOwner(app);
    const next = 'a sentence that nobody else says';
    const changed = await fourth.post('/admin/security', {
      intent: 'password',
      current: ADMIN_PASSWORD,
      next,
      again: next,
    });
    const loginPage = changed.headers.get('Location') ?? '';
    expect(await (await app.request(loginPage)).text()).toContain(adminLogin.notices.password);
    await refuses(fourth.cookie);
    await refuses(fifth.cookie);
    expect((await tryToLogIn(app, ADMIN_PASSWORD)).status).toBe(401);
    expect((await tryToLogIn(app, next)).status).toBe(303);
  }, 60_000);

  test('a post from a page of another site is refused and changes nothing', async () => {
    app = await open();
    const owner = await logInAsOwner(app);
    const strangers: Record<string, string>[] = [
      { Origin: 'https://elsewhere.example' },
      { Origin: 'https://localhost:3000' },
      { 'Sec-Fetch-Site': 'cross-site' },
      {},
    ];
    for (const headers of strangers) {
      const answer = await app.request('/admin/security', {
        method: 'POST',
        body: new URLSearchParams({ intent: 'end-sessions' }),
        headers: { Cookie: owner.cookie, ...headers },
        redirect: 'manual',
      });
      expect([400, 403], JSON.stringify(headers)).toContain(answer.status);
    }
    expect((await owner.get('/admin/security')).status).toBe(200);
  });
});
