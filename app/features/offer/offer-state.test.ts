import { expect, test } from 'vitest';
import { countdownOf } from './offer-state.ts';

const MINUTE = 60_000;

test('the time left is counted in days, hours and minutes, the started minute included', () => {
  const left = (2 * 24 * 60 + 3 * 60 + 4) * MINUTE;
  expect(countdownOf(left)).toEqual({ days: 2, hours: 3, minutes: 4 });
  expect(countdownOf(left - 1)).toEqual({ days: 2, hours: 3, minutes: 4 });
  expect(countdownOf(left - MINUTE)).toEqual({ days: 2, hours: 3, minutes: 3 });
});

test('zero means that the deadline is reached, and it never gets below', () => {
  expect(countdownOf(1)).toEqual({ days: 0, hours: 0, minutes: 1 });
  expect(countdownOf(0)).toEqual({ days: 0, hours: 0, minutes: 0 });
  expect(countdownOf(-MINUTE)).toEqual({ days: 0, hours: 0, minutes: 0 });
});
