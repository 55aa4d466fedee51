import { libraryResources, templateCards } from '#app/facts/resources.ts';
import { scanPage } from './accessibility-scan.ts';
import { expect, holdRequests, test, waitForHydration } from './running-app.ts';

const titlesOfLibrary = libraryResources.map(({ title }) => title);

test('a list follows what is chosen and typed, says how many are left, and Back takes it back', async ({
  page,
}) => {
  const count = page.getByRole('main').getByRole('status');
  await page.goto('/resources/tools');
  await waitForHydration(page);
  await expect(count).toHaveText('6 tools');
  await page.getByRole('link', { name: 'Checklist', exact: true }).click();
  await expect(page).toHaveURL(/\?category=checklist$/);
  await expect(count).toHaveText('1 tool');
  await expect(page.locator('.resource-tool-entry h2')).toHaveText(['Vendor Evaluation Checklist']);
  await page.goBack();
  await expect(count).toHaveText('6 tools');

  await page.goto('/resources/automation-templates');
  await waitForHydration(page);
  const field = page.getByPlaceholder('Search templates...');
  const titles = page.locator('.resource-template h2');
  await field.fill('email');
  await expect(page).toHaveURL(/\?q=email$/);
  await expect(titles).toHaveText(['Email Welcome Series', 'Lead Follow Up Email']);
  await page.getByRole('link', { name: 'Sales', exact: true }).click();
  await expect(page).toHaveURL(/\?q=email&category=sales$/);
  await expect(titles).toHaveText(['Lead Follow Up Email']);
  expect(await scanPage(page, 'a list')).toEqual([]);
  await field.fill('submarine');
  await expect(count).toHaveText('No templates found matching your search criteria.');
  expect(await scanPage(page, 'an empty list')).toEqual([]);
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/\?category=sales#/);
  await expect(count).toHaveText('1 template');
  for (const address of ['/resources/library?tab=tools', '/search?q=invoices']) {
    await page.goto(address);
    await waitForHydration(page);
    expect(await scanPage(page, address)).toEqual([]);
  }
});

test('the library shows six skeletons while its list is fetched, then the list, and the built-in six if it does not come', async ({
  page,
  problems,
}) => {
  const release = await holdRequests(page, '**/api/resources');
  const files = page.locator('.resource-file h3');
  await page.goto('/resources/library');
  await expect(page.locator('.skeleton')).toHaveCount(6);
  await expect(files.filter({ visible: true })).toHaveCount(0);
  release();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await expect(files).toHaveText(titlesOfLibrary);
  await page.getByRole('link', { name: 'Guide', exact: true }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('2 resources');

  await page.route('**/api/resources', (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.goto('/resources/library');
  const toast = page.getByRole('alert').filter({ hasText: 'Error loading resources' });
  await expect(toast).toContainText('Please try again later');
  await expect(files).toHaveText(titlesOfLibrary);
  expect(problems.splice(0).filter((text) => !text.includes('503'))).toEqual([]);
});

for (const width of [390, 1280]) {
  test(`pictures have a smaller format and are no larger than they are shown at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/resources/library');
    await waitForHydration(page);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const picture of await page.locator('.resource-file img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      const { source, tooLarge } = await picture.evaluate(async (image: HTMLImageElement) => {
        const file = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
        // A picture that covers a higher box than its own is as wide as that height demands.
        const covered = (image.clientHeight * file.width) / file.height;
        return {
          source: image.currentSrc,
          tooLarge: file.width / Math.max(image.clientWidth, covered),
        };
      });
      expect(source).toMatch(/\.avif$/);
      expect(tooLarge).toBeLessThanOrEqual(1.5);
    }
  });
}

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, tabs and searches work by links and forms', async ({ page }) => {
    await page.goto('/resources/tools');
    await page.getByRole('link', { name: 'Calculator', exact: true }).click();
    await expect(page.locator('.resource-tool-entry h2')).toHaveText([
      'ROI Calculator',
      'Implementation Cost Calculator',
    ]);
    await page.goto('/resources/automation-templates');
    await expect(page.locator('.resource-template')).toHaveCount(templateCards.length);
    await page.getByRole('link', { name: 'Sales', exact: true }).click();
    await page.getByPlaceholder('Search templates...').fill('submarine');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText('No templates found matching your search criteria.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear Search' }).click();
    await expect(page.locator('.resource-template h2')).toHaveText(['Lead Follow Up Email']);
    await page.goto('/search');
    await page.getByRole('searchbox').fill('invoice');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.locator('.search-hit h2').first()).toHaveText('Invoice Approval');
  });
});
