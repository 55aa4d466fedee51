import { expect, test } from 'vitest';
import { titleFromSlug } from './title-from-slug.ts';

test.each([
  ['prompt-writing-for-bakers', 'Prompt Writing For Bakers'],
  ['--my-own__thing-2-', 'My Own Thing 2'],
  ['école-du-soir', 'École Du Soir'],
  ['ai-for-smes', 'AI For SMEs'],
  ['constructor', 'Constructor'],
])('%s is read as %s', (slug, title) => {
  expect(titleFromSlug(slug)).toBe(title);
});

test('a title is never empty and has a limited length', () => {
  expect(titleFromSlug('---')).toBe('---');
  expect(titleFromSlug('a'.repeat(5000))).toHaveLength(80);
});
