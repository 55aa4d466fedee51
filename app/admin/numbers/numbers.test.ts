import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, expect, test } from 'vitest';
import { builtInFacts, factsWith } from '#app/facts/facts.ts';
import { readConfig } from '#app/platform/config.server.ts';
import { createStaticFiles } from '#server/static-files.ts';
import { createViewCounter } from '#server/view-counter.ts';
import { ADMIN_PASSWORD, logInAsOwner } from '#test/admin-browser.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { sampleBusiness } from '#test/sample-business.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { readNumbers } from './numbers.server.ts';

const { company } = builtInFacts;

const BROWSERS = {
  computer:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Mobile/15E148',
  tablet: 'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1 Safari/605.1',
} as const;
const DEVICES = Object.keys(BROWSERS) as (keyof typeof BROWSERS)[];
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const PAGES = ['/', '/pricing', '/resources/tools/roi-calculator'];
const LINKS: readonly { source: string; query?: string; referer?: string }[] = [
  { source: '' },
  { source: 'google.com', referer: 'https://www.google.com/search?q=secret+words' },
  { source: 'spring', query: '?utm_source=Spring&utm_medium=email&utm_campaign=Owners%20May' },
  { source: 'linkedin.com', referer: 'https://www.linkedin.com/feed/' },
];

describeOnBothDatabases('the numbers of the owner', (engine) => {
  let app: TestApp;
  let server: http.Server;
  let origin: string;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
  afterEach(async () => {
    agent.destroy();
    server.close();
    await app.close();
  });

  /** The app on a socket, with three published pages, behind a proxy that names the visitors. */
  const open = async (renderPage?: Awaited<ReturnType<typeof createPageRenderer>>) => {
    const env = { TRUST_PROXY: '1', ADMIN_PASSWORD, SUBMISSIONS_PER_TEN_MINUTES: '100000' };
    app = await openTestApp(engine, { env, renderPage });
    const files = createStaticFiles(readConfig({}), { emailService: undefined });
    for (const url of PAGES) {
      const page = { url, type: 'text/html; charset=utf-8', etag: url, isImmutable: false };
      files.set({ ...page, body: Buffer.from('<p>Page</p>') });
    }
    const views = createViewCounter(app.context, (path) => PAGES.includes(path));
    const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
    server = http.createServer((request, response) => {
      if (views.answer(request, response)) return;
      const isAnswered = files.answer(request, response);
      views.count(request, response);
      if (!isAnswered) void listener(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const send = (
    path: string,
    headers: Record<string, string>,
    body?: Record<string, unknown>,
  ): Promise<number> =>
    new Promise((resolve, reject) => {
      const options = {
        ...{ agent, method: body ? 'POST' : 'GET' },
        headers: { ...(body ? { 'Content-Type': 'application/json' } : {}), ...headers },
      };
      const request = http.request(origin + path, options, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      });
      request.on('error', reject).end(body && JSON.stringify(body));
    });
  const message = (at: number) => ({
    ...{ name: 'Visitor', email: `visitor-${at}@example.com`, message: 'Hello there, a question.' },
    ...{ source: 'contact_form', page: '/contact' },
  });

  test('agree with 2,000 simulated visits, some of which send a form', async () => {
    await open();
    const size = engine === 'sqlite' ? 2000 : 400;
    const expected = { views: 0, sources: new Map<string, [number, number]>() };
    const pages = new Map<string, [number, number]>();
    const add = (
      map: Map<string, [number, number]>,
      key: string,
      visitors: number,
      sent: number,
    ) => {
      const [a, b] = map.get(key) ?? [0, 0];
      map.set(key, [a + visitors, b + sent]);
    };
    const visit = async (at: number) => {
      const link = LINKS[at % LINKS.length] as (typeof LINKS)[number];
      const landing = PAGES[at % PAGES.length] as string;
      const device = DEVICES[at % DEVICES.length] as keyof typeof BROWSERS;
      const headers = {
        'User-Agent': BROWSERS[device],
        'X-Forwarded-For': `198.51.${at >> 8}.${at & 255}`,
      };
      const referer: Record<string, string> = link.referer ? { Referer: link.referer } : {};
      expect(await send(landing + (link.query ?? ''), { ...headers, ...referer })).toBe(200);
      await send('/pricing', { ...headers, Referer: `http://localhost:3000${landing}` });
      expected.views += 2;
      const writes = at % 25 === 0;
      if (writes) expect(await send('/api/contact', headers, message(at))).toBe(201);
      add(expected.sources, link.source, 1, writes ? 1 : 0);
      add(pages, landing, 1, writes ? 1 : 0);
    };
    for (let at = 0; at < size; at += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, one) => visit(at + one)));
    }
    // Not counted: visitors who ask not to be tracked, bots, and prefetched pages.
    const person = { 'User-Agent': BROWSERS.computer, 'X-Forwarded-For': '203.0.113.9' };
    await send('/', { ...person, DNT: '1' });
    await send('/', { ...person, 'Sec-GPC': '1' });
    await send('/', { ...person, 'Sec-Purpose': 'prefetch;prerender' });
    await send('/', { 'User-Agent': BOT, 'X-Forwarded-For': '203.0.113.10' });
    await send('/nothing', person);
    expect(await send('/api/contact', { ...person, DNT: '1' }, message(9999))).toBe(201);
    const numbers = await readNumbers(app.context, 30);
    expect(numbers.total).toMatchObject({ visitors: size, views: expected.views });
    const shown = (rows: typeof numbers.pages) =>
      new Map(rows.map((row) => [row.name, [row.visitors, row.messages]]));
    expected.sources.set('(unknown)', [0, 1]);
    expect(shown(numbers.sources)).toEqual(expected.sources);
    pages.set('/contact', [0, 1]);
    expect(shown(numbers.pages)).toEqual(pages);
    expect(numbers.days.at(-1)).toMatchObject({ name: '2026-11-02', visitors: size });
    expect(numbers.days).toHaveLength(30);
    const origins = await app.context.db.selectFrom('origins').selectAll().execute();
    const campaign = origins.find(({ source }) => source === 'spring');
    expect(campaign).toMatchObject({ utm_medium: 'email', utm_campaign: 'owners may' });
    // Nothing that was stored names a visitor or what they searched for.
    const views = await app.context.db.selectFrom('page_views').selectAll().execute();
    const stored = JSON.stringify([views, origins]);
    for (const hidden of ['198.51', '203.0.113', 'secret', 'Mozilla', '@']) {
      expect(stored).not.toContain(hidden);
    }
  });

  test('keep what was counted while the database is away, and start anew each day', async () => {
    await open();
    const headers = { 'User-Agent': BROWSERS.phone, 'X-Forwarded-For': '198.51.100.1' };
    await send('/', headers);
    await app.context.db.schema.alterTable('page_views').renameTo('away').execute();
    await app.context.visits.flush();
    await send('/', headers);
    await app.context.db.schema.alterTable('away').renameTo('page_views').execute();
    const today = await readNumbers(app.context, 7);
    expect(today.total).toMatchObject({ visitors: 1, views: 2 });
    app.clock.advance(24 * 3_600_000);
    await app.context.visits.flush();
    await send('/', headers);
    expect((await readNumbers(app.context, 7)).total).toMatchObject({ visitors: 2, views: 3 });
  });

  test('leave out whoever works on the site, and count a page loaded in advance once it is shown', async () => {
    await open();
    const visitor = { 'User-Agent': BROWSERS.computer, 'X-Forwarded-For': '198.51.100.9' };
    const shown = '/api/views?path=/pricing';
    const own = { ...visitor, Origin: new URL(app.context.config.siteUrl).origin };
    await send('/', { ...visitor, Cookie: 'session=somebody' });
    await send('/pricing', { ...visitor, 'Sec-Purpose': 'prefetch;prerender' });
    // None of these is a view.
    const empty = {};
    await send(shown, { ...own, Cookie: 'session=somebody' }, empty);
    await send(shown, { ...visitor, Origin: 'https://elsewhere.example' }, empty);
    await send(shown, visitor, empty);
    await send(shown, { ...own, DNT: '1' }, empty);
    await send(shown, { ...own, 'User-Agent': BOT }, empty);
    await send('/api/views?path=/admin', own, empty);
    await app.context.visits.flush();
    expect((await readNumbers(app.context, 7)).total).toMatchObject({ visitors: 0, views: 0 });
    expect(await send(shown, own, empty)).toBe(204);
    await app.context.visits.flush();
    expect((await readNumbers(app.context, 7)).total).toMatchObject({ visitors: 1, views: 1 });
  });

  test('say how long the first answer took, and are shown with a chart, a table and a file', async () => {
    await open(await createPageRenderer());
    app.context.ownerFacts.show(sampleBusiness);
    const headers = { 'User-Agent': BROWSERS.computer, 'X-Forwarded-For': '198.51.100.2' };
    await send('/pricing', headers);
    for (const at of [1, 2, 3]) await send('/api/contact', headers, message(at));
    const { db, now } = app.context;
    const [first, second] = await db.selectFrom('submissions').select('id').orderBy('id').execute();
    for (const [submission, hours] of [
      [first, 2],
      [second, 6],
      [second, 30],
    ] as const) {
      const at = new Date(now().getTime() + hours * 3_600_000).toISOString();
      await db
        .insertInto('outbox')
        .values({
          ...{ id: `reply-${hours}`, channel: 'mail', template: 'owner-reply', props: '{}' },
          ...{
            recipient: 'visitor@example.com',
            dedupe_key: `owner-reply:${submission?.id}:${hours}`,
          },
          ...{ priority: 5, state: 'sent', next_attempt_at: at, created_at: at },
        })
        .execute();
    }
    app.clock.advance(25 * 3_600_000);
    const { answers } = await readNumbers(app.context, 30);
    expect(answers).toEqual({
      messages: 3,
      answered: 2,
      medianHours: 4,
      inTime: 2,
      overdue: 1,
    });
    const promised = async (replyHours: number) => {
      const facts = () => factsWith({ company: { ...company, replyHours } });
      const { inTime, overdue } = (await readNumbers({ ...app.context, facts }, 30)).answers;
      return { inTime, overdue };
    };
    expect(await promised(3)).toEqual({ inTime: 1, overdue: 1 });
    expect(await promised(48)).toEqual({ inTime: 2, overdue: 0 });
    const owner = await logInAsOwner(app);
    const page = await (await owner.get('/admin/numbers?days=7')).text();
    expect(page).toContain('role="img"');
    expect(page).toContain('4 hours');
    expect(page).toContain('2 of 2');
    const file = await (
      await owner.post('/admin/export/file', { intent: 'numbers', days: '7' })
    ).text();
    expect(file).toContain('"page","/pricing","1","1","3","0","0"');
    expect(file).toContain('"source","(direct)","1","1","3","0","0"');
  });

  test('count an answer that was logged as given elsewhere', async () => {
    await open(await createPageRenderer());
    await send('/api/contact', { 'X-Forwarded-For': '198.51.100.2' }, message(1));
    const { db } = app.context;
    const { id } = await db.selectFrom('submissions').select('id').executeTakeFirstOrThrow();
    app.clock.advance(3 * 3_600_000);
    const owner = await logInAsOwner(app);
    await owner.post(`/admin/inbox/${id}`, { intent: 'answered', message: 'By phone' });
    app.clock.advance(48 * 3_600_000);
    expect((await readNumbers(app.context, 30)).answers).toEqual({
      messages: 1,
      answered: 1,
      medianHours: 3,
      inTime: 1,
      overdue: 0,
    });
  });
});
