import type { Page } from '@playwright/test';
import { expect, test } from './running-app.ts';

const FONT_DELAY_MS = 3000;
const PAGES = ['/', '/contact', '/about', '/pricing', '/services', '/resources', '/courses'];

for (const width of [390, 1280]) {
  test(`fonts that arrive three seconds late move nothing (${width} px)`, async ({
    browser,
    app,
  }) => {
    const moved = await Promise.all(
      PAGES.map(async (path) => {
        // Its own context, because the browser keeps fonts in memory.
        const context = await browser.newContext({
          baseURL: app.url,
          viewport: { width, height: 844 },
        });
        const shift = await shiftWithLateFonts(await context.newPage(), path);
        await context.close();
        return [path, shift] as const;
      }),
    );
    expect(moved).toEqual(PAGES.map((path) => [path, 0]));
  });
}

/** The sum of the layout shifts from the first paint until both fonts have come. */
async function shiftWithLateFonts(page: Page, path: string): Promise<number> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS));
    await route.continue();
  });
  const fonts = ['text', 'display'].map((name) =>
    page.waitForResponse((response) => response.url().includes(`/${name}-`)),
  );
  await page.goto(path, { waitUntil: 'commit' });
  await Promise.all(fonts.map(async (response) => (await response).finished()));
  return page.evaluate(async () => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await document.fonts.ready;
    // Two frames: one that lays text out with the font, and one after it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await new Promise((resolve) => setTimeout(resolve, 200));
    add(observer.takeRecords());
    return sum;
  });
}
