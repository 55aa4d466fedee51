import type { Page } from '@playwright/test';
import { expect, test } from './running-app.ts';

test.use({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false });

for (const address of ['/about', '/special-offer', '/book?date=2030-01-07']) {
  test(`fields beside each other on ${address} stand on one line`, async ({ page }) => {
    await page.goto(address);
    const bottoms = await page
      .locator('.form-pair .input')
      .evaluateAll((inputs) =>
        inputs
          .filter((input) => input.checkVisibility())
          .map((input) => Math.round(input.getBoundingClientRect().bottom)),
      );
    expect(bottoms.length).toBeGreaterThan(0);
    for (let at = 0; at < bottoms.length; at += 2) expect(bottoms[at + 1]).toBe(bottoms[at]);
    const labels = await tops(page, '.form-pair .label');
    expect(labels).toHaveLength(bottoms.length);
    for (let at = 0; at < labels.length; at += 2) expect(labels[at + 1]).toBe(labels[at]);
  });
}

test('the labels of day and time stand on one line, before a day is chosen and after', async ({
  page,
}) => {
  await page.goto('/book');
  const day = (await page.locator('a.cal-day').first().getAttribute('href')) ?? '';
  for (const address of ['/book', day]) {
    await page.goto(address);
    const middles = await page.locator('.booking-slots .label').evaluateAll((labels) =>
      labels.map((label) => {
        const words = document.createRange();
        words.selectNodeContents(label);
        const { top, bottom } = words.getBoundingClientRect();
        return (top + bottom) / 2;
      }),
    );
    expect(middles).toHaveLength(2);
    expect(Math.abs((middles[1] ?? 0) - (middles[0] ?? 0))).toBeLessThan(2);
  }
});

for (const width of [390, 1280]) {
  test(`at ${width} pixels, the weeks of the calendar are equally high and nothing is left below`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/book');
    const heights = await page
      .locator('.cal-week')
      .evaluateAll((weeks) => weeks.map((week) => Math.round(week.getBoundingClientRect().height)));
    expect(heights.length).toBeGreaterThan(3);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
    for (const week of await page.locator('.cal-week').all()) {
      const marks = await week
        .locator('.cal-line:has(path)')
        .evaluateAll((lines) => lines.map((line) => Math.round(line.getBoundingClientRect().top)));
      expect(new Set(marks).size).toBeLessThanOrEqual(1);
    }
    const grid = await page.locator('.cal-grid').boundingBox();
    const [legend = 0] = await tops(page, '.cal-legend');
    expect(legend - (grid?.y ?? 0) - (grid?.height ?? 0)).toBeLessThan(20);
  });
}

for (const address of [
  '/resources/tools/ai-readiness-quiz',
  '/resources/tools/data-quality-assessment',
]) {
  test(`the answers to questions beside each other on ${address} start at one height`, async ({
    page,
  }) => {
    await page.goto(address);
    const groups = await page.locator('.tool-questions').all();
    expect(groups.length).toBeGreaterThan(3);
    for (const group of groups) {
      const answers = await group
        .locator('.choice:first-child')
        .evaluateAll((first) => first.map((choice) => choice.getBoundingClientRect().top));
      expect(new Set(answers).size).toBe(1);
    }
  });
}

test('in the sales deck, each title is beside the number of its section', async ({ page }) => {
  await page.goto('/sales-deck');
  const distances = await page
    .locator('.deck-section > .wrap')
    .evaluateAll((sections) =>
      sections.map(
        (section) =>
          (section.querySelector('h2')?.getBoundingClientRect().top ?? 1000) -
          section.getBoundingClientRect().top,
      ),
    );
  expect(distances.length).toBeGreaterThan(3);
  for (const distance of distances) expect(distance).toBeLessThan(10);
});

/** Where each element that is shown begins, in whole pixels from the top of the window. */
function tops(page: Page, selector: string): Promise<number[]> {
  return page
    .locator(selector)
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => Math.round(element.getBoundingClientRect().top)),
    );
}
