import { scanPage } from './accessibility-scan.ts';
import { pdfPages } from './pdf-text.ts';
import { expect, test } from './running-app.ts';
import { exampleLink } from './tool-examples.ts';
import { openTool } from './tool-page.ts';

const bare = (text: string) => text.replace(/\s+/g, '');

test('an example business fills the form in place, and the result follows', async ({ page }) => {
  await openTool(page, 'ai-readiness-assessment');
  await page.getByRole('button', { name: 'Dental clinic' }).click();
  await expect(page.locator('#result-title')).toBeFocused();
  await expect(page.locator('.result-figure')).toContainText('52');
  await expect(page.locator('#q-D1-3')).toBeChecked();
  await expect(page.getByText('typical answers for a dental clinic')).toBeVisible();
  expect(await scanPage(page, 'example')).toEqual([]);
});

test('a link to a result names the day on which it was made', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTool(page, 'roi-calculator');
  await page.getByRole('button', { name: 'Copy a link' }).click();
  const link = await page.locator('#share-link').inputValue();
  const day = await page.evaluate(() =>
    new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' }).format(new Date()),
  );
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.locator('.tool-note')).toContainText('It was made on');
  await expect(page.locator('.tool-note')).toContainText(day);
});

for (const [slug, words] of [
  ['roi-calculator', 'How do you want to count the work?'],
  ['implementation-cost-calculator', 'Systems without an API'],
  ['vendor-evaluation-checklist', 'Which data would the vendor see?'],
] as const) {
  test(`${slug}: the answers stand on the printed sheets`, async ({ page }) => {
    await openTool(page, exampleLink(slug));
    // The answers come from the link, which the script reads.
    await expect(page.locator('.answer-record')).toBeAttached();
    await expect(page.locator('.answer-record')).toBeHidden();
    const text = pdfPages(await page.pdf({ format: 'Letter' })).join('');
    expect(text).toContain(bare('What this result is based on'));
    expect(text).toContain(bare(words));
  });
}

test('a product that was checked is added to the tools that are kept, and none of them is lost', async ({
  page,
}) => {
  await openTool(page, 'tech-stack-analyzer');
  await page.getByRole('button', { name: 'Online store' }).click();
  await expect(page.locator('#q-t5-name')).toHaveValue('Xero');
  await openTool(page, 'vendor-evaluation-checklist');
  await page.getByRole('button', { name: 'Online store' }).click();
  await page.getByRole('button', { name: 'Add this product to your tech stack' }).click();
  await expect(page).toHaveURL(/tech-stack-analyzer/);
  await expect(page.locator('#q-t6-name')).toHaveValue('Sample support assistant');
  await expect(page.locator('#q-t1-name')).toHaveValue('Shopify');
  await expect(page.locator('#q-t5-name')).toHaveValue('Xero');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an example business comes back as a filled form with its result', async ({ page }) => {
    await page.goto('/resources/tools/tech-stack-analyzer');
    await page.getByRole('button', { name: 'Online store' }).click();
    await expect(page.locator('#q-t1-name')).toHaveValue('Shopify');
    await expect(page.locator('#result-title')).toBeVisible();
    await expect(page.getByText('typical answers for an online store')).toBeVisible();
  });

  test('the price goes from the cost tool into the ROI form, with the rest to answer', async ({
    page,
  }) => {
    await page.goto('/resources/tools/implementation-cost-calculator');
    await page.getByRole('button', { name: 'Online store' }).click();
    await expect(page.locator('.result-figure')).toContainText('$997');
    await page.getByRole('button', { name: 'Use this price in the ROI calculator' }).click();
    await expect(page).toHaveURL(/roi-calculator/);
    await expect(page.locator('#q-price')).toHaveValue('997');
    await expect(page.locator('#q-hoursPerWeek')).toHaveValue('15');
    const ours = page.locator('.result-reasons li', { hasText: 'as we filled it in' });
    await expect(ours).toContainText('time spent on the task');
    await expect(ours).not.toContainText('one-time price');
  });

  test('a checked product, a volume and the state of the data open the next tool filled in', async ({
    page,
  }) => {
    await page.goto('/resources/tools/vendor-evaluation-checklist');
    await page.getByRole('button', { name: 'Online store' }).click();
    await page.getByRole('button', { name: 'Add this product to your tech stack' }).click();
    await expect(page.locator('#q-t1-name')).toHaveValue('Sample support assistant');

    await page.goto('/resources/tools/roi-calculator');
    await page.getByRole('button', { name: 'Online store' }).click();
    await page.getByRole('button', { name: 'Use this volume in the cost calculator' }).click();
    await expect(page.locator('#q-requests')).toHaveValue('1200');

    await page.goto('/resources/tools/ai-readiness-assessment');
    await page.getByRole('button', { name: 'Dental clinic' }).click();
    await page.getByRole('button', { name: 'Use these answers in the cost calculator' }).click();
    await expect(page).toHaveURL(/implementation-cost-calculator/);
    await expect(page.locator('#q-privacy')).toHaveValue('sensitive');
  });
});
