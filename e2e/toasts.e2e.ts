import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from './running-app.ts';

test.describe('a toast', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact');
    await waitForHydration(page);
    await recordToasts(page);
  });

  test('stays for 5 seconds, alone, and what it says stays beside the fields', async ({ page }) => {
    await provoke(page);
    await provoke(page);
    await expect(page.locator('.toast')).toHaveCount(1);
    await expect(page.getByRole('alert').filter({ has: page.locator('.toast') })).toBeVisible();
    await expect(page.locator('.toast')).toBeHidden();
    const times = await page.evaluate(() => (window as ToastWindow).toastTimes ?? []);
    const stayed = (times.at(-1) ?? 0) - (times.at(-2) ?? 0);
    expect(stayed).toBeGreaterThanOrEqual(4_950);
    expect(stayed).toBeLessThan(20_000);
    await expect(page.locator('#contact-name-error')).toBeVisible();
  });

  test('waits while the pointer or the focus is on it, and goes when closed', async ({ page }) => {
    await provoke(page);
    const toast = page.locator('.toast');
    await toast.hover();
    await toast.getByRole('button').focus();
    await page.mouse.move(5, 300);
    await page.waitForTimeout(5_600);
    await expect(toast).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(toast).toBeHidden();
    await expect(page.locator('#contact-name')).toBeFocused();
  });
});

type ToastWindow = Window & { toastTimes?: number[] };

async function recordToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    (window as ToastWindow).toastTimes = times;
    const region = document.querySelector('.toasts');
    if (!region) throw new Error('There is no place for toasts');
    new MutationObserver((changes) => {
      if (changes.some((change) => change.addedNodes.length + change.removedNodes.length > 0)) {
        times.push(performance.now());
      }
    }).observe(region, { childList: true, subtree: true });
  });
}

/** Submits the empty form, which shows a toast. */
async function provoke(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('.toast')).toContainText('Missing information');
}
