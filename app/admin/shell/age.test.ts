import { expect, test } from 'vitest';
import { spanOf } from './age.ts';

test('a duration is shown in one unit', () => {
  expect([0, 59, 60, 2879, 2880].map(spanOf)).toEqual(['0 min', '59 min', '1 h', '47 h', '2 d']);
});
