import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { industries } from '#app/facts/industries.ts';
import { priceOf } from '#app/facts/prices.ts';
import { templateCards } from '#app/facts/resources.ts';
import { tools } from '#app/facts/tools.ts';
import { formatDollars } from '#app/platform/format/money.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { industryPagesOf } from './industries.content.ts';

const { courses: courseList } = builtInFacts;
const industryPages = industryPagesOf(builtInFacts);

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp('sqlite', { renderPage: await createPageRenderer() });
}, 30_000);
afterAll(() => app.close());

test.each([
  ['hvac', '/industries/trades'],
  ['plumbing', '/industries/trades'],
  ['dental clinic', '/industries/clinics'],
  ['phipa', '/industries/clinics'],
  ['online store', '/industries/retail'],
  ['law office', '/industries/offices'],
  ['machine shop', '/industries/manufacturing'],
])('each industry is found by the words of its owners: %s', async (words, path) => {
  const page = await app.renderPage(`/search?q=${encodeURIComponent(words)}`);
  expect(page).toContain(`href="${path}"`);
});

test('each names a tool, a template and a course that exist', () => {
  const known = [
    tools.map(({ slug }) => `/resources/tools/${slug}`),
    templateCards.map(({ downloadUrl }): string => downloadUrl),
    courseList.map(({ link }): string => link),
  ];
  for (const [slug, page] of Object.entries(industryPages)) {
    page.next.forEach(({ href }, at) => {
      expect(known[at], slug).toContain(href);
    });
  }
});

test('each shows its week, three automations with products, limits and questions', async () => {
  for (const { slug, path } of industries) {
    const { week, automations, limits, questions } = industryPages[slug];
    const page = textOf(await app.renderPage(path));
    expect(automations).toHaveLength(3);
    expect([week.length, limits.length].every((count) => count >= 3)).toBe(true);
    expect(questions.length).toBeGreaterThanOrEqual(2);
    for (const { what } of week) expect(page).toContain(what);
    for (const { title, products } of automations) {
      expect(page).toContain(title);
      expect(page).toContain(products);
    }
    for (const limit of limits) expect(page).toContain(limit);
    for (const { question, answer } of questions) expect(page).toContain(`${question} ${answer}`);
  }
});

test('the example price is the one of the price facts', async () => {
  for (const { path, example } of industries) {
    const page = await app.renderPage(path);
    for (const price of priceOf(builtInFacts, example))
      expect(page).toContain(formatDollars(price));
  }
});

/** The words of a page, as read. */
function textOf(html: string): string {
  return html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}
