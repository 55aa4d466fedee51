import type { Page } from '@playwright/test';
import { logInAsOwner } from './owner-page.ts';
import { expect, test } from './running-app.ts';

test.use({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false });

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
    .locator('.form-pair .input')
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

test('a field and its button are equally high', async ({ page }) => {
  await page.goto('/about');
  const heights = await page
    .locator('.site-footer .field-row :is(.input, .button)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
  expect(heights).toEqual([48, 48]);
});

test('on a phone, the links of the footer are equally far apart, whether on one line or two', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/about');
  const gaps = await page
    .locator('.footer-columns > :nth-child(2) .footer-link')
    .evaluateAll((links) => {
      const lines = links.map((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return text.getBoundingClientRect();
      });
      return lines.slice(1).map((line, at) => Math.round(line.top - (lines[at]?.bottom ?? 0)));
    });
  expect(gaps).toHaveLength(5);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
});

test('the string of the launch period is tied to the ribbon of the first parcel', async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/special-offer');
    const distance = await page.locator('.offer-countdown').evaluate((tag) => {
      const string = getComputedStyle(tag, '::after');
      const { left } = tag.getBoundingClientRect();
      const middle = left + tag.clientLeft + Number.parseFloat(string.left) + 1.5;
      const picture = document.querySelector('.offer-hero-picture')?.getBoundingClientRect();
      // The ribbon is at 66 of the drawing's 480.
      return middle - ((picture?.left ?? 0) + ((picture?.width ?? 0) * 66) / 480);
    });
    expect(Math.abs(distance)).toBeLessThan(1);
  }
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
