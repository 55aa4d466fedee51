import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '#app/api.ts';
import { createMailRenderer } from '#app/emails/render.server.ts';
import { makeFeedAddress } from '#app/features/booking/feed/calendar-feed.server.ts';
import type { RenderPage } from '#server/http-app.ts';
import { ADMIN_PASSWORD, logInAsOwner } from '../admin-browser.ts';
import { createPageRenderer, flattenRoutes } from '../page-renderer.ts';
import { readAllRows } from '../stored-rows.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

const SITE = 'http://localhost:3000';
/** The fields of the site's forms, as a query. */
const QUERY =
  'intent=cancel&action=delete&confirm=x&email=kim@example.com&format=zip&_method=POST&done=x';

let renderPage: RenderPage;
beforeAll(async () => {
  renderPage = await createPageRenderer();
});

describe('requests that only read', () => {
  let app: TestApp;
  afterEach(() => app.close());

  /** URLs in the queued emails, as a mail scanner opens them, including secret links. */
  const linksInEmails = async (): Promise<string[]> => {
    const { db, config, settings } = app.context;
    const render = createMailRenderer(config, {
      db,
      secrets: settings.secrets,
      readFacts: app.context.facts,
    });
    const mailSettings = await app.context.readMailSettings();
    const rows = await db.selectFrom('outbox').selectAll().where('channel', '=', 'mail').execute();
    const mails = await Promise.all(rows.map((row) => render(row, mailSettings)));
    const texts = mails.map((mail) => (mail.kind === 'mail' ? JSON.stringify(mail.mail) : ''));
    const links = texts.flatMap(
      (text) => text.match(/http:\/\/localhost:3000\/[^\s"\\<>]*/g) ?? [],
    );
    return [...new Set(links.map((link) => link.slice(SITE.length).replaceAll('&amp;', '&')))];
  };

  /** Without the row that the health check writes each time to prove that the disk works. */
  const storedRows = async () => {
    const tables = [...(await readAllRows(app.context.db))];
    return tables.map(([name, rows]) => [
      name,
      rows.filter((row) => !row.startsWith('["health-check"')),
    ]);
  };

  const leaveSomething = async () => {
    const person = { name: 'Kim Lee', email: 'kim@example.com' };
    const message = { ...person, message: 'Hello', source: 'contact_form' };
    expect((await app.post('/api/contact', message)).status).toBe(201);
    const slot = { appointmentDate: '2026-11-10', appointmentTime: '9:00 AM' };
    const call = { ...person, ...slot, source: 'assessment_booking' };
    expect((await app.post('/api/bookings', call)).status).toBe(201);
    const { email } = person;
    expect((await app.post('/api/newsletter/subscribe', { email })).status).toBe(202);
    const item = 'course:ai-for-sme-essentials';
    expect((await app.post('/api/waitlist', { email: 'lee@example.com', item })).status).toBe(202);
  };

  test('change nothing that is stored, whatever the route', async () => {
    app = await openTestApp('sqlite', { renderPage, env: { ADMIN_PASSWORD } });
    await leaveSomething();
    const owner = await logInAsOwner(app);
    const { db } = app.context;
    const ids = await Promise.all(
      (['submissions', 'bookings', 'outbox'] as const).map(
        async (table) => (await db.selectFrom(table).select('id').executeTakeFirstOrThrow()).id,
      ),
    );
    const links = await linksInEmails();
    for (const part of ['/bookings/', '/newsletter/confirm/', '/waitlist/confirm/']) {
      expect(
        links.some((link) => link.startsWith(part)),
        part,
      ).toBe(true);
    }
    const feed = new URL(await makeFeedAddress(app.context)).pathname;
    const paths = flattenRoutes()
      .map((route) => `/${route.path ?? ''}`)
      .filter((path) => !path.includes(':token'))
      .flatMap((path) =>
        path.includes(':') ? ids.map((id) => path.replace(/:\w+\??/, id)) : [path],
      );
    const calls = [...operations.map(({ path }) => path), '/api/openapi.json', feed];
    const before = await storedRows();
    const ask = async (method: string, url: string) => {
      const headers = { Cookie: owner.cookie };
      const { status } = await app.request(url, { method, headers, redirect: 'manual' });
      expect(status, `${method} ${url}`).toBeLessThan(500);
    };
    for (const path of new Set([...paths, ...links])) {
      const [pathname, search] = path.split('?');
      const query = search ? `${search}&${QUERY}` : QUERY;
      // The `.data` request runs all loaders of the page without rendering it.
      await ask('GET', `${pathname}.data?${query}`);
    }
    for (const path of [...calls, ...links]) {
      for (const method of ['GET', 'HEAD', 'OPTIONS']) await ask(method, path);
    }
    expect(await storedRows()).toEqual(before);
    expect((await owner.get('/admin/today')).status).toBe(200);
  }, 120_000);
});
