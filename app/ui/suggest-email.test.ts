import { expect, test } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@Hotmial.com', 'ana@hotmail.com'],
  ['ana@yaho.ca', 'ana@yahoo.ca'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@rogers.cm', 'ana@rogers.com'],
  [' ana+shop@sympatco.ca ', 'ana+shop@sympatico.ca'],
])('suggests for %s the address %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  ...['ana@gmail.com', 'ana@mail.com', 'ana@ymail.com', 'ana@email.com', 'ana@hotmail.ca'],
  ...['ana@bakery.ca', 'ana@gmx.com', 'ana@bell.ca', 'ana@shaw.com', 'ana@mail.utoronto.ca'],
  ...['', 'ana', '@gmail.con', 'ana@', 'ana@b@gmail.con'],
])('suggests nothing for %s', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
