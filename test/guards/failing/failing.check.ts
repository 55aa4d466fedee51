import { expect, test } from 'vitest';

test('fails', () => {
  expect('this').toBe('that');
});
