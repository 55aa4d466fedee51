import { expect, test, waitForHydration } from './running-app.ts';

test('what was typed and opened before hydration is still there after it', async ({ page }) => {
  // The scripts are held back until the visitor has been at work for a while.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/contact');
  await page.locator('#contact-message').fill('Typed early');
  const menu = page.locator('.main-nav details').first();
  await menu.locator('summary').click();
  await expect(menu).toHaveAttribute('open', '');
  release();
  await waitForHydration(page);
  await expect(page.locator('#contact-message')).toHaveValue('Typed early');
  await expect(menu).toHaveAttribute('open', '');
});
