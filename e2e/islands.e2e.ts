import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from './running-app.ts';

// Without the animation from one page to the next, which a test that ends in it would break off.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('what was typed, chosen and opened before the islands wake is still there', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.locator('#contact-message').fill('Typed early');
  const menu = page.locator('.main-nav details').first();
  await menu.locator('summary').click();
  await expect(menu).toHaveAttribute('open', '');
  release();
  await waitForHydration(page);
  await expect(page.locator('#contact-message')).toHaveValue('Typed early');
  await expect(menu).toHaveAttribute('open', '');
});

test('figures typed before hydration are the ones that a calculator counts with', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/resources/tools/roi-calculator', { waitUntil: 'commit' });
  const field = page.locator('#q-hoursPerWeek');
  await field.fill('37');
  release();
  await waitForHydration(page);
  await expect(field).toHaveValue('37');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('toolAnswers:roi-calculator')))
    .toContain('"hoursPerWeek":"37"');
  await page.reload();
  await expect(page.locator('.live-strip')).toBeAttached();
  await expect(field).toHaveValue('37');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(field).toHaveValue('37');
});

test('a link, a question and a plain form work at the worst moment, while the scripts come', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/pricing', { waitUntil: 'commit' });
  const question = page.locator('main details').nth(1);
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open', '');
  release();
  await waitForHydration(page);
  await expect(question).toHaveAttribute('open', '');

  const releaseAgain = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.locator('#contact-name').fill('Early Visitor');
  await page.locator('#contact-email').fill('early@example.com');
  await page.locator('#contact-message').fill('Sent before the scripts were there');
  await page.locator('#contact-message').press('Tab');
  await page.locator('form:has(#contact-message) [type=submit]').first().click();
  await expect(page).toHaveURL(/\/sent/);
  releaseAgain();
});

/** Blocks every script of the page, and with it its load event, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
