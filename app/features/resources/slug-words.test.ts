import { expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { difficultyOf, downloadTitle } from './slug-words.ts';

const { company } = builtInFacts;

test('the title of the resource pack is the agreed one, of others the words of their slug', () => {
  expect(downloadTitle(builtInFacts, 'resource-pack')).toBe(`${company.name} Resource Pack`);
  expect(downloadTitle(builtInFacts, 'team-handbook')).toBe('Team Handbook');
  expect(downloadTitle(builtInFacts, 'toString')).toBe('ToString');
});

test('the difficulty follows from the slug: chatbot, then email, then everything else', () => {
  expect(difficultyOf('customer-chatbot')).toBe('Beginner');
  expect(difficultyOf('email-chatbot')).toBe('Beginner');
  expect(difficultyOf('lead-follow-up-email')).toBe('Intermediate');
  expect(difficultyOf('stock-reorder')).toBe('Advanced');
});
