import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, installFakeBrowser, jsonAnswer } from '#test/fake-browser.ts';
import { openTab, resend, stored, type Tab } from '#test/resend-queue-samples.ts';

const DAY_MS = 86_400_000;

let browser: FakeBrowser;

let tab: Tab;

let sentAt: number[];

let answerWith: (path: string, init: RequestInit) => Response | Promise<Response>;

beforeEach(async () => {
  browser = installFakeBrowser();
  tab = await openTab();
  vi.useFakeTimers({ now: 0 });
  sentAt = [];
  answerWith = () => jsonAnswer(503, {});
  browser.answer(async (path, init) => {
    sentAt.push(Date.now());
    return answerWith(path, init);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const queue = () => JSON.parse(browser.localStorage.getItem('resendQueue') ?? '[]');

test('while something waits it is sent after 2, 5, 15, 30 and then every 60 seconds', async () => {
  tab.enqueueResend(resend);
  await vi.advanceTimersByTimeAsync(240_000);
  expect(sentAt).toEqual([2_000, 7_000, 22_000, 52_000, 112_000, 172_000, 232_000]);
  expect(queue()).toMatchObject([{ state: 'waiting' }]);
});

test('what waits is sent as soon as the network is back, and when a page opens', async () => {
  tab.enqueueResend(resend);
  await vi.advanceTimersByTimeAsync(2_000);
  answerWith = stored;
  browser.fire('online');
  await vi.advanceTimersByTimeAsync(0);
  expect(sentAt).toEqual([2_000, 2_000]);
  expect(tab.takeDeliveryNews()).toMatchObject([{ state: 'delivered', id: 'k1' }]);
  tab.parkResend({ ...resend, id: 'k2' });
  tab = await openTab();
  const news: unknown[] = [];
  tab.followResends((some) => news.push(...some));
  await vi.advanceTimersByTimeAsync(0);
  expect(news).toMatchObject([{ state: 'delivered', id: 'k2' }]);
});

test('after delivery nothing more is sent, the local backup stays and the outcome is reported once', async () => {
  const { saveBackup, listBackups } = await import('./local-backup.ts');
  saveBackup({ formType: 'contact', data: {} });
  tab.enqueueResend(resend);
  answerWith = stored;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sentAt).toHaveLength(1);
  expect(listBackups()).toHaveLength(1);
  expect(queue()[0].body).toBeUndefined();
  expect(tab.takeDeliveryNews()).toEqual([
    { state: 'delivered', id: 'k1', path: '/api/contact', createdAt: 0, data: { id: 1 } },
  ]);
  expect(tab.takeDeliveryNews()).toEqual([]);
  expect(browser.localStorage.getItem('resendQueue')).toBeNull();
});

test('a refusal comes back with the reason and what was typed', async () => {
  tab.enqueueResend(resend);
  answerWith = () => jsonAnswer(409, { success: false, error: 'Taken.', data: { nearest: ['b'] } });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(tab.takeDeliveryNews()).toEqual([
    {
      state: 'returned',
      id: 'k1',
      path: '/api/contact',
      createdAt: 0,
      body: { name: 'Ada' },
      status: 409,
      error: 'Taken.',
      data: { nearest: ['b'] },
    },
  ]);
});

test('a refusal is reported on every page until it is forgotten, at most for seven days', async () => {
  tab.enqueueResend(resend);
  tab.enqueueResend({ ...resend, id: 'k2' });
  answerWith = () => jsonAnswer(409, { success: false, error: 'Taken.' });
  await vi.advanceTimersByTimeAsync(2_000);
  const ids = () => tab.takeDeliveryNews().map(({ id }) => id);
  expect(ids()).toEqual(['k1', 'k2']);
  tab = await openTab();
  expect(ids()).toEqual(['k1', 'k2']);
  tab.forgetResend('k1');
  expect(ids()).toEqual(['k2']);
  await vi.advanceTimersByTimeAsync(7 * DAY_MS);
  expect(ids()).toEqual([]);
  expect(browser.localStorage.getItem('resendQueue')).toBeNull();
});

test('after seven days a submission is given up, and that is reported', async () => {
  tab.enqueueResend(resend);
  await vi.advanceTimersByTimeAsync(7 * DAY_MS + 60_000);
  expect(queue()).toMatchObject([{ id: 'k1', state: 'expired' }]);
  expect(queue()[0].body).toBeUndefined();
  expect(tab.takeDeliveryNews()).toEqual([
    { state: 'expired', id: 'k1', path: '/api/contact', createdAt: 0 },
  ]);
});

test('one that causes a server error does not block the others, but no network ends the round', async () => {
  tab.enqueueResend({ ...resend, id: 'poison' });
  tab.enqueueResend(resend);
  answerWith = (_, { headers }) =>
    new Headers(headers).get('Idempotency-Key') === 'poison' ? jsonAnswer(500, {}) : stored();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(tab.takeDeliveryNews()).toMatchObject([{ id: 'k1' }]);

  tab.enqueueResend({ ...resend, id: 'k2' });
  answerWith = () => Promise.reject(new TypeError('Failed to fetch'));
  sentAt = [];
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sentAt).toHaveLength(1);
});

test('the 51st submission is not queued, and the result says so', async () => {
  for (let n = 1; n <= 50; n++) expect(tab.enqueueResend({ ...resend, id: `k${n}` })).toBe(true);
  expect(tab.enqueueResend({ ...resend, id: 'k51' })).toBe(false);
  expect(queue()).toHaveLength(50);
  // One that is queued already may be replaced.
  expect(tab.enqueueResend({ ...resend, id: 'k7', body: 'new' })).toBe(true);
});
