import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createViewCounter } from '#server/view-counter.ts';
import { ADMIN_PASSWORD, logInAsOwner } from '#test/admin-browser.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { readNumbers } from './numbers.server.ts';

const HOUR_MS = 3_600_000;
const COMPUTER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const PAGES = ['/', '/pricing', '/resources/tools/roi-calculator'];
const LINKS: readonly { source: string; query?: string; referer?: string }[] = [
  { source: '' },
  { source: 'google.com', referer: 'https://www.google.com/search?q=secret+words' },
  { source: 'spring', query: '?utm_source=Spring&utm_medium=email&utm_campaign=Owners%20May' },
];

describeOnBothDatabases('the numbers of the owner', (engine) => {
  let app: TestApp;
  let server: http.Server;
  let origin: string;
  /** The app on a socket, with three published pages, behind a proxy that names the visitors. */
  beforeEach(async () => {
    const env = { TRUST_PROXY: '1', ADMIN_PASSWORD, SUBMISSIONS_PER_TEN_MINUTES: '1000' };
    app = await openTestApp(engine, { env, renderPage: await createPageRenderer() });
    const views = createViewCounter(app.context, (path) => PAGES.includes(path));
    const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
    server = http.createServer((request, response) => {
      if (views.answer(request, response)) return;
      views.count(request, response);
      if (PAGES.includes((request.url ?? '').replace(/\?.*/, ''))) response.end('Page');
      else void listener(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    server.close();
    await app.close();
  });

  /** A request of the visitor with this number. */
  const send = async (visitor: number, path: string, headers = {}, body?: object) => {
    const answer = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'User-Agent': COMPUTER,
        'X-Forwarded-For': `198.51.100.${visitor}`,
        ...(body && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const write = (visitor: number, headers = {}) =>
    send(visitor, '/api/contact', headers, {
      ...{ name: 'Visitor', email: `visitor-${visitor}@example.com`, message: 'A question.' },
      source: 'contact_form',
      page: '/contact',
    });
  const read = async (days: 7 | 30 = 30) => {
    const numbers = await readNumbers(app.context, days);
    const total = { visitors: 0, views: 0, messages: 0 };
    for (const day of numbers.days) {
      total.visitors += day.visitors;
      total.views += day.views;
      total.messages += day.messages;
    }
    return { ...numbers, total };
  };

  test('agree with simulated visits, some of which send a form, and name no visitor', async () => {
    for (let at = 0; at < 60; at += 1) {
      const { query = '', referer } = LINKS[at % 3] ?? {};
      const landing = PAGES[at % 2] ?? '';
      await send(at, landing + query, referer ? { Referer: referer } : {});
      await send(at, '/pricing', { Referer: `http://localhost:3000${landing}` });
      if (at % 10 === 0) expect(await write(at)).toBe(201);
    }
    expect(await write(100, { DNT: '1' })).toBe(201);
    const { total, sources, pages, days } = await read();
    expect(total).toMatchObject({ visitors: 60, views: 120, messages: 7 });
    const shown = (rows: typeof pages) =>
      Object.fromEntries(rows.map((row) => [row.name, [row.visitors, row.messages]]));
    expect(shown(sources)).toEqual({
      '': [20, 2],
      'google.com': [20, 2],
      spring: [20, 2],
      '(unknown)': [0, 1],
    });
    expect(shown(pages)).toEqual({ '/': [30, 6], '/pricing': [30, 0], '/contact': [0, 1] });
    expect(days.at(-1)).toMatchObject({ name: '2026-11-02', visitors: 60 });
    expect(days).toHaveLength(30);
    const { db } = app.context;
    const origins = await db.selectFrom('origins').selectAll().execute();
    const campaign = origins.find(({ source }) => source === 'spring');
    expect(campaign).toMatchObject({ utm_medium: 'email', utm_campaign: 'owners may' });
    const views = await db.selectFrom('page_views').selectAll().execute();
    const stored = JSON.stringify([views, origins]);
    for (const hidden of ['198.51', 'secret', 'Mozilla', '@']) expect(stored).not.toContain(hidden);
  });

  test('leave out bots, who asks not to be tracked and who works on the site, and count a page loaded in advance once it is shown', async () => {
    const shown = '/api/views?path=/pricing';
    const own = { Origin: new URL(app.context.config.siteUrl).origin };
    await send(1, '/', { DNT: '1' });
    await send(1, '/', { 'Sec-GPC': '1' });
    await send(1, '/pricing', { 'Sec-Purpose': 'prefetch;prerender' });
    await send(1, '/', { 'User-Agent': BOT });
    await send(1, '/', { Cookie: 'session=somebody' });
    await send(1, '/nothing');
    await send(1, shown, { ...own, Cookie: 'session=somebody' }, {});
    await send(1, shown, { Origin: 'https://elsewhere.example' }, {});
    await send(1, shown, { ...own, DNT: '1' }, {});
    await send(1, '/api/views?path=/admin', own, {});
    expect((await read()).total).toMatchObject({ visitors: 0, views: 0 });
    expect(await send(1, shown, own, {})).toBe(204);
    expect((await read()).total).toMatchObject({ visitors: 1, views: 1 });
  });

  test('keep what was counted while the database is away, and start anew each day', async () => {
    const { schema } = app.context.db;
    await send(1, '/');
    await schema.alterTable('page_views').renameTo('away').execute();
    await app.context.visits.flush();
    await send(1, '/');
    await schema.alterTable('away').renameTo('page_views').execute();
    expect((await read(7)).total).toMatchObject({ visitors: 1, views: 2 });
    app.clock.advance(24 * HOUR_MS);
    await app.context.visits.flush();
    await send(1, '/');
    expect((await read(7)).total).toMatchObject({ visitors: 2, views: 3 });
  });

  test('say how long the first answer took, by email or elsewhere, and are shown with a chart and as a file', async () => {
    await send(1, '/pricing');
    for (const _ of [1, 2, 3, 4]) await write(1);
    const { db, now } = app.context;
    const ids = await db.selectFrom('submissions').select('id').orderBy('id').execute();
    const [first, second, third] = ids.map(({ id }) => id);
    for (const [id, hours] of [
      [first, 2],
      [second, 6],
      [second, 30],
    ] as const) {
      const at = new Date(now().getTime() + hours * HOUR_MS).toISOString();
      await db
        .insertInto('outbox')
        .values({
          id: `reply-${hours}`,
          channel: 'mail',
          template: 'owner-reply',
          props: '{}',
          recipient: 'visitor@example.com',
          dedupe_key: `owner-reply:${id}:${hours}`,
          priority: 5,
          state: 'sent',
          next_attempt_at: at,
          created_at: at,
        })
        .execute();
    }
    expect((await read()).hoursToAnswer).toBe(2);
    app.clock.advance(HOUR_MS);
    const owner = await logInAsOwner(app);
    const elsewhere = { intent: 'answered', message: 'By phone' };
    await owner.post(`/admin/inbox/${third}`, elsewhere);
    expect((await read()).hoursToAnswer).toBe(2);
    await db.deleteFrom('outbox').where('id', '=', 'reply-2').execute();
    expect((await read()).hoursToAnswer).toBe(1);
    const page = await owner.read('/admin/numbers?days=7');
    for (const text of ['role="img"', 'within an hour.']) expect(page).toContain(text);
    const download = { intent: 'numbers', days: '7' };
    const file = await (await owner.post('/admin/export/file', download)).text();
    expect(file).toContain('"page","/pricing","1","1","4","0","0"');
    expect(file).toContain('"source","(direct)","1","1","4","0","0"');
  });
});
