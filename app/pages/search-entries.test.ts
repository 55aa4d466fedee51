import { expect, test } from 'vitest';
import { builtInFacts, factsWith } from '#app/facts/facts.ts';
import { createSearch } from '#app/features/search/search-index.ts';
import { processorMs } from '#test/processor-time.ts';
import { readSearchEntries } from './search-entries.server.ts';

const searchSite = createSearch(readSearchEntries(builtInFacts));

const topOf = (query: string, count = 3) =>
  searchSite(query)
    .hits.slice(0, count)
    .map(({ path }) => path);

test('every page that can be found has a title and words that a person can read', () => {
  const searchEntries = readSearchEntries(builtInFacts);
  expect(searchEntries.length).toBeGreaterThan(45);
  const paths = searchEntries.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { path, title, description, body } of searchEntries) {
    expect(title.length, path).toBeGreaterThan(3);
    expect(description.length, path).toBeGreaterThan(20);
    expect(`${title}${description}${body}`, path).not.toMatch(/[{}]|undefined|\]\(|<\w/);
  }
});

test('what an owner would type leads to the page that answers it', () => {
  expect(topOf('roi')[0]).toBe('/resources/tools/roi-calculator');
  expect(topOf('chatbot')[0]).toBe('/resources/automation-templates/customer-chatbot');
  expect(topOf('marketing automation')).toContain(
    '/services/ai-automation-solutions/marketing-automation',
  );
  expect(topOf('privacy policy')[0]).toBe('/privacy-policy');
  expect(topOf('bakery')[0]).toBe('/resources/case-studies/bakery-online-orders');
  expect(topOf('human touch')[0]).toBe('/resources/blog/ai-customer-service-human-touch');
  expect(topOf('courses')).toContain('/courses');
  expect(topOf('newsletter')[0]).toBe('/newsletter');
  expect(topOf('how much does it cost')).toContain('/pricing');
  expect(topOf('delete my information')[0]).toBe('/privacy/request');
  expect(topOf('statistics canada')).toContain('/resources/blog/ai-tools-small-business-2025');
  expect(topOf('invioce')[0]).toBe('/resources/automation-templates/invoice-approval');
});

test.each([
  ['plumber', 'trades'],
  ['electricians', 'trades'],
  ['dentist', 'clinics'],
  ['lawyer', 'offices'],
  ['factory', 'manufacturing'],
])(
  'a visitor who searches for “%s” finds the page for %s, without words it doesn’t show',
  (word, slug) => {
    const { hits } = searchSite(word);
    const hit = hits.find(({ path }) => path === `/industries/${slug}`);
    expect(hits.indexOf(hit as (typeof hits)[number])).toBeLessThan(3);
    expect(hit?.excerpt.map(({ text }) => text).join('')).not.toContain('roofer');
  },
);

test('once the offer has ended, neither its page nor its package is quoted', () => {
  const entries = readSearchEntries(factsWith({ launch: { seats: 0 } }));
  expect(entries.map(({ path }) => path)).not.toContain('/special-offer');
  const pricing = entries.find(({ path }) => path === '/pricing');
  expect(pricing?.description).toContain('a fixed quote before any work starts');
  for (const { kind, body } of entries) {
    if (kind === 'page') expect(body).not.toMatch(/launch package|launch price/);
  }
});

test('every suggestion finds something', async () => {
  const { searchWords } = await import('#app/features/search/search.content.ts');
  for (const word of searchWords.suggestions) {
    expect(searchSite(word), word).toMatchObject({ match: 'all' });
  }
});

test('a query over everything takes less than 50 ms', () => {
  for (const query of ['invoices', 'ai small business', 'chtbot', 'a b c d e f g h i j']) {
    const times = [1, 2, 3].map(() => processorMs(() => searchSite(query)));
    expect(Math.min(...times), query).toBeLessThan(50);
  }
});
