import { libraryResources, templateCards } from '#app/facts/resources.ts';
import { scanPage } from './accessibility-scan.ts';
import { expect, test, waitForHydration } from './running-app.ts';

/** Filtered lists; every-page.e2e.ts checks the unfiltered pages. */
const states = [
  '/resources/automation-templates?q=email&category=sales',
  '/resources/automation-templates?q=submarine',
  '/resources/library?tab=tools',
  '/search?q=invoices',
];

for (const address of states) {
  test(`axe finds nothing in any state of a list: ${address}`, async ({ page }) => {
    await page.goto(address);
    await waitForHydration(page);
    expect(await scanPage(page, address)).toEqual([]);
  });
}

test('a filter changes the address, announces how many are left, and Back takes it back', async ({
  page,
}) => {
  await page.goto('/resources/tools');
  await waitForHydration(page);
  const count = page.getByRole('main').getByRole('status');
  await expect(count).toHaveText('6 tools');
  await expect(page.getByText('Popular', { exact: true })).toHaveCount(2);
  await page.getByRole('link', { name: 'Checklist', exact: true }).click();
  await expect(page).toHaveURL(/\?category=checklist$/);
  await expect(count).toHaveText('1 tool');
  await expect(page.locator('.resource-tool-entry h2')).toHaveText(['Vendor Evaluation Checklist']);
  await page.goBack();
  await expect(count).toHaveText('6 tools');
  await expect(page.locator('.resource-tool-entry h2')).toHaveCount(6);
});

test('the template search follows the typing, joins the tab, and is cleared to the field', async ({
  page,
}) => {
  await page.goto('/resources/automation-templates');
  await waitForHydration(page);
  const field = page.getByPlaceholder('Search templates...');
  const titles = page.locator('.resource-template h2');
  const count = page.getByRole('main').getByRole('status');
  await field.fill('email');
  await expect(page).toHaveURL(/\?q=email$/);
  await expect(titles).toHaveText(['Email Welcome Series', 'Lead Follow Up Email']);
  await page.getByRole('link', { name: 'Sales', exact: true }).click();
  await expect(page).toHaveURL(/\?q=email&category=sales$/);
  await expect(titles).toHaveText(['Lead Follow Up Email']);
  await expect(count).toHaveText('1 template');
  await field.fill('submarine');
  await expect(count).toHaveText('No templates found matching your search criteria.');
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL(/\?category=sales#/);
  await expect(count).toHaveText('1 template');
});

test('the library shows six skeletons while its list is fetched, then the list', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/resources', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/resources/library');
  await waitForHydration(page);
  await expect(page.locator('.skeleton')).toHaveCount(6);
  await expect(page.locator('.resource-file:visible')).toHaveCount(0);
  release();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await expect(page.locator('.resource-file h3')).toHaveText(
    libraryResources.map(({ title }) => title),
  );
  await page.getByRole('link', { name: 'Guide', exact: true }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('2 resources');
});

test('the library falls back on the built-in six, and says so, when the list does not come', async ({
  page,
  problems,
}) => {
  await page.route('**/api/resources', (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.goto('/resources/library');
  const toast = page.getByRole('alert').filter({ hasText: 'Error loading resources' });
  await expect(toast).toContainText('Please try again later');
  await expect(page.locator('.resource-file h3')).toHaveText(
    libraryResources.map(({ title }) => title),
  );
  expect(problems.splice(0)).toEqual([expect.stringContaining('503')]);
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
