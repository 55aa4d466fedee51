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

export const test = base.extend<{ server: QueueServer; violations: string[] }>({
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

/** Opens a page with the form and waits until its script is active. */
export async function openForm(page: Page, server: QueueServer, address = '/form'): Promise<void> {
  await page.goto(server.url + address);
  await page.waitForFunction(() => window.kit?.isReady);
}

/** Fills the form in and sends it. */
export async function send(page: Page, message: string): Promise<void> {
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Message').fill(message);
  await page.getByRole('button', { name: 'Send' }).click();
}

export const outcomes = (page: Page) =>
  page.evaluate(() => window.kit.outcomes.map(({ kind }) => kind));
export const news = (page: Page) => page.evaluate(() => window.kit.news.map(({ kind }) => kind));
export const backups = (page: Page) => page.evaluate(() => localStorage.getItem('formSubmissions'));
export const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
export const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
export const key = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLInputElement>('[name=idempotencyKey]')?.value);

/** Makes the browser fire Background Sync now, as it does when the network comes back. */
export async function fireSync(
  context: BrowserContext,
  page: Page,
  server: QueueServer,
): Promise<void> {
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
