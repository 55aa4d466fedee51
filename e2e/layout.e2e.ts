import type { Page } from '@playwright/test';
import { builtInFacts } from '#app/facts/facts.ts';
import { navigationOf } from '#app/layout/navigation.content.ts';
import { expect, test, waitForHydration } from './running-app.ts';

test.describe('the drop-down menus', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
    await waitForHydration(page);
  });

  test('open and close by a click, close by Escape and by a click elsewhere', async ({ page }) => {
    const summary = label(page, 'Our Web Apps');
    await summary.dispatchEvent('click');
    await expect(panel(page, 'Our Web Apps')).toBeVisible();
    await summary.dispatchEvent('click');
    await expect(panel(page, 'Our Web Apps')).toBeHidden();
    await summary.dispatchEvent('click');
    await page.keyboard.press('Escape');
    await expect(panel(page, 'Our Web Apps')).toBeHidden();
    await summary.dispatchEvent('click');
    await page.mouse.click(640, 700);
    await expect(panel(page, 'Our Web Apps')).toBeHidden();
  });

  test('work from the keyboard: arrows walk and wrap, Escape gives the focus back', async ({
    page,
  }) => {
    const first = label(page, 'Featured Services');
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect(label(page, 'AI Services')).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.locator('.main-nav').getByRole('link', { name: 'Contact' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const items = panel(page, 'Featured Services').getByRole('link');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(items.last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeFocused();
    await expect(panel(page, 'Featured Services')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Featured Services')).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(panel(page, 'Featured Services')).toBeHidden();
  });
});

test.describe('the menus before the script', () => {
  test.use({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });

  test('open by hovering and by a click all the same', async ({ page }) => {
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
  await expect(page.locator('.mobile-panel')).toBeHidden();
  await toggle.click();
  const opened = page.locator('.mobile-panel');
  await expect(opened).toBeVisible();
  await expect(opened.getByRole('heading')).toHaveText([
    'FEATURED SERVICES',
    'WEB APPS',
    'AI SERVICES',
  ]);
  for (const { label: name, href } of [
    ...navigationOf(builtInFacts).mobileMenu.firstLinks,
    ...navigationOf(builtInFacts).mobileMenu.links,
  ]) {
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

test('a checklist keeps in this browser what was checked', async ({ page }) => {
  await page.goto('/resources/checklists');
  const box = page.getByRole('checkbox', { name: 'We can try it on our own data' });
  await box.check();
  await page.reload();
  await expect(box).toBeChecked();
  await box.uncheck();
  await page.reload();
  await expect(box).not.toBeChecked();
});

function label(page: Page, name: string) {
  return page.locator('.main-nav summary').filter({ hasText: new RegExp(`^${name}$`) });
}

function panel(page: Page, name: string) {
  return page.locator(`.menu-panel[aria-label="${name}"]`);
}
