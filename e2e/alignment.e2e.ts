import type { Page } from '@playwright/test';
import { logInAsOwner } from './owner-page.ts';
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
  });
}

test('on a phone, both names stand on one line, also if one of them has an error', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/about');
  const names = page.locator('.form-names .input');
  const bottoms = () =>
    names.evaluateAll((inputs) =>
      inputs.map((input) => Math.round(input.getBoundingClientRect().bottom)),
    );
  const [first, last] = await bottoms();
  expect(last).toBe(first);
  await page.locator('#short-contact').getByRole('button').last().click();
  await expect(names.first()).toHaveAttribute('aria-invalid', 'true');
  const [wrong, right] = await bottoms();
  expect(right).toBe(wrong);
});

test('on a phone, opening and closing time of the first steps do not overlap', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await logInAsOwner(page);
  await page.goto('/admin/start?step=hours');
  const [opens, closes, hours] = await page
    .locator('.admin-form-2 .input')
    .evaluateAll((inputs) => inputs.map((input) => input.getBoundingClientRect().toJSON()));
  expect(closes.top).toBeGreaterThan(opens.bottom);
  expect(hours.top).toBeGreaterThan(closes.bottom);
});

test('at 320 pixels, titles beside a drawing fit without the web fonts, too', async ({
  page,
  problems,
}) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto('/services/ai-automation-solutions/customer-service-automation');
  const excess = await page
    .locator('.service-related h3')
    .evaluateAll((titles) => titles.map((title) => title.scrollWidth - title.clientWidth));
  expect(excess).toEqual([0, 0, 0]);
  // The fonts.
  expect(problems.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true);
});

test('after asking for earlier times, the button to continue is as wide as its label', async ({
  page,
}) => {
  await page.goto('/book/earlier?done');
  const button = page.locator('#main .booking-page .button');
  expect((await button.boundingBox())?.width).toBeLessThan(400);
});

test('in the dialogue, a line leads from each question to its answer', async ({ page }) => {
  await page.goto('/services/ai-automation-solutions/customer-service-automation');
  const lengths = await page.locator('.service-dialogue > li').evaluateAll((turns) =>
    turns.map((turn) => {
      const [question, answer] = [...turn.children].map((part) => part.getBoundingClientRect());
      return (answer?.left ?? 0) - (question?.right ?? 0);
    }),
  );
  expect(lengths).toHaveLength(3);
  // The margin of the line has 32 px.
  for (const length of lengths) expect(length).toBeGreaterThan(48);
});

test('the cards of files have room for their last line', async ({ page }) => {
  await page.goto('/resources/tools');
  const heights = await page
    .locator('.resource-file-foot > *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
  expect(heights).toHaveLength(4);
  for (const height of heights) expect(height).toBeLessThan(40);
});

test('the offers of the home page are printed alike', async ({ page }) => {
  await page.goto('/');
  await page.setViewportSize({ width: 695, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  expect(new Set(await styles(page, '.home-offer')).size).toBe(1);
});

/** Frame, background and layout of each element. */
function styles(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { borderWidth, backgroundColor, display } = getComputedStyle(element);
      return [borderWidth, backgroundColor, display].join();
    }),
  );
}
