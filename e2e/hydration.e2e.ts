import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from './running-app.ts';

/** Longer than a page waits for an idle moment. */
const IDLE_MS = 2000;

// Without the animation from one page to the next, which a test that ends in it would break off.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('without a visitor doing anything', () => {
  for (const address of ['/', '/about', '/services', '/pricing', '/resources/blog']) {
    test(`${address} asks for no script`, async ({ page }) => {
      const scripts = recordScripts(page);
      await page.goto(address);
      await page.waitForTimeout(IDLE_MS);
      expect(scripts).toEqual([]);
      await waitForHydration(page);
      expect(scripts.length).toBeGreaterThan(2);
    });
  }

  test('the scroll position that the router keeps starts no further page', async ({ page }) => {
    await page.goto('/about');
    await waitForHydration(page);
    await page.goto('/terms-of-service');
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([
      'react-router-scroll-positions',
    ]);
    await page.waitForTimeout(IDLE_MS);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  });

  test('a form in sight has its scripts fetched and not run', { tag: '@core' }, async ({
    page,
  }) => {
    const scripts = recordScripts(page);
    await page.goto('/contact');
    await expect.poll(() => scripts.length).toBeGreaterThan(2);
    await page.waitForTimeout(IDLE_MS);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await page.locator('#contact-name').focus();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  });

  test('a press starts React when it has ended, so that the page answers it first', {
    tag: '@core',
  }, async ({ page }) => {
    const scripts = recordScripts(page);
    await page.goto('/terms-of-service');
    const { x = 0, y = 0 } = (await page.locator('h1').boundingBox()) ?? {};
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down();
    await page.waitForTimeout(500);
    expect(scripts).toEqual([]);
    await page.mouse.up();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  });

  test('a finger that scrolls starts nothing', async ({ browser, app }) => {
    const context = await browser.newContext({ baseURL: app.url, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.goto('/terms-of-service');
    const session = await context.newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: 150, y }],
      });
    await finger('touchStart', 600);
    for (const y of [560, 500, 400, 250]) await finger('touchMove', y);
    await finger('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await page.waitForTimeout(500);
    await expect(page.locator('script[type="text/hydrate"]')).not.toHaveCount(0);
    await context.close();
  });

  for (const address of ['/special-offer', '/sales-deck', '/resources/library', '/services#faq']) {
    test(`${address}, which has something to do, starts by itself`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    });
  }

  for (const area of ['localStorage', 'sessionStorage'] as const) {
    test(`a page starts where the ${area} keeps something`, async ({ page }) => {
      await page.goto('/about');
      await page.evaluate((name) => window[name].setItem('kept', '1'), area);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    });
  }

  test('a page starts where messages wait in the browser’s database', async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          indexedDB.open('anything').onsuccess = resolve;
        }),
    );
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  });
});

test('what was typed, chosen and opened before hydration is still there after it', {
  tag: '@core',
}, async ({ page }) => {
  const release = await holdScripts(page);
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

test('figures typed before hydration are the ones that a calculator counts with', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/resources/tools/roi-calculator');
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

test('a link, a question and a plain form work at the worst moment, while the scripts come', {
  tag: '@core',
}, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/pricing');
  const question = page.locator('main details').nth(1);
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open', '');
  release();
  await waitForHydration(page);
  await expect(question).toHaveAttribute('open', '');

  const releaseAgain = await holdScripts(page);
  await page.goto('/contact');
  await page.locator('#contact-name').fill('Early Visitor');
  await page.locator('#contact-email').fill('early@example.com');
  await page.locator('#contact-message').fill('Sent before the scripts were there');
  await page.locator('#contact-message').press('Tab');
  await page.locator('form:has(#contact-message) [type=submit]').first().click();
  await expect(page).toHaveURL(/\/sent/);
  releaseAgain();
});

test('a page that differs from what React would render is rendered again, not left blank', async ({
  browser,
  app,
}) => {
  // Not the shared page: React logs the mismatch, which would count as a problem of the site.
  const context = await browser.newContext({ baseURL: app.url });
  const page = await context.newPage();
  await page.route('**/about', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ response: answer, body: html.replace('</h1>', '<b>changed</b></h1>') });
  });
  await page.goto('/about');
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('h1 b')).toHaveCount(0);
  await context.close();
});

function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request.url());
  });
  return scripts;
}

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
