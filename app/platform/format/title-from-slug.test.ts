import { expect, test } from 'vitest';
import { titleFromSlug } from './title-from-slug.ts';

test('hyphens become spaces and words begin with a capital', () => {
  expect(titleFromSlug('prompt-writing-for-bakers')).toBe('Prompt Writing For Bakers');
  expect(titleFromSlug('excel')).toBe('Excel');
  expect(titleFromSlug('my-own__thing-2')).toBe('My Own Thing 2');
});

test('double, leading and trailing hyphens leave no gaps, and letters with accents are capitalised', () => {
  expect(titleFromSlug('--stock---tools-')).toBe('Stock Tools');
  expect(titleFromSlug('école-du-soir')).toBe('École Du Soir');
});

test('abbreviations keep their usual spelling', () => {
  expect(titleFromSlug('ai-for-smes')).toBe('AI For SMEs');
  expect(titleFromSlug('roi-calculator')).toBe('ROI Calculator');
  expect(titleFromSlug('constructor')).toBe('Constructor');
});

test('a title is never empty and has a limited length', () => {
  expect(titleFromSlug('---')).toBe('---');
  expect(titleFromSlug('a'.repeat(5000))).toHaveLength(80);
});

test('a long title isn’t cut within a character, so that it can stand in a link', () => {
  for (const start of ['', 'a']) {
    const title = titleFromSlug(start + '💡'.repeat(100));
    expect(decodeURIComponent(encodeURIComponent(title))).toBe(title);
    expect(title).toMatch(/💡…$/u);
  }
});
