import { expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { headWithTitle } from './head-with-title.ts';

const head = {
  title: '{title}: Template for Small Business | AI for SMEs',
  description: '{title}: what it does step by step, how hard it is, and when you can have it.',
  keywords: [],
};

test('head data with any title stays within the lengths that search results show', () => {
  for (const title of ['A', 'Stock Reorder', 'x'.repeat(45), 'y z '.repeat(40), '$& {title}']) {
    const filled = headWithTitle(builtInFacts, head, title);
    expect(filled.title.length).toBeLessThanOrEqual(60);
    expect(filled.title).toContain(title.slice(0, 20).trim());
    expect(filled.description.length).toBeLessThanOrEqual(160);
  }
});

test('the name of the company is dropped first, then the description of the page', () => {
  expect(headWithTitle(builtInFacts, head, 'Excel').title).toBe(
    'Excel: Template for Small Business | AI for SMEs',
  );
  expect(headWithTitle(builtInFacts, head, 'Social Post Planner').title).toBe(
    'Social Post Planner: Template for Small Business',
  );
  expect(headWithTitle(builtInFacts, head, 'A Reminder for Each Unpaid Invoice').title).toBe(
    'A Reminder for Each Unpaid Invoice',
  );
});
