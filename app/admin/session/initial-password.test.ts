import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RenderPage } from '#server/http-app.ts';
import { browserWith, readSetCookie, tryToLogIn } from '#test/admin-browser.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { prepareOwnerPassword } from './owner-account.server.ts';
import { securityWords } from './security.content.ts';

const DAY_MS = 24 * 3_600_000;
const OWN = 'plum ladder mosaic engine';
let renderPage: RenderPage;
beforeAll(async () => {
  renderPage = await createPageRenderer();
});

describe('the password that the first start makes', () => {
  let app: TestApp;
  afterEach(() => app.close());

  async function open(): Promise<string> {
    app = await openTestApp('sqlite', { renderPage });
    return (await prepareOwnerPassword(app.context)) ?? '';
  }

  test('opens nothing but the change of the password', async () => {
    const initial = await open();
    const answer = await tryToLogIn(app, initial);
    expect(answer.status).toBe(303);
    const owner = browserWith(app, readSetCookie(answer));
    for (const path of ['/admin/today', '/admin/advanced']) {
      expect((await owner.get(path)).headers.get('Location'), path).toBe('/admin/security');
      const posted = await owner.post(path, { intent: 'add' });
      expect(posted.headers.get('Location'), path).toBe('/admin/security');
    }
    const page = await (await owner.get('/admin/security')).text();
    expect(page).toContain(securityWords.initial.title);
    const kept = { intent: 'password', current: initial, next: initial, again: initial };
    expect((await owner.post('/admin/security', kept)).status).toBe(422);
    const fields = { intent: 'password', current: initial, next: OWN, again: OWN };
    // One form, and the owner goes on with the set-up without another login.
    expect(page).not.toContain('end-sessions');
    const chosen = await owner.post('/admin/security', fields);
    expect(chosen.headers.get('Location')).toBe('/admin/start');
    expect((await browserWith(app, readSetCookie(chosen)).get('/admin/start')).status).toBe(200);
    expect((await tryToLogIn(app, initial)).status).toBe(401);
    expect(await prepareOwnerPassword(app.context)).toBeUndefined();
  });

  test('ends after seven days; each time two processes that start make one, which only they know', async () => {
    app = await openTestApp('sqlite', { renderPage });
    let former = 'none yet';
    for (const round of ['first', 'second']) {
      const shown = await Promise.all([
        prepareOwnerPassword(app.context),
        prepareOwnerPassword(app.context),
      ]);
      const [password = '', ...others] = shown.filter((one) => one !== undefined);
      expect([round, others]).toEqual([round, []]);
      expect(password).toMatch(/^[\w-]{22}$/);
      expect((await tryToLogIn(app, former)).status).toBe(401);
      expect((await tryToLogIn(app, password)).status).toBe(303);
      const stored = await app.context.db.selectFrom('settings').selectAll().execute();
      expect(JSON.stringify(stored)).not.toContain(password);
      expect(JSON.stringify(stored)).toContain('$argon2id$v=19$m=47104,t=1,p=1$');
      app.clock.advance(6 * DAY_MS);
      expect(await prepareOwnerPassword(app.context)).toBeUndefined();
      app.clock.advance(DAY_MS);
      expect((await tryToLogIn(app, password)).status).toBe(401);
      former = password;
    }
  });
});
