import type { Page } from '@playwright/test';
import { isFullProof } from '#test/proof-size.ts';
import { scanPage, widthTooMuch } from './accessibility-scan.ts';
import { overBudget, recordRequests } from './page-weight.ts';
import { printErrors } from './paper.ts';
import { firstOfEachKind, publicPaths } from './public-pages.ts';
import { expect, test, waitForHydration } from './running-app.ts';

/** Requirements of every public page, checked in one load. The pages are spread over the workers. */
test.describe.configure({ mode: 'parallel' });

/** Printed with one section per sheet, which sales-deck.e2e.ts checks. */
const SHEETS = '/sales-presentation';

const addresses = isFullProof ? publicPaths : [...firstOfEachKind];
for (const address of addresses) {
  test(`the page ${address}`, async ({ page, app }) => {
    await page.setViewportSize({ width: 412, height: 900 });
    const requests = recordRequests(page, address);
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    const untouched = await requests.weigh();
    await waitForHydration(page);

    await test.step('says as much without JavaScript as with it', async () => {
      const { sent, shown } = await countWords(page, (await response?.text()) ?? '');
      expect.soft(sent).toBeGreaterThanOrEqual(shown * 0.9);
    });
    await test.step('stays within its budget, asks no other site, sets no cookie, may be kept for Back', async () => {
      const awake = await requests.weigh();
      expect.soft(await overBudget(page, address, { untouched, awake })).toEqual([]);
      expect.soft(requests.foreign(app.url)).toEqual([]);
      expect.soft(await page.context().cookies()).toEqual([]);
      expect.soft(response?.headers()['cache-control'] ?? '').not.toContain('no-store');
    });
    await test.step('has no axe violation, on a phone in light and a desk in dark', async () => {
      expect.soft(await scanPage(page, address)).toEqual([]);
    });
    await test.step('does not scroll sideways on a desk with text at 200 %', async () => {
      await setTextSize(page, '200%');
      expect.soft(await widthTooMuch(page)).toBe(0);
      await setTextSize(page, '');
    });
    await test.step('does not scroll sideways at 320 px, as wide as a desk at 400 %', async () => {
      await page.setViewportSize({ width: 320, height: 800 });
      expect.soft(await widthTooMuch(page)).toBe(0);
    });
    if (address === SHEETS) return;
    await test.step('prints on Letter and A4: all its words, no controls, nothing cut off', async () => {
      expect.soft(await printErrors(page, 'Letter')).toEqual([]);
      if (isFullProof) expect.soft(await printErrors(page, 'A4')).toEqual([]);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

  test('no page scrolls sideways at 320 px', async ({ page }) => {
    for (const address of addresses) {
      await page.goto(address);
      expect.soft([address, await widthTooMuch(page)]).toEqual([address, 0]);
    }
  });
});

function setTextSize(page: Page, size: string) {
  return page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
}

/** How many words stand in the HTML as it was sent, and in the page as it is now. */
function countWords(page: Page, html: string) {
  return page.evaluate((text) => {
    const count = (document: Document) =>
      (document.querySelector('main')?.textContent ?? '').split(/\s+/).filter(Boolean).length;
    const sent = new DOMParser().parseFromString(text, 'text/html');
    return { sent: count(sent), shown: count(document) };
  }, html);
}
