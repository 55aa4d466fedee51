import { expect, test } from 'vitest';
import { ageAt, spanOf } from './age.ts';

test.each([
  [30, 'now'],
  [60, '1 min'],
  [59 * 60, '59 min'],
  [3600, '1 h'],
  [47 * 3600, '47 h'],
  [48 * 3600, '2 d'],
  [40 * 86_400, '40 d'],
  [-100, 'now'],
])('%i seconds ago is %s', (seconds, text) => {
  const now = new Date('2026-11-22T12:00:00Z');
  expect(ageAt(new Date(now.getTime() - seconds * 1000).toISOString(), now)).toBe(text);
});

test('a duration is shown in one unit', () => {
  expect([0, 59, 60, 2879, 2880].map(spanOf)).toEqual(['0 min', '59 min', '1 h', '47 h', '2 d']);
});
