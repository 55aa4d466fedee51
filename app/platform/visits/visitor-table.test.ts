import { expect, test } from 'vitest';
import { createVisitorTable } from './visitor-table.ts';

test('every visitor of a day is found again, whatever the number and however many there are', () => {
  const most = 20_000;
  const table = createVisitorTable(most);
  // Many of them share their last bits and therefore a place; 0 and negative numbers are visitors.
  const visitors = Array.from({ length: most }, (_, at) => (at % 8 ? -at : at << 16) | 0);
  const expected = new Map<number, number>();
  const wrong: number[] = [];
  const check = (visitor: number) => {
    if (table.find(visitor) !== expected.get(visitor)) wrong.push(visitor);
  };
  for (const visitor of visitors) {
    check(visitor);
    if (expected.has(visitor)) continue;
    const value = expected.size % 7;
    if (!table.add(visitor, value)) wrong.push(visitor);
    expected.set(visitor, value);
  }
  expect(expected.size).toBeGreaterThan(10_000);
  for (const visitor of expected.keys()) check(visitor);
  expect(wrong).toEqual([]);
});

test('a full table accepts no new visitor and still finds the others', () => {
  const table = createVisitorTable(2);
  expect([table.add(5, 1), table.add(6, 2), table.add(7, 3)]).toEqual([true, true, false]);
  expect([table.find(5), table.find(6), table.find(7)]).toEqual([1, 2, undefined]);
});
