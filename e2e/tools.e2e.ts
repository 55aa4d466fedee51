import { expect, test } from './running-app.ts';
import { openTool as open, toolIsReady } from './tool-page.ts';
import { choose, figure, readiness, readinessRest, show } from './tools-samples.ts';

test.describe('readiness', () => {
  test('answers, golden result, kept over a reload, cleared', async ({ page }) => {
    await open(page, 'ai-readiness-assessment');
    await choose(page, { ...readiness, ...readinessRest });
    await show(page);
    await expect(figure(page)).toContainText('48');
    await expect(page.locator('#result-title')).toBeFocused();
    await expect(page.locator('#result-title')).toContainText('one small pilot');
    await page.reload();
    await expect(figure(page)).toContainText('48');
    await page.getByRole('button', { name: 'Clear my answers' }).click();
    await expect(figure(page)).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.reload();
    await toolIsReady(page);
    await expect(page.locator('#q-D1-2')).not.toBeChecked();
  });
});

test.describe('the calculators', () => {
  test('ROI: the defaults say pilot first, two hours a week say do not, by keyboard', async ({
    page,
  }) => {
    await open(page, 'roi-calculator');
    await expect(figure(page)).toContainText('14 months');
    await expect(page.getByRole('cell', { name: '201%' })).toBeVisible();
    await page.locator('#q-hoursPerWeek').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('2');
    await page.locator('#q-errorRatePercent').fill('0');
    await expect(page.locator('#result-title')).toContainText('Don’t automate this yet');
    await page.locator('#q-hoursPerWeek').fill('abc');
    await page.locator('#q-hoursPerWeek').blur();
    await expect(page.locator('#q-hoursPerWeek')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('.live-stale')).toBeVisible();
    await expect(
      page.getByText('The last result we could calculate', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('Based on the figures in the form')).toHaveCount(0);
    await show(page);
    await expect(page.locator('#tool-errors')).toBeFocused();
  });
});

test('tech stack: a known product fills itself in, rows can be added, what is copied has its cost', async ({
  page,
}) => {
  await open(page, 'tech-stack-analyzer');
  await page.locator('#q-t1-name').fill('HubSpot');
  await expect(page.locator('#q-t1-category')).toHaveValue('crm');
  await page.locator('#q-t2-name').fill('Paper intake');
  await page.getByText('Details: Paper intake').click();
  await page.locator('#q-t2-category').selectOption('paper');
  await page.getByRole('button', { name: 'Add a tool' }).click();
  await expect(page.locator('#q-t7-name')).toBeVisible();
  await expect(page.locator('#q-t7-category')).toBeVisible();
  await page.locator('#q-p1-from').selectOption('2');
  await page.locator('#q-p1-to').selectOption('1');
  await page.locator('#q-p1-hoursPerWeek').fill('4');
  await show(page);
  const copied = page.locator('.stack-tables tr', { hasText: 'Paper intake → HubSpot' });
  await expect(copied).toContainText('$650');
  // Without hours they're unknown, and the result follows through an invalid answer.
  await page.locator('#q-p1-hoursPerWeek').fill('');
  await expect(copied).toContainText('Not known');
  await page.locator('#q-p1-hoursPerWeek').fill('0');
  await expect(copied).toHaveCount(0);
  await page.locator('#q-p1-hoursPerWeek').fill('4');
  // A product that is removed takes along what was filled in for it.
  await page.locator('#q-t3-name').fill('QuickBooks Online');
  await expect(page.locator('#q-t3-connects')).toHaveValue('native');
  await page.locator('#q-t3-name').fill('');
  await expect(page.locator('#q-t3-connects')).toHaveValue('');
  await expect(page.getByRole('cell', { name: '$650' })).toBeVisible();
});
