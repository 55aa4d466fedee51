import type { Page } from '@playwright/test';
import { company } from '#app/facts/company.ts';
import { footer } from '#app/layout/navigation.content.ts';
import { expect, test, waitForHydration } from './running-app.ts';

test('the footer has each network, three columns, the newsletter, the year and the legal pages', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/about');
  await waitForHydration(page);
  const foot = page.locator('footer');
  const networks = foot.getByRole('region', { name: footer.socialLabel }).getByRole('link');
  await expect(networks).toHaveText(company.socialLinks.map((link) => link.name));
  const columns = foot.getByRole('navigation', { name: 'Footer' });
  await expect(columns.getByRole('heading')).toHaveText([
    'Featured Services',
    'AI Services',
    'Company',
  ]);
  for (const { href } of footer.columns.flatMap((column) => [...column.links])) {
    await expect(columns.locator(`a[href="${href}"]`).first()).toBeVisible();
  }
  await expect(foot.locator('form input[type="email"]')).toBeVisible();
  await expect(foot).toContainText(`© ${new Date().getFullYear()} ${company.legalName}`);
  const legal = foot.getByRole('navigation', { name: 'Legal' }).getByRole('link');
  await expect(legal).toHaveText(['Privacy Policy', 'Terms of Service']);
});

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

  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test(`lies over no field that has the focus at ${size.width}`, async ({ page }) => {
      await page.setViewportSize(size);
      const field = page.locator('#contact-name');
      // The field may be anywhere on the screen.
      for (const top of [70, size.height / 2, size.height - 70]) {
        await provoke(page);
        await field.evaluate((element, at) => {
          const away = element.getBoundingClientRect().top - at;
          window.scrollBy({ top: away, behavior: 'instant' });
          element.blur();
          element.focus({ preventScroll: true });
        }, top);
        const toast = await page.locator('.toast').boundingBox();
        const control = await field.boundingBox();
        if (!toast || !control) throw new Error('There is nothing to compare');
        const isOver = toast.y < control.y + control.height && control.y < toast.y + toast.height;
        const isBeside = toast.x >= control.x + control.width;
        expect(isOver && !isBeside, `${top}`).toBe(false);
      }
    });
  }
});

test('what the hero shows comes in 300 ms after the page, without motion at once', async ({
  page,
}) => {
  const entrance = () =>
    page.locator('.hero-fade').evaluate((element) => {
      const { animationName, animationDelay } = getComputedStyle(element);
      return [animationName, animationDelay];
    });
  await page.goto('/');
  expect(await entrance()).toEqual(['fade', '0.3s']);
  await expect(page.locator('.hero-fade')).toHaveCSS('opacity', '1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await entrance())[0]).toBe('none');
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
