import { expect, type Page } from '@playwright/test';
import {
  backups,
  databases,
  fireSync,
  news,
  openForm,
  outcomes,
  registrations,
  send,
  test,
} from './browser-queue-page.ts';

test('an ordinary visit and an ordinary message leave nothing in the browser', {
  tag: '@core',
}, async ({ page, server }) => {
  await openForm(page, server);
  await send(page, 'Hello');
  await expect.poll(() => outcomes(page)).toEqual(['sent']);
  await page.waitForTimeout(500);
  expect(await databases(page)).toEqual([]);
  expect(await registrations(page)).toBe(0);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(server.rows).toMatchObject([{ path: '/api/contact', body: { message: 'Hello' } }]);
});

for (const mood of ['away', 'refused'] as const) {
  test(`a message to a server that is ${mood} is kept, sent once it is back, and told`, {
    tag: '@core',
  }, async ({ page, server }) => {
    await openForm(page, server);
    server.mood = mood;
    await send(page, 'Hello');
    await expect.poll(() => outcomes(page)).toEqual(['queued']);
    expect(await databases(page)).toEqual(['resend-queue']);
    expect(await backups(page)).toContain('"status":"stored"');
    expect(await news(page)).toEqual([]);
    server.mood = 'up';
    await expect.poll(() => news(page)).toEqual(['delivered']);
    expect(server.rows).toHaveLength(1);
    expect(new Set(server.arrivals).size).toBe(1);
    expect(await backups(page)).toBeNull();
    await expect.poll(() => registrations(page)).toBe(0);
  });
}

test('a message sent offline goes out as soon as the browser is online', async ({
  page,
  context,
  server,
}) => {
  await openForm(page, server);
  await context.setOffline(true);
  await send(page, 'Hello');
  await expect.poll(() => outcomes(page)).toEqual(['queued']);
  // After the first retries, so that only the event can cause the next one.
  await page.waitForTimeout(7_500);
  await context.setOffline(false);
  await expect.poll(() => news(page)).toEqual(['delivered']);
  expect(server.rows).toHaveLength(1);
});

test('a page left while sending: the next one finds the message and tells what became of it', async ({
  page,
  server,
}) => {
  await openForm(page, server);
  server.mood = 'stored, no answer';
  await send(page, 'Hello');
  await expect.poll(() => server.rows.length).toBe(1);
  await openForm(page, server, '/other/form');
  server.mood = 'up';
  await expect.poll(() => news(page)).toEqual(['delivered']);
  expect(server.rows).toHaveLength(1);
  expect(await backups(page)).toBeNull();
});

test('a refusal after the fact comes back with the reason', async ({ page, server }) => {
  await openForm(page, server);
  server.mood = 'away';
  await send(page, 'refuse me');
  await expect.poll(() => outcomes(page)).toEqual(['queued']);
  server.mood = 'up';
  await expect.poll(() => news(page)).toEqual(['returned']);
  expect(await page.evaluate(() => window.kit.news[0])).toMatchObject({
    error: 'Taken.',
    status: 409,
    body: { message: 'refuse me' },
  });
});

test('five tabs send what waits once', { tag: '@core' }, async ({ context, server }) => {
  const pages = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
  for (const page of pages) await openForm(page, server);
  const [first] = pages as [Page];
  await first.bringToFront();
  server.mood = 'away';
  await send(first, 'Hello');
  await expect.poll(() => outcomes(first)).toEqual(['queued']);
  server.mood = 'up';
  server.arrivals.length = 0;
  await Promise.all(pages.map((page) => page.evaluate(() => dispatchEvent(new Event('online')))));
  await expect.poll(() => server.rows.length).toBe(1);
  await first.waitForTimeout(3_000);
  expect(server.arrivals).toHaveLength(1);
  const heard = await Promise.all(pages.map(news));
  expect(heard.flat()).toEqual(['delivered']);
});

test('the service worker sends the queue after the last page was closed', async ({
  page,
  context,
  server,
}) => {
  await openForm(page, server);
  server.mood = 'away';
  await send(page, 'Hello');
  await expect.poll(() => outcomes(page)).toEqual(['queued']);
  await expect.poll(() => registrations(page)).toBe(1);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const blank = await context.newPage();
  await blank.goto(`${server.url}/blank`);
  await page.close();

  // The server is still down, so it stays queued.
  const arrived = server.arrivals.length;
  await fireSync(context, blank, server);
  await expect.poll(() => server.arrivals.length).toBe(arrived + 1);
  expect(server.rows).toEqual([]);

  server.mood = 'up';
  await fireSync(context, blank, server);
  await expect.poll(() => server.rows.length).toBe(1);
  expect(new Set(server.arrivals).size).toBe(1);
  await expect.poll(() => registrations(blank)).toBe(0);

  expect(await backups(blank)).not.toBeNull();
  await openForm(blank, server);
  await expect.poll(() => news(blank)).toEqual(['delivered']);
  expect(await backups(blank)).toBeNull();
  expect(server.arrivals).toHaveLength(arrived + 2);
});

test('a refusal that the service worker meets reads the same on the page', async ({
  page,
  context,
  server,
}) => {
  await openForm(page, server);
  server.mood = 'away';
  await send(page, 'refuse me');
  await expect.poll(() => outcomes(page)).toEqual(['queued']);
  await expect.poll(() => registrations(page)).toBe(1);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.goto(`${server.url}/blank`);
  server.mood = 'up';
  await fireSync(context, page, server);
  await expect.poll(() => registrations(page)).toBe(0);
  await openForm(page, server);
  await expect.poll(() => news(page)).toEqual(['returned']);
  expect(await page.evaluate(() => window.kit.news[0])).toMatchObject({
    error: 'Taken.',
    status: 409,
    body: { message: 'refuse me' },
  });
});

test('while the server is away the email service gets the message from the browser', async ({
  page,
  server,
}) => {
  await openForm(page, server);
  await page.evaluate(() => window.kit.prefetchEmailSettings());
  server.mood = 'refused';
  // From now on the client's script could not be fetched.
  await page.route('**/node_modules/**', (route) => route.abort());
  await send(page, 'Hello');
  await expect.poll(() => outcomes(page)).toEqual(['queued']);
  await expect.poll(() => server.mails.length).toBe(1);
  expect(server.mails).toMatchObject([
    {
      lib_version: '4.4.1',
      user_id: 'key_1',
      service_id: 'service_1',
      template_id: 'template_c',
      template_params: { from_name: 'Ada', phone: 'Not provided', message: 'Hello' },
    },
  ]);
});

// Headless Chromium has no back/forward cache, so this checks for what would exclude a page from
// it.
test('between two attempts a page holds no lock, no open database and no unload listener', async ({
  page,
  context,
  server,
}) => {
  await openForm(page, server);
  server.mood = 'away';
  await send(page, 'Hello');
  await expect.poll(() => outcomes(page)).toEqual(['queued']);
  expect(await page.evaluate(async () => (await navigator.locks.query()).held)).toEqual([]);
  const session = await context.newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  });
  const types = listeners.map(({ type }) => type);
  expect(types).toContain('online');
  expect(types).not.toContain('unload');
  expect(types).not.toContain('beforeunload');
  const deletion = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.deleteDatabase('resend-queue');
        request.onblocked = () => resolve('blocked');
        request.onsuccess = () => resolve('deleted');
      }),
  );
  expect(deletion).toBe('deleted');
});
