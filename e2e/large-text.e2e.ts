import type { Page } from '@playwright/test';
import { widthTooMuch } from './accessibility-scan.ts';
import { firstOfEachKind } from './public-pages.ts';
import { expect, test, waitForHydration } from './running-app.ts';

/** Every kind of page on a phone whose browser has its text size at 200 %. */
test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 390, height: 844 } });

for (const address of firstOfEachKind) {
  test(`the page ${address} fits a phone with text at 200 %`, async ({ page }) => {
    await openWithLargeText(page, address);
    expect.soft(await cutOffTexts(page)).toEqual([]);
    expect.soft(await widthTooMuch(page), 'pixels too wide').toBe(0);
  });
}

test('a text that is cut off or outside the page is found', async ({ page }) => {
  await openWithLargeText(page, '/about');
  await page.evaluate(() => {
    const [title, lead] = document.querySelectorAll<HTMLElement>('main h1, main .lead');
    if (title) title.style.cssText = 'width: 3rem; overflow: hidden; white-space: nowrap';
    if (lead) lead.style.cssText = 'width: 40rem; white-space: nowrap';
  });
  expect(await cutOffTexts(page)).toEqual([
    expect.stringMatching(/^h1/),
    expect.stringMatching(/^the page/),
  ]);
});

async function openWithLargeText(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    for (const one of document.querySelectorAll('details')) one.setAttribute('open', '');
  });
}

/**
 * The texts that are partly outside the page or cut off by an element around them. What scrolls
 * sideways inside an element that has a name and takes the focus can be read, and so can a carousel.
 */
function cutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE_PX = 1;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      const words = text.textContent?.trim();
      if (!parent || !words || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const cut = [...range.getClientRects()].map((rect) => whatCuts(rect, parent)).find(Boolean);
      if (cut) found.push(`${cut}: ${words.slice(0, 60)}`);
    }
    return found;

    /** Not for screen readers alone, and not the skip link, which waits above the page. */
    function isShown(element: Element): boolean {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (element.closest('.skip-link, [aria-hidden="true"]')) return false;
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (getComputedStyle(box).clipPath === 'inset(50%)') return false;
      }
      return true;
    }

    function whatCuts(rect: DOMRect, parent: Element): string | undefined {
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const isBeside =
          rect.left < edge.left - TOLERANCE_PX || rect.right > edge.right + TOLERANCE_PX;
        const isAboveOrBelow =
          rect.top < edge.top - TOLERANCE_PX || rect.bottom > edge.bottom + TOLERANCE_PX;
        if (isBeside && overflowX !== 'visible')
          return canBeScrolled(box) ? undefined : nameOf(box);
        if (isAboveOrBelow && /hidden|clip/.test(overflowY)) return nameOf(box);
      }
      const { clientWidth } = document.documentElement;
      const isOutside = rect.left < -TOLERANCE_PX || rect.right > clientWidth + TOLERANCE_PX;
      return isOutside ? 'the page' : undefined;
    }

    function canBeScrolled(box: Element): boolean {
      if (!/auto|scroll/.test(getComputedStyle(box).overflowX)) return false;
      if (box.closest('[aria-roledescription="carousel"]')) return true;
      return box.matches('[tabindex="0"]:is([aria-label], [aria-labelledby])');
    }

    function nameOf(box: Element): string {
      return [box.localName, ...box.classList].join('.');
    }
  });
}
