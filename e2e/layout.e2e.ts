import type { Page } from '@playwright/test';
import { builtInFacts } from '#app/facts/facts.ts';
import { navigationOf } from '#app/layout/navigation.content.ts';
import { expect, test, waitForHydration } from './running-app.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const label = (page: Page, name: string) =>
  page.locator('.main-nav summary').filter({ hasText: new RegExp(`^${name}$`) });
const panel = (page: Page, name: string) => page.locator(`.menu-panel[aria-label="${name}"]`);

test('the drop-down menus open and close by a click, and work from the keyboard', async ({
  page,
}) => {
  await page.goto('/about');
  await waitForHydration(page);
  const apps = panel(page, 'Our Web Apps');
  const summary = label(page, 'Our Web Apps');
  await summary.dispatchEvent('click');
  await expect(apps).toBeVisible();
  await summary.dispatchEvent('click');
  await expect(apps).toBeHidden();
  await summary.dispatchEvent('click');
  await page.mouse.click(640, 700);
  await expect(apps).toBeHidden();

  const first = label(page, 'Featured Services');
  const opened = panel(page, 'Featured Services');
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(label(page, 'AI Services')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(opened.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await expect(opened).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(opened).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(opened).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus open by hovering and by a click all the same', async ({ page }) => {
    await page.goto('/about');
    await label(page, 'AI Services').hover();
    await expect(panel(page, 'AI Services')).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(panel(page, 'AI Services')).toBeHidden();
    await label(page, 'Resources').click();
    await page.mouse.move(640, 700);
    await expect(panel(page, 'Resources')).toBeVisible();
  });
});

test('at 768 px there is the bar, at 767 px one toggle with the three sections', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/about');
  await waitForHydration(page);
  await expect(page.locator('.main-nav')).toBeVisible();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(page.locator('.main-nav')).toBeHidden();
  const toggle = page.locator('.mobile-menu > summary');
  const opened = page.locator('.mobile-panel');
  await expect(opened).toBeHidden();
  await toggle.click();
  await expect(opened.getByRole('heading')).toHaveText([
    'FEATURED SERVICES',
    'WEB APPS',
    'AI SERVICES',
  ]);
  const { firstLinks, links } = navigationOf(builtInFacts).mobileMenu;
  for (const { label: name, href } of [...firstLinks, ...links]) {
    await expect(opened.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await opened.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(opened).toBeHidden();
});

test('a page that is not there says so and leads home', async ({ page, problems }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await page.getByRole('link', { name: 'Return to Home' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  expect(problems.splice(0)).toEqual([expect.stringContaining('/no/such/page')]);
});
