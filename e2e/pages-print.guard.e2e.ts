import type { Page } from '@playwright/test';
import { pdfPages } from './pdf-text.ts';
import { publicPaths } from './public-pages.ts';
import { expect, test, waitForHydration } from './running-app.ts';

/** Printed one section a sheet, which print.e2e.ts looks at. */
const SHEETS = '/sales-presentation';
const PAPERS = { Letter: 216, A4: 210 } as const;
const MARGIN_MM = 16;
const MOST_SHEETS = 12;

test.describe.configure({ timeout: 600_000 });

for (const format of ['Letter', 'A4'] as const) {
  test(`every page prints on ${format}: all its words, no controls, nothing cut off`, async ({
    page,
  }) => {
    const faults: string[] = [];
    const width = Math.floor(((PAPERS[format] - 2 * MARGIN_MM) * 96) / 25.4);
    for (const path of publicPaths.filter((one) => one !== SHEETS)) {
      await page.setViewportSize({ width, height: 1000 });
      await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
      await page.goto(path);
      await waitForHydration(page);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const words = await wordsOfPage(page);
      await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
      const sheets = pdfPages(await page.pdf({ format }));
      const printed = sheets.join('');
      const missing = words.filter((text) => !printed.includes(text));
      if (missing.length > 0)
        faults.push(`${path}: not printed: ${missing.slice(0, 3).join(' | ')}`);
      if (sheets.length > MOST_SHEETS) faults.push(`${path}: ${sheets.length} sheets`);
      for (const fault of await faultsOnPaper(page)) faults.push(`${path}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
}

/** What stands in `main` for a reader, without spaces, one entry for each run; no controls. */
function wordsOfPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls =
      'form, nav, .button, button, .carousel-link, .no-print, .contact-tabs, .waitlist-box, #waitlist, .tool-page .page-header';
    const unseen = 'details:not([open]), .sr-only, noscript, svg, select';
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const texts: string[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.replace(/\s+/g, '') ?? '';
      if (text === '' || !element || element.closest(`${controls}, ${unseen}`)) continue;
      if (element.checkVisibility()) texts.push(text);
    }
    return texts;
  });
}

/** In print media: controls that are to be seen, and what is wider than the sheet. */
function faultsOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.getClientRects().length > 0;
    const name = (element: Element) => `${element.localName}.${element.className}`;
    const controls = [...document.querySelectorAll('nav, button, form, .toasts, .skip-link')]
      .filter((element) => isShown(element) && !element.closest('.tool-answers'))
      .map((element) => `${name(element)} is printed`);
    const wide = [...document.querySelectorAll('main *')]
      .filter((element) => isShown(element) && !element.closest('svg, .sr-only, .off-screen'))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => `${name(element)} is cut off`);
    const h1 = document.querySelector('main h1');
    const bare = h1 && isShown(h1) ? [] : ['no h1'];
    return [...controls.slice(0, 3), ...wide.slice(0, 3), ...bare];
  });
}
