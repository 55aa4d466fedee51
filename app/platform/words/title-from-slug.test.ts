import { expect, test } from 'vitest';
import { titleFromSlug } from './title-from-slug.ts';

test('hyphens become spaces and words begin with a capital', () => {
  expect(titleFromSlug('prompt-writing-for-bakers')).toBe('Prompt Writing For Bakers');
  expect(titleFromSlug('excel')).toBe('Excel');
});

test('doubled and dangling hyphens leave no gaps, and letters with accents are capitalised', () => {
  expect(titleFromSlug('--ai---tools-')).toBe('Ai Tools');
  expect(titleFromSlug('école-du-soir')).toBe('École Du Soir');
});
