import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { HtmlValidate } from 'html-validate';
import { publicPaths } from './public-pages.ts';
import { expect, test, waitForHydration } from './running-app.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const CONTRAST = ['color-contrast'];
const LOOKS = [
  [390, 'light'],
  [390, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const;

test.describe.configure({ timeout: 900_000 });

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
    if (length < 15 || length > 60) faults.push(`${path}: title of ${length} characters`);
    const words = plain(description).length;
    if (words < 70 || words > 160) faults.push(`${path}: description of ${words} characters`);
    if (!/<meta name="keywords" content="[^"]+"/.test(html)) faults.push(`${path}: keywords`);
  }
  expect(faults).toEqual([]);
});

test('no link of the site leads nowhere', async ({ request, app }) => {
  const seen = new Map<string, string>();
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
      queue.push(next);
    }
  }
  console.log(JSON.stringify({ test: 'links', followed: seen.size }));
  expect(broken).toEqual([]);
});

test('no page has an axe violation, in both widths and both themes', async ({ page }) => {
  const violations: string[] = [];
  let scans = 0;
  for (const path of publicPaths) {
    await page.goto(path);
    // As a first touch does, so that nobody waits for the browser to be idle.
    await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
    await waitForHydration(page);
    for (const [width, colorScheme] of LOOKS) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // No page has frames, so nothing has to be put together in a page of its own.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
      // A theme changes colours and nothing else: the dark looks need only be asked about contrast.
      const found = await (colorScheme === 'light'
        ? axe.withTags(TAGS)
        : axe.withRules(CONTRAST)
      ).analyze();
      scans++;
      for (const violation of found.violations) {
        const where = violation.nodes.map((node) => node.target.join(' ')).slice(0, 3);
        violations.push(`${path} ${width} ${colorScheme}: ${violation.id} ${where.join(' | ')}`);
      }
    }
  }
  console.log(JSON.stringify({ test: 'axe', pages: publicPaths.length, scans }));
  expect(violations).toEqual([]);
});

test('no page scrolls sideways at 320 px or with text twice as large', async ({ page }) => {
  const wide: string[] = [];
  for (const path of publicPaths) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    const at320 = await page.evaluate(() => document.documentElement.scrollWidth);
    if (at320 > 320) wide.push(`${path}: ${at320} px`);
  }
  expect(wide).toEqual([]);
});

test('every page is valid HTML', async ({ request, app }) => {
  const validator = new HtmlValidate(JSON.parse(readFileSync('e2e/html-validate.json', 'utf8')));
  const faults: string[] = [];
  for (const path of publicPaths) {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page says as much as with it', async ({ page, browser, app }) => {
    const scripted = await browser.newPage({ baseURL: app.url, javaScriptEnabled: true });
    const poorer: string[] = [];
    for (const path of publicPaths) {
      await page.goto(path);
      await scripted.goto(path);
      await waitForHydration(scripted);
      const [without, with_] = await Promise.all([wordCount(page), wordCount(scripted)]);
      if (without < with_ * 0.9) poorer.push(`${path}: ${without} words instead of ${with_}`);
    }
    await scripted.close();
    expect(poorer).toEqual([]);
  });
});

async function wordCount(page: import('@playwright/test').Page): Promise<number> {
  const text = await page.locator('main').textContent();
  return (text ?? '').split(/\s+/).filter(Boolean).length;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function plain(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}
