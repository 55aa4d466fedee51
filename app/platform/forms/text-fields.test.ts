import * as v from 'valibot';
import { expect, test } from 'vitest';
import { cleanArea, cleanLine, cleanWords, isWithin, lineField } from './text-fields.ts';

test('a line loses what nobody sees, so that no name passes for another or turns around', () => {
  expect(cleanLine('Acme \u202egnp.exe\u202c')).toBe('Acme gnp.exe');
  expect(cleanLine('\u2066Ac\u200bme\u2069 \ufeffLtd\u00ad.\u{e0041}')).toBe('Acme Ltd.');
  expect(cleanLine('\u200b\u2060')).toBe('');
});

test('a line keeps the joiners that emoji and several scripts need', () => {
  expect(cleanLine('👩‍💻 نامه‌ای')).toBe('👩‍💻 نامه‌ای');
});

test.each([
  ['the signs of a year and a number', 'تأسست \u0601١٩٩٩ \u0600٥'],
  ['accents, on their own and with their letter', 'Zoë Gre\u0301goire'],
  ['a heart and a flag', '❤️ 🇨🇦'],
])('a line keeps what people see: %s', (_, text) => {
  expect(cleanLine(text)).toBe(text);
});

test('words are a line in which one space is between two of them', () => {
  expect(cleanWords(' Acme\t \u202e\n Ltd  ')).toBe('Acme Ltd');
});

test('a text of several lines keeps the marks that its direction needs', () => {
  expect(cleanArea('שלום\u200f (Acme)\r\nok')).toBe('שלום\u200f (Acme)\nok');
});

test('a limit counts what people see: an emoji, a flag or an accented letter is one character', () => {
  for (const one of ['👩‍👩‍👧‍👦', '🧑🏽‍❤️‍💋‍🧑🏿', '🇨🇦', 'e\u0301', 'a']) {
    expect([one, isWithin(one.repeat(100), 100)]).toEqual([one, true]);
    expect([one, isWithin(one.repeat(101), 100)]).toEqual([one, false]);
  }
  const name = lineField(100, { tooLong: 'Too long' });
  expect(v.safeParse(name, '👩‍👩‍👧‍👦'.repeat(60)).success).toBe(true);
  expect(v.safeParse(name, 'x'.repeat(101)).issues?.[0].message).toBe('Too long');
});

test('a pile of accents on one letter is not one character without end', () => {
  expect(isWithin(`e${'\u0301'.repeat(2000)}`, 100)).toBe(false);
});
