import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ClaimId, type claimOf, listClaims } from '#app/facts/claims.ts';
import { builtInFacts } from '#app/facts/facts.ts';
import { publishedPaths } from '#app/published-paths.ts';
import { readPageFacts } from '#server/publishing/page-facts.ts';
import { siteFiles } from '#server/publishing/site-files.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

const SITE = 'https://www.example.com';
/** Pages that compute their figures, or give a source for each. */
const TOOLS = /^\/resources\/tools\//;
/** Figures of pages that have nothing to do with the claim of the same size. */
const OTHER_FIGURES: readonly (readonly [path: string, claims: readonly ClaimId[]])[] = [
  ['/pricing', ['betterDecisions']],
  [
    '/resources/blog/roi-ai-small-business',
    ['manualProcessCosts', 'fasterProcessing', 'inquiriesAutomated', 'storyClinic'],
  ],
];
/** One sentence marks all figures of its section. */
const MARK = /illustrative|sample|planned/i;
/** Stands in a page's text where a section begins. */
const SECTION = '§';

let app: TestApp;
const pages = new Map<string, string>();

beforeAll(async () => {
  const renderPage = await createPageRenderer();
  app = await openTestApp('sqlite', { env: { SITE_URL: SITE }, renderPage });
  for (const path of publishedPaths) pages.set(path, await app.renderPage(path));
}, 60_000);
afterAll(() => app.close());

describe('a claim of the register', () => {
  test.each(listClaims(builtInFacts))(
    '$id is marked in its section, wherever a page shows it',
    (claim) => {
      for (const [path, text] of textsThatMayShow(claim.id)) {
        for (const { index, 0: found } of text.matchAll(patternOf(claim))) {
          const before = text.slice(0, index).split(SECTION).at(-1) ?? '';
          const isMarked = MARK.test(before + found);
          expect([path, before.slice(-80), found, isMarked]).toEqual([
            ...[path, before.slice(-80), found],
            true,
          ]);
        }
      }
    },
  );
});

describe('what search engines read', () => {
  test('each page has one canonical address, and the presentation’s is the deck', () => {
    for (const [path, html] of pages) {
      const found = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, to]) => to);
      expect([path, found.length]).toEqual([path, 1]);
    }
    expect(pages.get('/sales-presentation')).toContain(`rel="canonical" href="${SITE}/sales-deck"`);
  });

  test.each([
    '/no-such-page',
    '/waitlist',
    '/waitlist/confirm/x',
    '/waitlist/leave/x',
    '/newsletter/confirm/x',
    '/newsletter/preferences/x',
    '/u/x',
  ])('%s is not found, and has no canonical address', async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('rel="canonical"');
  });

  test('the site map leaves out the API and the presentation', () => {
    const facts = [...pages].map(([path, html]) => readPageFacts(path, html));
    const sitemap = siteFiles(builtInFacts, SITE, facts)['sitemap.xml'] ?? '';
    expect(sitemap).toContain(`<loc>${SITE}/sales-deck</loc>`);
    for (const path of ['/api-docs', '/sales-presentation']) {
      expect(sitemap).not.toContain(`<loc>${SITE}${path}</loc>`);
    }
  });

  test('every page that search engines may show is linked from another one', () => {
    const linked = new Set(
      [...pages].flatMap(([path, html]) =>
        [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].flatMap(([, to]) =>
          to === path ? [] : [to],
        ),
      ),
    );
    const indexed = [...pages].filter(([path, html]) => readPageFacts(path, html).isIndexed);
    expect(indexed.map(([path]) => path).filter((path) => !linked.has(path))).toEqual([]);
  });

  test('no text for search engines has a gap that was to be filled', () => {
    for (const [path, html] of pages) {
      const tags = html.match(/<title>[^<]*|<meta [^>]*>/g) ?? [];
      const texts = [...tags, JSON.stringify(structuredDataOf(html))].join(' ');
      expect([path, texts.match(/\{\w+\}/g)]).toEqual([path, null]);
    }
  });
});

test('every control of a page has a label', () => {
  const within =
    /<label\b(?:(?!<\/label>)[\s\S])*<(input|select|textarea)(?:(?!<\/label>)[\s\S])*<\/label>/g;
  const hasOwnWords = /type="(hidden|submit)"|aria-label/;
  let count = 0;
  for (const [path, html] of pages) {
    const labelled = [...html.matchAll(/<label [^>]*for="([^"]*)"/g)].map(([, id]) => id);
    const bare = [...html.replaceAll(within, '').matchAll(/<(input|select|textarea)\b[^>]*>/g)]
      .map(([control]) => control)
      .filter((control) => !hasOwnWords.test(control))
      .filter((control) => !labelled.includes(/ id="([^"]*)"/.exec(control)?.[1]));
    expect([path, bare]).toEqual([path, []]);
    count += labelled.length;
  }
  expect(count).toBeGreaterThan(100);
});

/** The texts of the pages on which the figure of this claim is the claim. */
function textsThatMayShow(id: ClaimId): (readonly [path: string, text: string])[] {
  return [...pages].flatMap(([path, html]) => {
    const hasAnother = OTHER_FIGURES.some(([page, ids]) => page === path && ids.includes(id));
    return TOOLS.test(path) || hasAnother ? [] : [[path, textOf(html)] as const];
  });
}

/** A pattern for the claim as pages write it: `60%` or `60 percent`, `$3,800`. */
function patternOf({ id, value, figure, text }: ReturnType<typeof claimOf>): RegExp {
  if (id === 'popularCourse') return /Most Popular/g;
  if (id === 'automationTemplates') {
    return new RegExp(`(?<!\\d)${value} (planned )?(automation )?templates`, 'g');
  }
  if (figure.startsWith('$')) return new RegExp(figure.replace('$', '\\$'), 'g');
  const percents = [...text.matchAll(/(\d+)%/g)].map(([, digits]) => digits);
  return new RegExp(`(?<![\\d.,])(${percents.join('|')})(%| percent)`, 'g');
}

/** The description for search engines, and the text of the page between header and footer. */
function textOf(html: string): string {
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return `${description} ${main}`
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!-- -->/g, '')
    .replace(/<h[12]\b/g, `${SECTION}$&`)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

function structuredDataOf(html: string): unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, text]) => JSON.parse((text ?? '').replaceAll('\\u003c', '<')) as unknown,
  );
}
