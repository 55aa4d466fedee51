import { expect, type Page } from '@playwright/test';
import { pdfPages } from './pdf-text.ts';

const PAPERS = { Letter: 216, A4: 210 } as const;
const MARGIN_MM = 16;
/** The longest is the description of the API. */
const MOST_SHEETS = 13;

/** The errors of the printed page: missing text, visible controls, and content that is cut off. */
export async function printErrors(page: Page, format: keyof typeof PAPERS): Promise<string[]> {
  const width = Math.floor(((PAPERS[format] - 2 * MARGIN_MM) * 96) / 25.4);
  await page.setViewportSize({ width, height: 1000 });
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('noscript[data-later-styles]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const words = await wordsOfPage(page);
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  const sheets = pdfPages(await page.pdf({ format }));
  const missing = words.filter((text) => !isPrinted(sheets, text));
  const errors = await errorsOnPaper(page);
  if ((await page.locator('.closing').count()) > 0 && sheets.at(-1) === (await footerText(page))) {
    errors.push('a sheet with the footer alone');
  }
  await page.emulateMedia({ media: 'screen' });
  if (missing.length > 0) errors.push(`not printed: ${missing.slice(0, 3).join(' | ')}`);
  if (sheets.length > MOST_SHEETS) errors.push(`${sheets.length} sheets`);
  return errors.map((error) => `${format}: ${error}`);
}

/**
 * Whether a text is on a sheet, or begins at the end of one and goes on on the next. What is positioned
 * comes last in the text of a sheet, so that such a text needn't stand in one piece.
 */
function isPrinted(sheets: readonly string[], text: string): boolean {
  return sheets.some((sheet, at) => {
    if (sheet.includes(text)) return true;
    const next = sheets[at + 1] ?? '';
    return Array.from(text, (_, cut) => cut).some(
      (cut) => next.includes(text.slice(cut)) && sheet.includes(text.slice(0, cut)),
    );
  });
}

/** The visible text in `main` without spaces and without controls, one entry per text run. */
function wordsOfPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls =
      'form, nav, .button, button, .deck-carousel-link, .no-print, .contact-tabs, .course-waitlist-box, #waitlist, .tool-page .page-header';
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

/** In print media: what the footer says, without spaces. */
async function footerText(page: Page): Promise<string> {
  const text = await page.locator('.site-footer').innerText();
  return text.replace(/\s+/g, '');
}

/** In print media: visible controls, and elements that are wider than the sheet. */
function errorsOnPaper(page: Page): Promise<string[]> {
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
