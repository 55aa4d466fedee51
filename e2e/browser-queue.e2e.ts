import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { DeliveryNews } from '#app/platform/browser/delivery-news.ts';
import type { SubmitOutcome } from '#app/platform/browser/submit-form.ts';
import { type QueueServer, startQueueServer } from './browser-queue-server.ts';

type Kit = {
  outcomes: SubmitOutcome[];
  news: DeliveryNews[];
  clearEverythingKept(): Promise<void>;
  prefetchEmailSettings(): Promise<void>;
  isPlain: boolean;
  isReady: boolean;
};
declare global {
  interface Window {
    kit: Kit;
  }
}

const test = base.extend<{ server: QueueServer; violations: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names out of this pattern
  server: async ({}, use) => {
    const server = await startQueueServer();
    await use(server);
    await server.close();
  },
  violations: [
    async ({ context }, use) => {
      const found: string[] = [];
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) found.push(message.text());
      });
      context.on('weberror', (error) => found.push(String(error.error())));
      await use(found);
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
});

async function openForm(page: Page, server: QueueServer, address = '/form'): Promise<void> {
  await page.goto(server.url + address);
  await page.waitForFunction(() => window.kit?.isReady);
}

async function send(page: Page, message: string): Promise<void> {
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Message').fill(message);
  await page.getByRole('button', { name: 'Send' }).click();
}

const outcomes = (page: Page) => page.evaluate(() => window.kit.outcomes.map(({ kind }) => kind));
const news = (page: Page) => page.evaluate(() => window.kit.news.map(({ kind }) => kind));
const backups = (page: Page) => page.evaluate(() => localStorage.getItem('formSubmissions'));
const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const key = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLInputElement>('[name=idempotencyKey]')?.value);

test('an ordinary visit and an ordinary message leave nothing in the browser', async ({
  page,
  server,
}) => {
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
  test(`a message to a server that is ${mood} is kept, sent once it is back, and told`, async ({
    page,
    server,
  }) => {
    await openForm(page, server);
    server.mood = mood;
    await send(page, 'Hello');
    await expect.poll(() => outcomes(page)).toEqual(['queued']);
    expect(await databases(page)).toEqual(['resend-queue']);
    expect(await backups(page)).toContain('"status":"stored"');
    expect(await news(page)).toEqual([]);
    server.mood = 'up';
    await expect.poll(() => news(page), { timeout: 10_000 }).toEqual(['delivered']);
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
  // Past the first tries, so that only the event can be the cause.
  await page.waitForTimeout(7_500);
  await context.setOffline(false);
  await expect.poll(() => news(page), { timeout: 1_500 }).toEqual(['delivered']);
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
  await expect.poll(() => news(page), { timeout: 25_000 }).toEqual(['delivered']);
  expect(server.rows).toHaveLength(1);
  expect(await backups(page)).toBeNull();
});

test('a refusal after the fact comes back with the reason', async ({ page, server }) => {
  await openForm(page, server);
  server.mood = 'away';
  await send(page, 'refuse me');
  await expect.poll(() => outcomes(page)).toEqual(['queued']);
  server.mood = 'up';
  await expect.poll(() => news(page), { timeout: 10_000 }).toEqual(['returned']);
  expect(await page.evaluate(() => window.kit.news[0])).toMatchObject({
    error: 'Taken.',
    status: 409,
    body: { message: 'refuse me' },
  });
});

test('five tabs send what waits once', async ({ context, server }) => {
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

  // Still away: it keeps waiting.
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
  await expect.poll(() => news(blank), { timeout: 10_000 }).toEqual(['delivered']);
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
  await expect.poll(() => news(page), { timeout: 10_000 }).toEqual(['returned']);
  expect(await page.evaluate(() => window.kit.news[0])).toMatchObject({
    error: 'Taken.',
    status: 409,
    body: { message: 'refuse me' },
  });
});

test('while the server is away the e-mail service gets the message from the browser', async ({
  page,
  server,
}) => {
  await openForm(page, server);
  await page.evaluate(() => window.kit.prefetchEmailSettings());
  server.mood = 'refused';
  // Not even the client's script could be fetched now.
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

test('pressing twice sends once; the next message has another key', async ({ page, server }) => {
  await openForm(page, server);
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await expect.poll(() => outcomes(page)).toEqual(['sent', 'sent']);
  expect(server.arrivals).toHaveLength(1);
  await send(page, 'Again');
  await expect.poll(() => server.rows.length).toBe(2);
  expect(new Set(server.arrivals).size).toBe(2);
});

test('a draft survives a reload with its key, without what must not be kept', async ({
  page,
  server,
}) => {
  await openForm(page, server);
  expect(await key(page)).toBe('');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Message').fill('Hello');
  await page.getByLabel('Leave empty').fill('https://spam.example');
  await page.getByLabel('Code').fill('123456');
  const before = await key(page);
  expect(before).toMatch(/^[\w-]{22}$/);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/spam|123456/);

  await page.goto(`${server.url}/blank`);
  await openForm(page, server);
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Message')).toHaveValue('Hello');
  await expect(page.getByLabel('Leave empty')).toHaveValue('');
  expect(await key(page)).toBe(before);

  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => outcomes(page)).toEqual(['sent']);
  expect(server.arrivals).toEqual([before]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('the admin area keeps no draft', async ({ page, server }) => {
  await openForm(page, server, '/admin/form');
  await page.getByLabel('Name').fill('Ada');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a plain form post carries the key and the time it took', async ({ page, server }) => {
  await openForm(page, server);
  await page.evaluate(() => {
    window.kit.isPlain = true;
  });
  await page.getByLabel('Name').pressSequentially('Ada', { delay: 50 });
  const made = await key(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.waitForURL('**/form');
  await expect.poll(() => server.posts.length).toBe(1);
  expect(server.posts[0]?.get('idempotencyKey')).toBe(made);
  expect(Number(server.posts[0]?.get('filledInMs'))).toBeGreaterThan(100);
});

test('a form that was filled before anyone measured carries no time', async ({ page, server }) => {
  await openForm(page, server);
  await page.getByLabel('Name').fill('Ada');
  await page.reload();
  await page.waitForFunction(() => window.kit?.isReady);
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => server.rows.length).toBe(1);
  expect(server.rows[0]?.body).not.toHaveProperty('filledInMs');
});

test('clearing leaves nothing: no copy, draft, queue, settings or service worker', async ({
  page,
  server,
}) => {
  await openForm(page, server);
  await page.evaluate(() => window.kit.prefetchEmailSettings());
  server.mood = 'away';
  await send(page, 'Hello');
  await expect.poll(() => outcomes(page)).toEqual(['queued']);
  await expect.poll(() => registrations(page)).toBe(1);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.getByLabel('Name').fill('Bea');
  await page.evaluate(() => window.kit.clearEverythingKept());
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await databases(page)).toEqual([]);
  expect(await registrations(page)).toBe(0);
  const arrived = server.arrivals.length;
  await page.waitForTimeout(3_000);
  expect(server.arrivals).toHaveLength(arrived);
});

// A headless Chromium has no back/forward cache to try: this checks what would keep a page out of it.
test('between two tries a page holds no lock, no open database and no unload listener', async ({
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

/** Lets the browser fire Background Sync now, as it does when the network comes back. */
async function fireSync(context: BrowserContext, page: Page, server: QueueServer): Promise<void> {
  const session = await context.newCDPSession(page);
  const registrationId = await new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: list }) => {
      const own = list.find(({ scopeURL }) => scopeURL.startsWith(server.url));
      if (own) resolve(own.registrationId);
    });
    void session.send('ServiceWorker.enable');
  });
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: server.url,
    registrationId,
    tag: 'resend',
    lastChance: false,
  });
  await session.detach();
}
