import { expect, test } from 'vitest';
import { amountText, dollarSum, dollars, hoursAWeek, roundUp } from './tool-figures.ts';

test('one of a unit is written in the singular', () => {
  expect(amountText(1, 'minutes')).toBe('1 minute');
  expect(amountText(1, 'hours a week')).toBe('1 hour a week');
  expect([hoursAWeek(1), hoursAWeek(1.5)]).toEqual(['1 hour a week', '1.5 hours a week']);
  expect(amountText(2, 'minutes')).toBe('2 minutes');
  expect(amountText(1, 'times the wage')).toBe('1 times the wage');
});

test('part of a dollar is written with both digits of the cents', () => {
  expect(amountText(0.5, 'CAD per million tokens')).toBe('$0.50 per million tokens');
  expect(amountText(30, 'CAD an hour')).toBe('$30 an hour');
});

test('a minimum is rounded up, and an exact one stays', () => {
  expect([19.12, 19.2, 0.5934, 0.3].map((value) => roundUp(value, 1))).toEqual([
    19.2, 19.2, 0.6, 0.3,
  ]);
  expect(roundUp(0.5934, 3)).toBe(0.594);
});

test('a total of whole dollars is the sum of its printed parts', () => {
  expect([74_860, 80_360].map(dollars)).toEqual(['$749', '$804']);
  expect(dollars(74_860 + 80_360)).toBe('$1,552');
  expect(dollars(dollarSum([74_860, 80_360]))).toBe('$1,553');
});
