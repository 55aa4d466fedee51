import type { Page } from '@playwright/test';
import { freeDays, longDate } from './booking-page.ts';
import { expect, test, waitForHydration } from './running-app.ts';

/** What a visitor does on a phone, and what has to be there afterwards. */
type Tap = { address: string; act(page: Page): Promise<void>; check(page: Page): Promise<void> };

const TAPS: Record<string, Tap> = {
  'the menu': {
    address: '/about',
    act: (page) => page.locator('.mobile-menu > summary').tap(),
    check: (page) => expect(page.locator('.mobile-menu .mobile-panel')).toBeVisible(),
  },
  'a tab': {
    address: '/contact',
    act: (page) => page.locator('#support-tab').tap(),
    async check(page) {
      await expect(page.locator('#support')).toBeVisible();
      await expect(page.locator('#support-tab')).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('#message')).toBeHidden();
    },
  },
  'a field': {
    address: '/contact',
    async act(page) {
      await page.locator('#contact-message').tap();
      await page.keyboard.type('Typed at the worst moment');
    },
    async check(page) {
      await expect(page.locator('#contact-message')).toHaveValue('Typed at the worst moment');
      await expect(page.locator('#contact-message')).toBeFocused();
    },
  },
  'an answer of a tool': {
    address: '/resources/tools/ai-readiness-assessment',
    act: (page) => firstAnswer(page).check(),
    check: (page) => expect(firstAnswer(page)).toBeChecked(),
  },
  'a question': {
    address: '/pricing',
    act: (page) => page.locator('main details').nth(1).locator('summary').tap(),
    check: (page) => expect(page.locator('main details').nth(1)).toHaveAttribute('open', ''),
  },
  'the position of the page': {
    address: '/services',
    act: (page) => page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' })),
    async check(page) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await page.evaluate(() => Math.round(scrollY))).toBe(900);
    },
  },
};

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

for (const [name, { address, act, check }] of Object.entries(TAPS)) {
  test(`${name}, used before the scripts are there, stays as it is`, { tag: '@core' }, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(address);
    await act(page);
    release();
    await waitForHydration(page);
    await check(page);
  });

  test(`${name}, used while the page becomes interactive, stays as it is`, async ({ page }) => {
    const release = await holdScripts(page);
    await slowDown(page);
    await page.goto(address);
    await page.evaluate(() => dispatchEvent(new Event('keyup')));
    release();
    await act(page);
    await waitForHydration(page);
    await check(page);
  });
}

for (const moment of ['before', 'while'] as const) {
  test(`a day of the calendar is chosen by a tap ${moment} the page becomes interactive`, {
    tag: '@core',
  }, async ({ page, app }) => {
    const [day] = await freeDays(app.url, { skip: 1 });
    if (!day) throw new Error('No free day');
    const release = await holdScripts(page);
    await slowDown(page);
    await page.goto(`/book?month=${day.date.slice(0, 7)}`);
    if (moment === 'while') release();
    // A link until the script has rendered the grid, then a button.
    await page.locator(`.cal-day[aria-label^="${longDate(day.date)},"]`).tap();
    release();
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect(page.locator('input[name="appointmentDate"]')).toHaveValue(day.date);
    await waitForHydration(page);
    await expect(page.locator('input[name="appointmentDate"]')).toHaveValue(day.date);
  });
}

for (const address of ['/book', '/search?q=invoice', '/resources/templates?q=invoice']) {
  test(`${address}, rendered for one visitor, asks for no script before it has loaded`, {
    tag: '@core',
  }, async ({ page }) => {
    await page.goto(address);
    await waitForHydration(page);
    const early = await page.evaluate(() => {
      const [document] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[];
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ name, startTime }) => [name, startTime - (document?.loadEventStart ?? 0)] as const)
        .filter(([, afterLoad]) => afterLoad < 0);
    });
    expect(early).toEqual([]);
  });
}

const firstAnswer = (page: Page) => page.locator('main form input[type=radio]').first();

/** Blocks every script of the page until the returned function is called. */
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

/** Makes hydration slow enough for the next action to happen during it. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
