import { expect } from '@playwright/test';
import {
  databases,
  key,
  openForm,
  outcomes,
  registrations,
  send,
  test,
} from './browser-queue-page.ts';

test('pressing twice sends once; the next message has another key', { tag: '@core' }, async ({
  page,
  server,
}) => {
  await openForm(page, server);
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await expect.poll(() => outcomes(page)).toEqual(['sent', 'sent']);
  expect(server.arrivals).toHaveLength(1);
  await send(page, 'Again');
  await expect.poll(() => server.rows.length).toBe(2);
  expect(new Set(server.arrivals).size).toBe(2);
});

test('a draft survives a reload with its key, without what must not be kept', {
  tag: '@core',
}, async ({ page, server }) => {
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

test('a plain form post carries the key', { tag: '@core' }, async ({ page, server }) => {
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
});

test('clearing leaves nothing: no copy, draft, answer, queue, settings or service worker', async ({
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
  await page.evaluate(() => {
    localStorage.setItem('toolAnswers:roi-calculator', '{"fields":{},"isShown":true}');
    localStorage.setItem('announcement', 'closed-one');
    return window.kit.clearEverythingKept();
  });
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await databases(page)).toEqual([]);
  expect(await registrations(page)).toBe(0);
  const arrived = server.arrivals.length;
  await page.waitForTimeout(3_000);
  expect(server.arrivals).toHaveLength(arrived);
});
