import type { Page } from '@playwright/test';
import { mobileMenu, navigation } from '#app/layout/navigation.content.ts';
import { expect, test, waitForHydration } from './running-app.ts';

const menus = Object.entries(navigation);

test.describe('the drop-down menus', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
    await waitForHydration(page);
    await recordMenus(page);
  });

  test('open 200 ms after the pointer has come, close 150 ms after it has left', {
    tag: '@core',
  }, async ({ page }) => {
    await label(page, 'Featured Services').hover();
    await expect(panel(page, 'Featured Services')).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(panel(page, 'Featured Services')).toBeHidden();
    const [opened = 0, closed = 0] = await delays(page);
    expect(opened).toBeGreaterThanOrEqual(195);
    expect(opened).toBeLessThan(2_000);
    expect(closed).toBeGreaterThanOrEqual(145);
    expect(closed).toBeLessThan(2_000);
  });

  test('open a neighbour at once, and never two', { tag: '@core' }, async ({ page }) => {
    await label(page, 'Featured Services').hover();
    await expect(panel(page, 'Featured Services')).toBeVisible();
    await label(page, 'AI Services').hover();
    await expect(panel(page, 'AI Services')).toBeVisible();
    await expect(panel(page, 'Featured Services')).toBeHidden();
    const [, neighbour = 1000] = (await delays(page)).filter((_, at) => at === 0 || at > 1);
    expect(neighbour).toBeLessThan(1_500);
    await expect(page.locator('.main-nav details[open]')).toHaveCount(1);
  });

  test('open and close by a click, close by Escape and by a click elsewhere', {
    tag: '@core',
  }, async ({ page }) => {
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

  test('work from the keyboard: arrows walk and wrap, Escape gives the focus back', {
    tag: '@core',
  }, async ({ page }) => {
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

  test('hold the four menus, About, Contact and the assessment button, and stay in view', async ({
    page,
  }) => {
    for (const [, menu] of menus) {
      const links = panel(page, menu.label).locator('a');
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(menu.items.map((item) => item.href));
    }
    const bar = page.locator('.site-header');
    await expect(bar.locator('.main-nav').getByRole('link', { name: 'About' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Get Assessment' })).toHaveAttribute(
      'href',
      '/services/ai-consultation/ai-readiness-assessment',
    );
    await expect(bar.locator('.mobile-menu')).toBeHidden();
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    expect((await bar.boundingBox())?.y).toBe(0);
  });
});

test.describe('the menus before the script', () => {
  test.use({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });

  test('open by hovering and by a click all the same', { tag: '@core' }, async ({ page }) => {
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

test('at 768 px there is the bar, at 767 px one toggle with the three sections', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/about');
  await waitForHydration(page);
  await expect(page.locator('.main-nav')).toBeVisible();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(page.locator('.main-nav')).toBeHidden();
  const toggle = page.locator('.mobile-menu summary');
  await expect(page.locator('.mobile-panel')).toBeHidden();
  await toggle.click();
  const opened = page.locator('.mobile-panel');
  await expect(opened).toBeVisible();
  await expect(opened.getByRole('heading')).toHaveText([
    'FEATURED SERVICES',
    'WEB APPS',
    'AI SERVICES',
  ]);
  for (const { label: name, href } of mobileMenu.links) {
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

function label(page: Page, name: string) {
  return page.locator('.main-nav summary').filter({ hasText: new RegExp(`^${name}$`) });
}

function panel(page: Page, name: string) {
  return page.locator(`.menu-panel[aria-label="${name}"]`);
}

type MenuWindow = Window & { menuDelays?: number[] };

/**
 * Records, in the page's own time, how long after the pointer enters or leaves a menu opens or
 * closes.
 */
async function recordMenus(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted: number[] = [];
    (window as MenuWindow).menuDelays = noted;
    let last = 0;
    for (const menu of document.querySelectorAll('.main-nav .menu')) {
      for (const type of ['pointerenter', 'pointerleave']) {
        menu.addEventListener(type, () => {
          last = performance.now();
        });
      }
      const details = menu.querySelector('details');
      if (!details) continue;
      new MutationObserver(() => noted.push(performance.now() - last)).observe(details, {
        attributeFilter: ['open'],
      });
    }
  });
}

function delays(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as MenuWindow).menuDelays ?? []);
}

test('the header of a page that is not found leads on, also after hydration', {
  tag: '@core',
}, async ({ page, problems }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/no-such-page');
  await waitForHydration(page);
  await page.locator('.main-nav').getByRole('link', { name: 'About', exact: true }).click();
  await page.waitForURL('**/about');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Oops! Page not found');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The router logs the address that it doesn't know.
  expect(problems.filter((text) => !text.includes('non-existent route'))).toEqual([]);
  problems.splice(0);
});
