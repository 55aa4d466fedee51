import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { builtInFacts } from '#app/facts/facts.ts';
import { isFullProof } from '#test/proof-size.ts';
import { sampleCompany } from '#test/sample-business.ts';
import { firstOfEachKind, publicPaths } from './public-pages.ts';
import { expect, test } from './running-app.ts';

/** The HTML of every public page as the server sends it. */
test.describe.configure({ mode: 'parallel' });

/** 60 characters, and more if the business has a longer name than the sample: the rest stays the same. */
const LONGEST_TITLE =
  60 + Math.max(0, builtInFacts.company.name.length - sampleCompany.name.length);
/** Kilobytes of the median page, its styles included. */
const MEDIAN_DOCUMENT = 14;
/** Links to the same path with the same parameters that are followed. */
const MOST_OF_ONE_FORM = 5;

/** Elements of which there is one, and those of which there may be none. */
const ONE_OF = ['h1', 'link[rel=canonical]', 'meta[name=keywords][content]'];
const NONE_OF = [
  '[style]',
  // What only the Nu validator asks for.
  'script[type^="text/"][async]',
  '[pathLength]:not(path)',
  'section:not([aria-label], [aria-labelledby], :has(h1, h2, h3, h4, h5, h6))',
  // A picture that keeps its place.
  'img:not([width][height][alt][decoding=async])',
];

test('every page has head data of its own and valid HTML, and the median page is small', async ({
  page,
  request,
  app,
}) => {
  const validator = new HtmlValidate(JSON.parse(readFileSync('e2e/html-validate.json', 'utf8')));
  const known = new Set<string>();
  const sizes: number[] = [];
  const faults: string[] = [];
  for (const path of publicPaths) {
    const answer = await request.get(app.url + path);
    const html = await answer.text();
    if (isFullProof) sizes.push(brotliCompressSync(html).length);
    const { title, description, counts, hasData } = await readDocument(page, html);
    const [wrong, none] = [counts.slice(0, ONE_OF.length), counts.slice(ONE_OF.length)];
    const found: Record<string, boolean> = {
      [`status ${answer.status()}`]: answer.status() !== 200,
      'no structured data': !hasData,
      [`title of ${title.length} characters`]: title.length < 15 || title.length > LONGEST_TITLE,
      [`description of ${description.length} characters`]:
        description.length < 70 || description.length > 160,
      [`${wrong} of ${ONE_OF}`]: wrong.some((count) => count !== 1),
      [`${none} of ${NONE_OF}`]: none.some((count) => count !== 0),
      'title or description of another page': known.has(title) || known.has(description),
    };
    known.add(title).add(description);
    for (const [fault, isThere] of Object.entries(found))
      if (isThere) faults.push(`${path}: ${fault}`);
    if (!isFullProof && !firstOfEachKind.has(path)) continue;
    const { results } = await validator.validateString(html);
    for (const { line, ruleId, message } of results.flatMap(({ messages }) => messages))
      faults.push(`${path}:${line} ${ruleId} ${message}`);
  }
  expect(faults).toEqual([]);
  const median = sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
  expect(median / 1000).toBeLessThanOrEqual(MEDIAN_DOCUMENT);
});

test('no link of the site leads nowhere', async ({ request, app }) => {
  const seen = new Map<string, string>(publicPaths.map((path) => [path, 'the list']));
  const followed = new Map<string, number>();
  const queue = [...publicPaths];
  const broken: string[] = [];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const answer = await request.get(app.url + path, { maxRedirects: 1 });
    if (answer.status() >= 400) broken.push(`${path} (${answer.status()}) on ${seen.get(path)}`);
    if (!answer.ok() || !answer.headers()['content-type']?.startsWith('text/html')) continue;
    for (const [, href = ''] of (await answer.text()).matchAll(/<a [^>]*href="([^"]*)"/g)) {
      const target = new URL(href.replaceAll('&amp;', '&'), app.url + path);
      const next = target.pathname + target.search;
      if (target.origin !== app.url || seen.has(next) || next.startsWith('/admin')) continue;
      seen.set(next, path);
      // The calendar links to hundreds of days and times, which one page answers.
      const form = [target.pathname, ...target.searchParams.keys()].join(' ');
      followed.set(form, (followed.get(form) ?? 0) + 1);
      if ((followed.get(form) ?? 0) <= MOST_OF_ONE_FORM) queue.push(next);
    }
  }
  expect(broken).toEqual([]);
});

function readDocument(page: Page, html: string) {
  return page.evaluate(
    ([text, selectors]) => {
      const sent = new DOMParser().parseFromString(text, 'text/html');
      return {
        title: sent.title,
        description: sent.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
        counts: selectors.map((selector) => sent.querySelectorAll(selector).length),
        hasData: sent.querySelector('script[type="application/ld+json"]') !== null,
      };
    },
    [html, [...ONE_OF, ...NONE_OF]] as const,
  );
}
