import type { Page } from '@playwright/test';
import { tools } from '#app/facts/tools.ts';
import { scanPage } from './accessibility-scan.ts';
import { expect, test, waitForHydration } from './running-app.ts';
import { exampleLink } from './tool-examples.ts';

const CALL = '**/api/tools/result';

async function scan(page: Page, state: string): Promise<void> {
  expect(await scanPage(page, state)).toEqual([]);
}

async function ask(page: Page, email: string): Promise<void> {
  await page.locator('#tool-mail-email').fill('');
  await page.locator('#tool-mail-email').pressSequentially(email, { delay: 100 });
  await page.getByRole('button', { name: 'Send it to me' }).click();
}

const customers = [
  'Name,Email,Phone,Postal code,Last contact',
  'Sample One,one@example.com,905-555-0101,L5B 1M2,2026-03-11',
  'Sample One,one@example.com,905-555-0101,L5B 1M2,2026-03-11',
  'Sample Two,two@,12,L5B,yesterday',
  'Sample Three,,,,',
].join('\n');

for (const { slug } of tools) {
  test(`axe finds nothing in a result that was opened by its link: ${slug}`, async ({ page }) => {
    await page.goto(exampleLink(slug));
    await waitForHydration(page);
    await expect(page.locator('.result-figure')).toBeVisible();
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '');
    });
    await scan(page, slug);
  });
}

test('axe finds nothing in the email form, whatever became of the email', async ({
  page,
  problems,
}) => {
  await page.goto(exampleLink('data-quality-assessment'));
  await waitForHydration(page);
  await ask(page, 'nobody');
  await expect(page.locator('#tool-mail-email')).toHaveAttribute('aria-invalid', 'true');
  await scan(page, 'bad address');
  await page.route(CALL, (route) =>
    route.fulfill({ status: 422, json: { success: false, error: 'Not complete.' } }),
  );
  await ask(page, 'failed@example.com');
  await expect(page.locator('.result-email-form')).toContainText('couldn’t send the result');
  await scan(page, 'failed');
  await page.unroute(CALL);
  await ask(page, 'sent@example.com');
  await expect(page.locator('.result-email-form')).toContainText('Your result is on its way');
  await scan(page, 'sent');
  await page.reload();
  await waitForHydration(page);
  await page.route(CALL, (route) => route.abort());
  await ask(page, 'kept@example.com');
  await expect(page.locator('.result-email-form')).toContainText('Saved in this browser');
  await scan(page, 'kept');
  // The refused and the lost call are noted by the browser itself.
  problems.length = 0;
});

test('axe finds nothing in a checked file, nor where it has a problem', async ({ page }) => {
  await page.goto('/resources/tools/data-quality-assessment');
  await waitForHydration(page);
  await page.locator('#file-tab').click();
  await scan(page, 'no file');
  const give = (body: string) =>
    page.setInputFiles('#csv-file', {
      name: 'customers.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(body),
    });
  await give('a,b\n');
  await expect(page.locator('.file-check [role=status]')).toContainText('no rows');
  await scan(page, 'problem');
  await give(customers);
  await expect(page.locator('.result-figure')).toBeVisible();
  await scan(page, 'checked');
});
