import { expect, test } from 'vitest';
import { showOfferEnded } from '#app/facts/published-facts.server.ts';
import { createSearch } from '#app/features/search/search-index.ts';
import { processorMs } from '#test/processor-time.ts';
import { readSearchEntries } from './search-entries.server.ts';

const searchSite = createSearch(readSearchEntries());

const topOf = (query: string, count = 3) =>
  searchSite(query)
    .hits.slice(0, count)
    .map(({ path }) => path);

test('every page that can be found has a title and words that a person can read', () => {
  const searchEntries = readSearchEntries();
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

test('the name of a trade leads to its industry', () => {
  expect(topOf('dentist')).toContain('/industries/clinics');
  expect(topOf('electrical contractor')).toContain('/industries/trades');
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

test('nothing is quoted that the page doesn’t show now, or shows under a label alone', () => {
  const bodies = new Map(readSearchEntries().map(({ path, body }) => [path, body]));
  expect(bodies.get('/special-offer')).not.toContain('This offer has ended');
  expect(bodies.get('/sales-deck')).not.toContain('Don’t promise income');
  expect(bodies.get('/contact')).not.toContain('Open the chat');
  expect(bodies.get('/resources/library')).not.toContain('Error loading resources');
  expect(bodies.get('/services/ai-consultation/ai-strategy-development')).not.toContain(
    'less than two hours a week',
  );
  for (const [path, body] of bodies) expect(body, path).not.toMatch(/OrderIncrease|Application\./);
});

test('labels that lose their figures, and people and stories that are made up, are not quoted', () => {
  const bodies = new Map(readSearchEntries().map(({ path, body }) => [path, body]));
  expect(bodies.get('/courses')).not.toContain('Minutes, free');
  expect(bodies.get('/pricing')).not.toMatch(/From simple to complex|in the quote\. $/);
  expect(bodies.get('/special-offer')).not.toContain('Days. Hours. Minutes.');
  expect(bodies.get('/')).not.toContain('percent less processing time');
  expect(bodies.get('/about')).not.toMatch(/bookkeeping|Founded\. /);
  expect(bodies.get('/done-for-you-ai-agency')).not.toContain('The vendor. We. You.');
  expect(bodies.get('/contact')).toContain(' hello@example.com. ');
  const kinds = new Map(readSearchEntries().map(({ path, kind }) => [path, kind]));
  expect(kinds.get('/resources/case-studies/bakery-online-orders')).toBe('sample-story');
  expect(kinds.get('/web-apps/path-to-canada')).toBe('sample-app');
});

test('once the offer has ended, neither its page nor its package is quoted', () => {
  showOfferEnded(true);
  try {
    const entries = readSearchEntries();
    expect(entries.map(({ path }) => path)).not.toContain('/special-offer');
    const pricing = entries.find(({ path }) => path === '/pricing');
    expect(pricing?.description).toContain('a fixed quote before any work starts');
    for (const { kind, body } of entries) {
      if (kind === 'page') expect(body).not.toMatch(/launch package|launch price/);
    }
  } finally {
    showOfferEnded(false);
  }
});

test('headings, items and cells of an article are sentences of their own', () => {
  const bodies = new Map(readSearchEntries().map(({ path, body }) => [path, body]));
  expect(bodies.get('/resources/blog/ai-customer-service-human-touch')).toContain(
    'anything legal. Children. Cancelling a contract. Any request to talk to a person. When one',
  );
  const roi = bodies.get('/resources/blog/roi-ai-small-business');
  expect(roi).toContain('What it costs. One-time cost to build it: $5,000');
  expect(roi).toContain('15 hours a week for the three of them combined.');
  expect(roi).toContain('see our prices). Ten hours');
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
