import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { builtInFacts } from '#app/facts/facts.ts';
import { isFullProof } from '#test/proof-size.ts';
import { sampleCompany } from '#test/sample-business.ts';
import { firstOfEachKind, publicPaths } from './public-pages.ts';
import { expect, test } from './running-app.ts';

const { company } = builtInFacts;

/** The HTML of every public page as the server sends it, without a browser. */
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

/** 60 characters, and more if the business has a longer name than the sample: the rest stays the same. */
const LONGEST_TITLE = 60 + Math.max(0, company.name.length - sampleCompany.name.length);

/** Links to the same path with the same parameters that are followed. */
const MOST_OF_ONE_FORM = 20;

test('every page answers 200 with one h1 and head data of its own', async ({ request, app }) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const faults: string[] = [];
  for (const path of publicPaths) {
    const answer = await request.get(app.url + path);
    if (answer.status() !== 200) faults.push(`${path}: status ${answer.status()}`);
    const html = await answer.text();
    if (count(html, /<h1[\s>]/g) !== 1) faults.push(`${path}: ${count(html, /<h1[\s>]/g)} h1`);
    if (count(html, /<link rel="canonical"/g) !== 1) faults.push(`${path}: canonical`);
    if (count(html, /application\/ld\+json/g) < 1) faults.push(`${path}: structured data`);
    if (/ style="/.test(html)) faults.push(`${path}: inline style`);
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
    if (titles.has(title)) faults.push(`${path}: title as ${titles.get(title)}`);
    if (descriptions.has(description))
      faults.push(`${path}: description as ${descriptions.get(description)}`);
    titles.set(title, path);
    descriptions.set(description, path);
    const length = plain(title).length;
    if (length < 15 || length > LONGEST_TITLE)
      faults.push(`${path}: title of ${length} characters`);
    const words = plain(description).length;
    if (words < 70 || words > 160) faults.push(`${path}: description of ${words} characters`);
    if (!/<meta name="keywords" content="[^"]+"/.test(html)) faults.push(`${path}: keywords`);
  }
  expect(faults).toEqual([]);
});

test('no link of the site leads nowhere', async ({ request, app }) => {
  const seen = new Map<string, string>();
  const followed = new Map<string, number>();
  const queue = [...publicPaths];
  for (const path of publicPaths) seen.set(path, 'the list');
  const broken: string[] = [];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const answer = await request.get(app.url + path, { maxRedirects: 1 });
    if (answer.status() >= 400) {
      broken.push(`${path} (${answer.status()}) on ${seen.get(path)}`);
      continue;
    }
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
    const html = await answer.text();
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      const target = new URL(href.replaceAll('&amp;', '&'), app.url + path);
      const next = target.pathname + target.search;
      if (target.origin !== new URL(app.url).origin || seen.has(next)) continue;
      if (next.startsWith('/admin')) continue;
      seen.set(next, path);
      // The calendar links to hundreds of days and times, which one page answers.
      const form = [target.pathname, ...target.searchParams.keys()].join(' ');
      followed.set(form, (followed.get(form) ?? 0) + 1);
      if ((followed.get(form) ?? 0) <= MOST_OF_ONE_FORM) queue.push(next);
    }
  }
  console.log(JSON.stringify({ test: 'links', found: seen.size, forms: followed.size }));
  expect(broken).toEqual([]);
});

test('the first page of each kind is valid HTML', async ({ request, app }) => {
  const validator = new HtmlValidate(JSON.parse(readFileSync('e2e/html-validate.json', 'utf8')));
  const faults: string[] = [];
  for (const path of isFullProof ? publicPaths : firstOfEachKind) {
    const html = await (await request.get(app.url + path)).text();
    const report = await validator.validateString(html);
    for (const result of report.results) {
      for (const message of result.messages) {
        faults.push(
          `${path}:${message.line}:${message.column} ${message.ruleId} ${message.message}`,
        );
      }
    }
  }
  expect(faults).toEqual([]);
});

test('what only the Nu validator asks for: no async on inert scripts, pathLength on paths alone, sections with a name', async ({
  page,
  request,
  app,
}) => {
  for (const path of publicPaths) {
    const html = await (await request.get(app.url + path)).text();
    expect(html.match(/<script type="text\/[^>]* async[^>]*>/g), path).toBeNull();
    expect(html.match(/<(?!path\b)\w+ [^>]*pathLength=/g), path).toBeNull();
    const nameless = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      return [...parsed.querySelectorAll('section:not([aria-label], [aria-labelledby])')]
        .filter((section) => !section.querySelector('h1, h2, h3, h4, h5, h6'))
        .map((section) => section.outerHTML.slice(0, 80));
    }, html);
    expect(nameless, path).toEqual([]);
  }
});

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function plain(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}
