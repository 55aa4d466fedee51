import type { Page } from '@playwright/test';
import { expect, test } from './running-app.ts';
import { openTool as open } from './tool-page.ts';

/** Presses Tab until the element has the focus, and checks that the focus is visible. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate((wanted) => {
      const active = document.activeElement;
      if (!active?.matches(wanted)) return undefined;
      const parts = [active, active.parentElement, active.nextElementSibling];
      return parts.some((part) => {
        const style = part && getComputedStyle(part);
        return style && (style.outlineStyle !== 'none' || style.boxShadow !== 'none');
      });
    }, selector);
    if (found === undefined) continue;
    expect([selector, found]).toEqual([selector, true]);
    return;
  }
  throw new Error(`Tab never came to ${selector}`);
}

test.describe('with the keyboard alone', () => {
  test('the quiz is answered and its result read', async ({ page }) => {
    await open(page, 'ai-readiness-assessment');
    const names = await page
      .locator('#answers input[type=radio]')
      .evaluateAll((all) => [...new Set(all.map((one) => (one as HTMLInputElement).name))]);
    expect(names).toHaveLength(16);
    for (const name of names) {
      if (!(await page.locator(`#answers input[name="${name}"]`).first().isVisible())) {
        await tabTo(page, '#answers .button-primary');
        await page.keyboard.press('Enter');
      }
      await tabTo(page, `#answers input[name="${name}"]`);
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
    }
    await tabTo(page, '#answers .button-primary');
    await page.keyboard.press('Enter');
    await expect(page.locator('#result-title')).toBeFocused();
    await expect(page.locator('.result-figure')).toContainText('33');
  });

  test('the ROI calculator follows what is typed, and its link is copied', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, 'roi-calculator');
    await tabTo(page, '#q-price');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('50000');
    await expect(page.locator('#result-title')).toContainText('Don’t automate this yet');
    await tabTo(page, '.take-buttons button:nth-of-type(2)');
    await page.keyboard.press('Enter');
    await expect(page.locator('#share-link')).toHaveValue(/#v1\./);
  });
});
