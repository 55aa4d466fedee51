import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, installFakeBrowser, jsonAnswer } from '#test/fake-browser.ts';
import { callApi } from './api-client.ts';

let browser: FakeBrowser;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-02T14:00:00Z') });
  browser = installFakeBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that never responds, so that the request can only be aborted. */
const hang = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
const call = () => callApi('/api/contact', { body: { name: 'Ada' }, idempotencyKey: 'k1' });

test('a request posts JSON with the idempotency key', async () => {
  const fetch = vi.fn(async () => jsonAnswer(201, { success: true, data: { id: 7 } }));
  browser.answer(fetch);
  expect(await call()).toEqual({ kind: 'success', data: { id: 7 } });
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/contact',
    expect.objectContaining({
      method: 'POST',
      body: '{"name":"Ada"}',
      keepalive: true,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Idempotency-Key': 'k1',
      },
    }),
  );
});

test('a request without a body is a GET, and a body near the 64 KB of browsers is not kept alive', async () => {
  browser.answer(async (_: string, { method, keepalive }: RequestInit) =>
    jsonAnswer(200, { success: true, data: [method, keepalive] }),
  );
  expect(await callApi('/api/health')).toMatchObject({ data: [null, null] });
  const body = { message: '漢'.repeat(20_000) };
  expect(await callApi('/api/contact', { body })).toMatchObject({ data: ['POST', false] });
});

test.each([400, 403, 409, 413, 415, 422])(
  '%i is a refusal in the words of the server',
  async (status) => {
    browser.answer(async () =>
      jsonAnswer(status, { success: false, error: 'No.', data: { nearest: [] } }),
    );
    expect(await call()).toMatchObject({
      kind: 'refused',
      status,
      error: 'No.',
      data: { nearest: [] },
    });
  },
);

test.each([500, 502, 503, 504, 408, 425])('%i is a server out of reach', async (status) => {
  browser.answer(async () => jsonAnswer(status, { success: false, error: 'A sentence.' }));
  expect(await call()).toMatchObject({
    kind: 'unreachable',
    status,
    error: `HTTP error! status: ${status}`,
  });
});

test('a proxy’s 404 page doesn’t count as our server’s answer, but its 413 is final', async () => {
  browser.answer(async () => new Response('<h1>Not found</h1>', { status: 404 }));
  expect(await call()).toMatchObject({
    kind: 'unreachable',
    error: 'HTTP error! status: 404',
  });
  browser.answer(async () => new Response('<h1>Too large</h1>', { status: 413 }));
  expect(await call()).toMatchObject({ kind: 'refused', error: 'HTTP error! status: 413' });
});

test.each([
  ['a log-in page', new Response('<html>', { status: 200 })],
  ['an empty answer', new Response(null, { status: 204 })],
  ['an answer that is cut off', new Response('{"success": true, "da', { status: 201 })],
  ['another JSON', jsonAnswer(200, { ok: true })],
  ['a failure with status 200', jsonAnswer(200, { success: false, error: 'x' })],
])('%s with a good status is no success', async (_, response) => {
  browser.answer(async () => response);
  expect(await call()).toMatchObject({ kind: 'unreachable', error: 'Unknown error occurred' });
});

test('a network failure is an unknown error, whatever the browser’s message', async () => {
  browser.answer(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await call()).toEqual({ kind: 'unreachable', error: 'Unknown error occurred' });
});

test('a request to a server that never answers is given up after 15 seconds', async () => {
  browser.answer(hang);
  let isOver = false;
  const answer = call().finally(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(14_999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual({ kind: 'unreachable', error: 'Unknown error occurred' });
});
