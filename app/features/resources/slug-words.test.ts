import { describe, expect, test } from 'vitest';
import { downloadDetail, templateDetail } from './resources.content.ts';
import {
  difficultyOf,
  difficultyTones,
  downloadTitle,
  headWithTitle,
  titleFromSlug,
} from './slug-words.ts';

describe('the title of a page that has only its slug', () => {
  test('has spaces for hyphens and capitals for words', () => {
    expect(titleFromSlug('stock-reorder')).toBe('Stock Reorder');
    expect(titleFromSlug('my-own__thing-2')).toBe('My Own Thing 2');
  });

  test('writes abbreviations as they are written', () => {
    expect(titleFromSlug('ai-for-smes')).toBe('AI For SMEs');
    expect(titleFromSlug('roi-calculator')).toBe('ROI Calculator');
    expect(titleFromSlug('constructor')).toBe('Constructor');
  });

  test('is never empty and never endless', () => {
    expect(titleFromSlug('---')).toBe('---');
    expect(titleFromSlug('a'.repeat(5000))).toHaveLength(80);
  });

  test('of the resource pack is the agreed one', () => {
    expect(downloadTitle('resource-pack')).toBe('AI for SMEs Resource Pack');
    expect(downloadTitle('team-handbook')).toBe('Team Handbook');
    expect(downloadTitle('toString')).toBe('ToString');
  });
});

test('the difficulty follows from the slug: chatbot, then email, then everything else', () => {
  expect(difficultyOf('customer-chatbot')).toBe('Beginner');
  expect(difficultyOf('email-chatbot')).toBe('Beginner');
  expect(difficultyOf('lead-follow-up-email')).toBe('Intermediate');
  expect(difficultyOf('stock-reorder')).toBe('Advanced');
});

test('Beginner is green, Intermediate amber, Advanced red', () => {
  expect(difficultyTones).toEqual({ Beginner: 'good', Intermediate: 'warn', Advanced: 'bad' });
});

test('head data with any title stays within what search results show', () => {
  for (const head of [downloadDetail.head, templateDetail.head]) {
    for (const title of ['A', 'Stock Reorder', 'x'.repeat(45), 'y z '.repeat(40), '$& {title}']) {
      const filled = headWithTitle(head, title);
      expect(filled.title.length).toBeLessThanOrEqual(60);
      expect(filled.title).toContain(title.slice(0, 20).trim());
      expect(filled.description.length).toBeLessThanOrEqual(160);
    }
  }
});
