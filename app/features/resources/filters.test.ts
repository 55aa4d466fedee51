import { describe, expect, test } from 'vitest';
import { libraryResources, templateCards } from '#app/facts/resources.ts';
import { openTestApp } from '#test/test-app.ts';
import { addressOf, filterResources, filterTemplates, readChoice } from './filters.ts';
import { library, templates } from './resources.content.ts';

const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);

describe('the templates', () => {
  test('are all there without a search, and those of its area on each tab', () => {
    expect(filterTemplates(templateCards, '', 'all')).toHaveLength(6);
    const counts = templates.tabs.map(({ id }) => filterTemplates(templateCards, '', id).length);
    expect(counts).toEqual([6, 2, 1, 2, 1]);
  });

  test('are searched in title, description, steps and platform, whatever the case', () => {
    expect(idsOf(filterTemplates(templateCards, 'CHATBOT', 'all'))).toEqual(['customer-chatbot']);
    expect(idsOf(filterTemplates(templateCards, 'your point of sale', 'all'))).toEqual([
      'stock-reorder',
    ]);
    expect(idsOf(filterTemplates(templateCards, 'posted day', 'all'))).toEqual([
      'social-post-planner',
    ]);
  });

  test('must fit the search and the tab together', () => {
    expect(filterTemplates(templateCards, 'email', 'all').length).toBeGreaterThan(1);
    expect(idsOf(filterTemplates(templateCards, 'email', 'sales'))).toEqual([
      'lead-follow-up-email',
    ]);
    expect(filterTemplates(templateCards, 'chatbot', 'sales')).toEqual([]);
  });

  test('are not found by words that stand in none', () => {
    expect(filterTemplates(templateCards, 'submarine', 'all')).toEqual([]);
    expect(filterTemplates(templateCards, '.*', 'all')).toEqual([]);
  });
});

test('the API lists the library', async () => {
  const app = await openTestApp();
  const answer = await app.request('/api/resources');
  expect(await answer.json()).toEqual({ success: true, data: libraryResources });
  await app.close();
});

test('the library is narrowed to a type, and all shows everything', () => {
  const counts = library.filters.map(({ id }) => filterResources(libraryResources, id).length);
  expect(counts).toEqual([6, 2, 1, 2, 1]);
});

test('a choice in the address counts only if it is one', () => {
  expect(readChoice('sales', templates.tabs, 'all')).toBe('sales');
  for (const wrong of [null, '', 'SALES', 'constructor', '<script>']) {
    expect(readChoice(wrong, templates.tabs, 'all')).toBe('all');
  }
});

test('an address names only what was chosen', () => {
  expect(addressOf('/resources', { q: '', category: 'all' })).toBe('/resources');
  expect(addressOf('/resources', { q: 'x & y', category: 'sales' })).toBe(
    '/resources?q=x+%26+y&category=sales',
  );
});
