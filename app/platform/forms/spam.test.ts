import { expect, test } from 'vitest';
import { processorMs } from '#test/processor-time.ts';
import { findSpamReason } from './spam.ts';
import { FIELD_LIMITS } from './text-fields.ts';

test('the longest message is judged at once, whatever it repeats', () => {
  const texts = ['earn $1', '1', ',', ' ', '<a ', 'https://'].map((part) =>
    `earn $${part.repeat(FIELD_LIMITS.message)}`.slice(0, FIELD_LIMITS.message),
  );
  const ms = processorMs(() => {
    for (let turn = 0; turn < 10; turn++) for (const text of texts) findSpamReason([text]);
  });
  expect(ms).toBeLessThan(150);
});

test.each(['Earn $5,000 a day in our casino', 'earn $1 per day with backlinks and a casino'])(
  'finds promises of money: %s',
  (text) => {
    expect(findSpamReason([text])).toMatch(/a get-rich promise/);
  },
);
