import { afterEach, beforeAll, expect, test } from 'vitest';
import type { RenderPage } from '#server/http-app.ts';
import { ADMIN_PASSWORD, logInAsOwner } from '#test/admin-browser.ts';
import { createPageRenderer, guardedPaths } from '#test/page-renderer.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { movedPages } from './moved-pages.ts';
import { adminPlaces, findPage } from './places.ts';

let renderPage: RenderPage;
let app: TestApp | undefined;
beforeAll(async () => {
  renderPage = await createPageRenderer();
});
afterEach(() => app?.close());

/** Posts and downloads, which are no pages. */
const NO_PAGES = /\/(logout|file|upload)$|\/x(\/|$)/;

test('every page of the area belongs to one of five places or to the settings', () => {
  expect(adminPlaces.map(({ label }) => label)).toEqual([
    ...['Today', 'Inbox', 'Calls', 'Audience', 'Content', 'Settings'],
  ]);
  const pages = guardedPaths().filter((path) => !NO_PAGES.test(path) && !movedPages[path]);
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.filter((path) => !findPage(path))).toEqual([]);
  expect(findPage('/admin/bookings/01ABC')?.href).toBe('/admin/bookings');
  expect(findPage('/admin/mail')?.href).toBe('/admin/email-integration');
  expect(findPage('/admin/inboxes')).toBeUndefined();
});

test('a page shows the places, and the pages of its own place', async () => {
  app = await openTestApp('sqlite', { renderPage, env: { ADMIN_PASSWORD } });
  const owner = await logInAsOwner(app);
  const linksOf = async (path: string) => {
    const page = await (await owner.get(path)).text();
    return [...page.matchAll(/<nav[^>]*aria-label="([^"]+)"[^>]*>(.*?)<\/nav>/gs)].map(
      ([, label, html = '']) => [label, [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)],
    );
  };
  const places = ['Admin area', adminPlaces.map(({ pages }) => Object.keys(pages)[0])];
  expect(await linksOf('/admin/today')).toEqual([places]);
  const [first, second] = await linksOf('/admin/people');
  expect(first).toEqual(places);
  expect(second?.[0]).toBe('Inbox pages');
  expect(second?.[1]).toContain('/admin/people');
  expect((await linksOf('/admin/mail'))[1]?.[1]).not.toContain('/admin/mail');
  const settings = await (await owner.get('/admin/email-integration')).text();
  for (const part of ['#summary', '/admin/mail']) expect(settings).toContain(`href="${part}"`);
});

test('the router gets the data of each page', async () => {
  app = await openTestApp('sqlite', { renderPage, env: { ADMIN_PASSWORD } });
  const owner = await logInAsOwner(app);
  for (const { pages } of adminPlaces) {
    for (const href of Object.keys(pages)) {
      expect([href, (await owner.get(`${href}.data`)).status]).toEqual([href, 200]);
    }
  }
});

test('the title of an error page is about what its heading says', async () => {
  app = await openTestApp('sqlite', { renderPage, env: { ADMIN_PASSWORD } });
  const owner = await logInAsOwner(app);
  const missing = await owner.get('/admin/inbox/never-sent');
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('<title>Nothing here | Admin</title>');
  const link = await app.request('/admin/password/never-made');
  expect(await link.text()).toContain('<title>This link no longer works | Admin</title>');
});
