import { expect, test } from 'vitest';
import type { OutboxRow } from '#database/schema.ts';
import { describeEnd, parseRetryAfter, pauseAfter, RETRY_JITTER } from './retry-policy.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

test('the pauses are about 1, 5, 15, 30 minutes, then 1, 2, 4, 4 hours', () => {
  const minutes = Array.from({ length: 9 }, (_, at) => pauseAfter(at + 1, 0, 0.5) / MINUTE_MS);
  expect(minutes).toEqual([1, 5, 15, 30, 60, 120, 240, 240, 240]);
});

test('pauses differ by up to 20 percent, so that a backlog isn’t retried all at once', () => {
  expect(pauseAfter(2, 0, 0)).toBe(5 * MINUTE_MS * (1 - RETRY_JITTER));
  expect(pauseAfter(2, 0, 0.999)).toBeGreaterThan(5 * MINUTE_MS * (1 + RETRY_JITTER) - 1000);
});

test('a pause requested by the provider is used exactly if it is the longer one', () => {
  expect(pauseAfter(1, 90_000, 0.5)).toBe(90_000);
  expect(pauseAfter(1, 2_000, 0.5)).toBe(MINUTE_MS);
  expect(pauseAfter(3, 90_000, 0.5)).toBe(15 * MINUTE_MS);
});

test('an email about a call is not tried again once the call has begun', () => {
  const now = new Date('2026-11-02T14:00:00Z');
  const end = (minutesLeft: number) => {
    const expires_at = new Date(now.getTime() + minutesLeft * MINUTE_MS).toISOString();
    const row = { attempts: 2, provider: null, expires_at } as OutboxRow;
    return describeEnd(row, { kind: 'retry', response: '' }, now).state;
  };
  expect([end(11), end(19)]).toEqual(['failed', 'queued']);
});

test('Retry-After is read as seconds or as a date, never negative, at most a day', () => {
  const now = new Date('2026-11-02T14:00:00Z');
  expect(parseRetryAfter('120', now)).toBe(120_000);
  expect(parseRetryAfter(' 0 ', now)).toBe(0);
  expect(parseRetryAfter('Mon, 02 Nov 2026 14:02:00 GMT', now)).toBe(120_000);
  expect(parseRetryAfter('Mon, 02 Nov 2026 13:00:00 GMT', now)).toBe(0);
  expect(parseRetryAfter('99999999999999999999', now)).toBe(24 * HOUR_MS);
  for (const header of [undefined, '', 'soon', '-1 minute', 'x'.repeat(100_000)]) {
    expect(parseRetryAfter(header, now)).toBeUndefined();
  }
});
