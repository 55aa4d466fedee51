import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, installFakeBrowser, jsonAnswer } from '#test/fake-browser.ts';
import { openTab, resend, stored, type Tab } from '#test/resend-queue-samples.ts';
import type { DeliveryNews } from './delivery-news.ts';

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

test('the next visit sends what waits, at an idle moment', async () => {
  tab.parkResend(resend);
  answerWith = stored;
  const next = await openTab();
  next.startResendQueue();
  next.startResendQueue();
  await vi.advanceTimersByTimeAsync(999);
  expect(sentAt).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sentAt).toHaveLength(1);
});

test('a visit with nothing queued sends no request', async () => {
  tab.startResendQueue();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sentAt).toEqual([]);
});

test('when the browser is online again the queue is sent at once', async () => {
  tab.startResendQueue();
  await tab.enqueueResend(resend);
  await vi.advanceTimersByTimeAsync(60_000);
  sentAt = [];
  answerWith = stored;
  browser.fire('online');
  await vi.advanceTimersByTimeAsync(0);
  expect(sentAt).toEqual([60_000]);
});

test('a round that began while the browser was offline is followed by another immediately', async () => {
  tab.startResendQueue();
  await tab.enqueueResend(resend);
  let fail = () => {};
  answerWith = () =>
    new Promise((_, reject) => {
      fail = () => reject(new TypeError('Failed to fetch'));
    });
  await vi.advanceTimersByTimeAsync(2_000);
  answerWith = stored;
  browser.fire('online');
  fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(queue()).toMatchObject([{ state: 'delivered' }]);
});

test('a page restored from the back/forward cache sends immediately, a loaded one waits', async () => {
  tab.startResendQueue();
  await tab.enqueueResend(resend);
  browser.fire('pageshow', { persisted: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(sentAt).toEqual([]);
  browser.fire('pageshow', { persisted: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(sentAt).toEqual([0]);
});

test('two tabs send a submission once', async () => {
  const other = await openTab();
  await tab.enqueueResend(resend);
  answerWith = async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return stored();
  };
  void tab.flushResendQueue();
  void other.flushResendQueue();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sentAt).toHaveLength(1);
});

test('one tab gets the outcome, and only while it is visible', async () => {
  const other = await openTab();
  const heard: DeliveryNews[][] = [];
  tab.startResendQueue();
  tab.subscribeToDeliveries((news) => heard.push(news));
  const stop = other.subscribeToDeliveries((news) => heard.push(news));
  browser.setVisibility('hidden');
  await tab.enqueueResend(resend);
  answerWith = stored;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual([]);
  browser.setVisibility('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toMatchObject([[{ kind: 'delivered', id: 'k1' }]]);
  stop();
});

test('a submission that was cleared while being sent does not come back', async () => {
  await tab.enqueueResend(resend);
  answerWith = async () => {
    await tab.clearResendQueue();
    return jsonAnswer(503, {});
  };
  await vi.advanceTimersByTimeAsync(600_000);
  expect(queue()).toEqual([]);
  expect(sentAt).toHaveLength(1);
});

test('a submission whose outcome is known from elsewhere leaves the queue', async () => {
  await tab.enqueueResend(resend);
  await tab.forgetResend('k1');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sentAt).toEqual([]);
});

test.each(['{', '7', '{"a":1}'])(
  'garbage under the queue’s key is harmless: %s',
  async (garbage) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    browser.localStorage.setItem('resendQueue', garbage);
    expect(await tab.enqueueResend(resend)).toBe(true);
    expect(queue()).toHaveLength(1);
  },
);
