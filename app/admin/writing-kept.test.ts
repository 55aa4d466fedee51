import { afterEach, expect, test } from 'vitest';
import { ADMIN_PASSWORD, type AdminBrowser, readSetCookie } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import type { TestApp } from '#test/test-app.ts';
import { findReturnTo, readReturnTo } from './session/return-to.server.ts';
import { IDLE_LIMIT_MS } from './session/session.queries.server.ts';

let app: TestApp;
let owner: AdminBrowser;
afterEach(() => app?.close());

const logIn = (query: string) =>
  app.request(`/admin/login${query}`, {
    method: 'POST',
    body: new URLSearchParams({ password: ADMIN_PASSWORD }),
    headers: { Origin: 'http://localhost:3000' },
    redirect: 'manual',
  });

test('a newsletter draft saves itself however unfinished, and an article unless somebody else changed it', async () => {
  ({ app, owner } = await openOwnerApp('sqlite'));
  const { db } = app.context;
  const issue = (await owner.post('/admin/newsletter', { intent: 'start' })).headers.get(
    'Location',
  );
  const words = { body: 'Half a sentence' };
  expect((await owner.post(`${issue}/autosave`, words)).status).toBe(200);
  expect(await db.selectFrom('newsletter_issues').select('body').execute()).toEqual([
    { body: 'Half a sentence' },
  ]);
  const article = (await owner.post('/admin/articles', { kind: 'post' })).headers.get('Location');
  const typed = { title: 'Half a title', version: '1' };
  expect((await owner.post(`${article}/autosave`, typed)).status).toBe(200);
  const stale = await owner.post(`${article}/autosave`, { ...typed, title: 'Lost' });
  expect(stale.status).toBe(409);
  const rows = await db.selectFrom('articles').select('draft').execute();
  expect(rows[0]?.draft).toContain('Half a title');
});

test('typing counts as activity', async () => {
  ({ app, owner } = await openOwnerApp('sqlite'));
  for (let step = 0; step < 3; step++) {
    app.clock.advance(IDLE_LIMIT_MS - 60_000);
    // What the browser sends while somebody types.
    const { status } = await app.request('/admin', {
      method: 'HEAD',
      headers: { Cookie: owner.cookie },
      redirect: 'manual',
    });
    expect(status).toBe(303);
  }
  expect((await owner.get('/admin/today')).status).toBe(200);
});

test('a login leads back to the page that was asked for, or whose form was sent', async () => {
  ({ app, owner } = await openOwnerApp('sqlite'));
  app.clock.advance(IDLE_LIMIT_MS);
  const asked = (await owner.get('/admin/inbox?status=new')).headers.get('Location') ?? '';
  const query = asked.slice(asked.indexOf('?'));
  expect((await logIn(query)).headers.get('Location')).toBe('/admin/inbox?status=new');
  const cookie = readSetCookie(await logIn(query));
  const again = await app.request(asked, { headers: { Cookie: cookie }, redirect: 'manual' });
  expect(again.headers.get('Location')).toBe('/admin/inbox?status=new');
  expect((await logIn('?to=https://evil.example')).headers.get('Location')).toContain('/admin/');
});

test('only pages of the admin area are led back to', () => {
  const url = 'http://localhost:3000/admin/newsletter/01';
  const post = new Request(`${url}.data`, {
    method: 'POST',
    headers: { Referer: `${url}?done=x` },
  });
  expect(findReturnTo(post)).toBe('/admin/newsletter/01');
  expect(findReturnTo(new Request(`${url}.data?_routes=root`))).toBe('/admin/newsletter/01');
  for (const bad of [
    '//evil.example/admin/x',
    '/admin/..//evil.example',
    '/admin/login',
    '/admin/logout',
    'https://evil.example/admin/today',
    '/admin/x\\@evil.example',
    '/contact',
  ]) {
    expect(readReturnTo(bad), bad).toBeUndefined();
  }
});
