import { expect, type Page } from '@playwright/test';

const PAPERS = { Letter: 216, A4: 210 } as const;
const MARGIN_MM = 16;
/** The longest is the description of the API. */
const MOST_SHEETS = 13;

/** How many sheets the page takes. */
export async function countSheets(page: Page, format: keyof typeof PAPERS): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** The errors of the printed page: missing text, visible controls, and content that is cut off. */
export async function printErrors(page: Page, format: keyof typeof PAPERS): Promise<string[]> {
  const width = Math.floor(((PAPERS[format] - 2 * MARGIN_MM) * 96) / 25.4);
  await page.setViewportSize({ width, height: 1000 });
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('noscript[data-later-styles]')).toHaveCount(0);
  const words = await visibleWords(page);
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  const printed = new Set(await visibleWords(page));
  const missing = words.filter((text) => !printed.has(text));
  const errors = await errorsOnPaper(page);
  const sheets = await countSheets(page, format);
  await page.emulateMedia({ media: 'screen' });
  if (missing.length > 0) errors.push(`not printed: ${missing.slice(0, 3).join(' | ')}`);
  if (sheets > MOST_SHEETS) errors.push(`${sheets} sheets`);
  return errors.map((error) => `${format}: ${error}`);
}

/** The visible text in `main` without controls, one entry per text run. */
export function visibleWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls =
      'form, nav, .button, button, .deck-carousel-link, .no-print, .contact-tabs, .course-waitlist-box, #waitlist, .tool-page .page-header';
    const unseen = 'details:not([open]), .sr-only, [aria-hidden=true], noscript, svg, select';
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const texts: string[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (text === '' || !element || element.closest(`${controls}, ${unseen}`)) continue;
      if (element.checkVisibility()) texts.push(text);
    }
    return texts;
  });
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
