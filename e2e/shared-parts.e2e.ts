import { expect, test } from './running-app.ts';

/** Parts of many pages look the same on each of them. */
test.use({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false });

for (const address of [
  '/resources/library',
  '/resources/automation-templates',
  '/resources/tools',
]) {
  test(`on a phone, the filters on ${address} are boxes of one height in two columns`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(address);
    const boxes = await page
      .locator('.resource-filter')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
    expect(boxes.length).toBeGreaterThan(3);
    expect(new Set(boxes.map(({ height }) => height)).size).toBe(1);
    // An odd number: the first has a row of its own.
    const inColumns = boxes.slice(boxes.length % 2);
    expect(new Set(inColumns.map(({ left }) => left)).size).toBe(2);
    expect(new Set(inColumns.map(({ width }) => width)).size).toBe(1);
  });
}

test('a title that is a link is underlined, unless words beside it are', async ({ page }) => {
  let titles = 0;
  for (const address of ['/', '/services', '/courses', '/resources', '/search?q=price']) {
    await page.goto(address);
    const signs = await page.locator('main .row-link').evaluateAll((links) =>
      links.map((link) => {
        const line = (element: Element) => {
          const { textDecorationLine, textDecorationColor } = getComputedStyle(element);
          return textDecorationLine === 'underline' && !textDecorationColor.includes(', 0)');
        };
        const words = link.closest('li')?.querySelector('.row-go');
        return [link.textContent, [link, ...(words ? [words] : [])].filter(line).length];
      }),
    );
    for (const [title, lines] of signs)
      expect([address, title, lines]).toEqual([address, title, 1]);
    titles += signs.length;
  }
  expect(titles).toBeGreaterThan(30);
});

test('breadcrumbs start at one height and with the home page', async ({ page }) => {
  const starts: unknown[] = [];
  for (const address of [
    '/courses/ai-for-sme-essentials',
    '/services/ai-consultation/implementation-support',
    '/industries/trades',
    '/resources/blog',
    '/resources/case-studies/bakery-online-orders',
    '/web-apps/ai-data-gem',
  ]) {
    await page.goto(address);
    const first = page.locator('.breadcrumbs a').first();
    starts.push([await first.textContent(), (await first.boundingBox())?.y]);
  }
  expect(starts).toEqual(starts.map(() => starts[0]));
});

test('facts stand in equal columns, on case studies, too', async ({ page }) => {
  for (const address of [
    '/resources/case-studies/bakery-online-orders',
    '/resources/downloads/resource-pack',
    '/resources/automation-templates/customer-chatbot',
  ]) {
    await page.goto(address);
    const widths = await page
      .locator('.facts > div')
      .evaluateAll((facts) => facts.map((fact) => Math.round(fact.getBoundingClientRect().width)));
    expect(widths).toHaveLength(3);
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
  }
});

test('of two forms, one above the other, the buttons are one column, and one is filled at most', async ({
  page,
}) => {
  await page.goto('/resources/downloads/ai-readiness-assessment');
  const lefts = await page
    .locator('main form .button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().left));
  expect(lefts).toHaveLength(2);
  expect(lefts[1]).toBe(lefts[0]);
  await expect(page.locator('main .button-primary')).toHaveCount(1);
  await expect(page.locator('.site-footer form')).toHaveCount(0);
});
