import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GIVE_UP_AFTER_MS, nextAttemptAt, parseRetryAfter, RETRY_JITTER } from './retry-policy.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const TRIED_AT = new Date('2026-11-02T14:00:00Z');

/** Milliseconds from queueing to each attempt, for an email that always fails. */
function attemptTimes(
  random: () => number,
  options: { retryAfterMs?: number; expiresAt?: Date } = {},
): number[] {
  const times = [0];
  let now = TRIED_AT;
  for (;;) {
    const attempt = times.length;
    const next = nextAttemptAt({ attempt, firstTriedAt: TRIED_AT, now, random, ...options });
    if (next === 'give-up') return times;
    times.push(next.getTime() - TRIED_AT.getTime());
    now = next;
  }
}

test('the pauses are about 1, 5, 15, 30 minutes, then 1, 2, 4, 4 hours, for 72 hours', () => {
  const times = attemptTimes(() => 0.5);
  const pauses = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / MINUTE_MS);
  expect(pauses.slice(0, 9)).toEqual([1, 5, 15, 30, 60, 120, 240, 240, 240]);
  expect(times.at(-1)).toBeGreaterThan(GIVE_UP_AFTER_MS - 5 * HOUR_MS);
});

test('for any random values: pauses within 20 percent, at least two retries in the first hour, an end', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.999_999, noNaN: true }), fc.nat(), (start, seed) => {
      let state = start + seed;
      const random = () => {
        state = (state * 9_301 + 0.49_297) % 1;
        return state;
      };
      const times = attemptTimes(random);
      expect(times.filter((time) => time <= HOUR_MS).length).toBeGreaterThanOrEqual(3);
      expect(times.at(-1)).toBeLessThan(GIVE_UP_AFTER_MS);
      expect(times.length).toBeLessThan(40);
      const pauses = [1, 5, 15, 30, 60, 120].map((minutes) => minutes * MINUTE_MS);
      for (const [index, pause] of pauses.entries()) {
        const waited = (times[index + 1] ?? 0) - (times[index] ?? 0);
        expect(waited).toBeGreaterThanOrEqual(pause * (1 - RETRY_JITTER));
        expect(waited).toBeLessThanOrEqual(pause * (1 + RETRY_JITTER) + 1);
      }
    }),
  );
});

test('two emails that fail together are not retried together', () => {
  const times = [0, 0.3, 0.6, 0.99].map((luck) => attemptTimes(() => luck)[1]);
  expect(new Set(times).size).toBe(4);
});

test('a pause requested by the provider is used exactly if it is the longer one', () => {
  const at = (retryAfterMs: number, attempt = 1) =>
    nextAttemptAt({
      attempt,
      firstTriedAt: TRIED_AT,
      now: TRIED_AT,
      retryAfterMs,
      random: () => 0.5,
    });
  expect(at(90_000)).toEqual(new Date(TRIED_AT.getTime() + 90_000));
  expect(at(2_000)).toEqual(new Date(TRIED_AT.getTime() + MINUTE_MS));
  expect(at(90_000, 3)).toEqual(new Date(TRIED_AT.getTime() + 15 * MINUTE_MS));
  expect(at(365 * 24 * HOUR_MS)).toEqual(new Date(TRIED_AT.getTime() + 24 * HOUR_MS));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(24 * HOUR_MS), (attempt, retryAfterMs) => {
      const next = at(retryAfterMs, attempt);
      if (next === 'give-up') return;
      expect(next.getTime()).toBeGreaterThanOrEqual(TRIED_AT.getTime() + retryAfterMs);
    }),
  );
});

test('an email about a call is not tried again once the call has begun', () => {
  const expiresAt = new Date(TRIED_AT.getTime() + 50 * MINUTE_MS);
  const times = attemptTimes(() => 0.5, { expiresAt });
  expect(times.map((time) => time / MINUTE_MS)).toEqual([0, 1, 6, 21]);
  const ended = { attempt: 1, firstTriedAt: TRIED_AT, expiresAt, random: () => 0 };
  expect(nextAttemptAt({ ...ended, now: expiresAt })).toBe('give-up');
});

test('an email tried for 72 hours is given up, whatever the pause', () => {
  const now = new Date(TRIED_AT.getTime() + GIVE_UP_AFTER_MS);
  expect(nextAttemptAt({ attempt: 1, firstTriedAt: TRIED_AT, now, random: () => 0 })).toBe(
    'give-up',
  );
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
