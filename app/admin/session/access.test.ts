import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDraft } from '#app/features/subscriptions/newsletter/issues/issue.server.ts';
import { type AdminBrowser, logInAsMember } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { guardedRoutes } from '#test/page-renderer.ts';
import type { TestApp } from '#test/test-app.ts';
import { movedPages } from '../shell/moved-pages.ts';
import { mayOpen, staffRoutes } from './access.ts';
import { securityWords } from './security.content.ts';

test('the pages of staff are behind the guard, and settings, exports and erasing are not among them', () => {
  expect(guardedRoutes()).toEqual(expect.arrayContaining([...staffRoutes]));
  for (const route of [
    '/admin/advanced',
    '/admin/email-integration',
    '/admin/mail',
    '/admin/new',
    '__proto__',
  ]) {
    expect([route, mayOpen('staff', route)]).toEqual([route, false]);
    expect(mayOpen('owner', route)).toBe(true);
  }
});

describe('what a role may open', () => {
  let app: TestApp;
  let staff: AdminBrowser;
  beforeEach(async () => {
    ({ app } = await openOwnerApp('sqlite'));
    staff = await logInAsMember(app);
  });
  afterEach(() => app.close());

  const isRefused = async (answer: Response) =>
    answer.status === 403 || (await answer.text()).includes(securityWords.refused.title);

  test('staff get 403 with the way back from each route of the owner, however it is asked for', async () => {
    const owners = guardedRoutes().filter((route) => !staffRoutes.has(route));
    expect(owners.length).toBeGreaterThan(20);
    for (const route of owners) {
      const path = route.replace(/:\w+/g, 'x');
      const answer = await staff.get(path);
      expect(answer.status, path).toBe(403);
      expect(answer.headers.get('Cache-Control'), path).toBe('no-store');
      for (const other of [`${path}.data`, `${path}.data?_routes=admin/admin.layout`]) {
        expect(await isRefused(await staff.get(other)), other).toBe(true);
      }
      expect((await staff.post(path, { intent: 'save' })).status, `POST ${path}`).toBe(403);
      expect(await isRefused(await staff.post(`${path}.data`, {})), `POST ${path}.data`).toBe(true);
    }
    for (const path of ['/admin//export', '/admin/export/', '/ADMIN/EXPORT']) {
      const { status } = await app.request(path, { headers: { Cookie: staff.cookie } });
      expect(status, path).not.toBe(200);
    }
    const page = await (await staff.get('/admin/advanced')).text();
    expect(page).toContain(securityWords.refused.title);
    expect(page).toContain('href="/admin/today"');
    // In the frame of the admin area, with the places of the person, not the site's.
    expect(page).toContain('class="admin"');
    expect(page).not.toContain('href="/admin/advanced"');
    expect(page).not.toContain('site-footer');
  }, 60_000);

  test('staff can open all other routes, and no menu leads them to a 403', async () => {
    const issue = await createDraft(app.context);
    const pages = guardedRoutes()
      .filter((route) => staffRoutes.has(route))
      .filter((route) => !(route in movedPages) && !/logout|bulk$|upload$|cancel$|:id/.test(route))
      .concat(`/admin/newsletter/${issue}`);
    const refused: string[] = [];
    for (const path of pages) {
      const answer = await staff.get(path);
      expect(answer.status, path).toBe(200);
      const text = await answer.text();
      const links = [...text.matchAll(/(?:href|action)="(\/admin[^"#?]*)/g)].map(([, to]) => to);
      for (const to of new Set(links)) {
        const { status } = await staff.get(to ?? '');
        if (status === 403) refused.push(`${path} → ${to}`);
      }
    }
    expect(refused).toEqual([]);
  }, 60_000);

  test('erasing a person and the settings of the newsletter are refused to staff', async () => {
    const erase = { intent: 'erase', email: 'kim@example.com', confirm: 'kim@example.com' };
    expect((await staff.post('/admin/people', erase)).status).toBe(403);
    const settings = { intent: 'settings', perMinute: '60' };
    expect((await staff.post('/admin/newsletter', settings)).status).toBe(403);
    expect((await staff.post('/admin/bookings/x', { intent: 'erase' })).status).toBe(403);
    expect((await staff.post('/admin/security', { intent: 'invite' })).status).toBe(403);
    const log = await app.context.db.selectFrom('audit_log').select('action').execute();
    expect(log.map(({ action }) => action)).not.toContain('privacy-erased');
  });
});
