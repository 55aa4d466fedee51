import { expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { readPageFacts } from './page-facts.ts';
import { siteFiles } from './site-files.ts';

const { company } = builtInFacts;

const siteUrl = 'https://www.example.com';
const page = (robots: string, title = `Tools &amp; checks for owners | ${company.name}`) =>
  `<html><head><title>${title}</title><meta name="description" content="It&#x27;s short."/>${robots}<meta property="og:image" content="http://localhost/social/x.png"/></head></html>`;

test('a page’s facts are read from its head', () => {
  expect(readPageFacts('/resources/tools', page(''))).toMatchObject({
    path: '/resources/tools',
    title: `Tools & checks for owners | ${company.name}`,
    description: "It's short.",
    isIndexed: true,
    image: '/social/x.png',
  });
  expect(readPageFacts('/', page('')).path).toBe('/');
});

test('a page without a title stops the build', () => {
  expect(() => readPageFacts('/about', page('', ''))).toThrow('/about has no title');
});

test('a page with noindex is neither in the site map nor in llms.txt', () => {
  const files = siteFiles(builtInFacts, siteUrl, [
    readPageFacts('/about', page('')),
    readPageFacts('/sent', page('<meta name="robots" content="noindex"/>')),
  ]);
  for (const name of ['sitemap.xml', 'llms.txt']) {
    expect(files[name]).toContain('/about');
    expect(files[name]).not.toContain('/sent<');
    expect(files[name]).not.toContain('/sent)');
  }
  expect(files['llms.txt']).toContain('[Tools & checks for owners](');
});

test('pages that are personal or change something are not prerendered', () => {
  const rules = JSON.parse(siteFiles(builtInFacts, siteUrl, [])['speculation-rules.json'] ?? '');
  const text = JSON.stringify(rules.prerender[0].where);
  for (const path of ['/admin/*', '/api/*', '/u/*', '/bookings/*', '/waitlist/*/*'])
    expect(text).toContain(`"${path}"`);
  expect(rules.prerender[0].eagerness).toBe('moderate');
});
