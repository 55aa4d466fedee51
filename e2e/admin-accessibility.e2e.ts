import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { adminPlaces } from '#app/admin/shell/shell.content.ts';
import { SPAM } from '#test/spam-samples.ts';
import { scanPage } from './accessibility-scan.ts';
import { logInAsOwner, OWNER_PASSWORD } from './owner-page.ts';
import { expect, test, waitForHydration } from './running-app.ts';

test('every page of the admin area passes axe at 390 and 1280, light and dark', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await logInAsOwner(page);
  const paths = adminPlaces
    .flatMap(({ pages }) => pages.map(({ href }) => href))
    .concat('/admin/mail')
    .filter((href) => href.startsWith('/admin'));
  expect(await scanPages(page, paths)).toEqual([]);
});

test('what opens from the lists passes axe as well: a message, a person, an email, a webhook, templates', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const held = { name: 'Held Back', email: 'held@example.com', company: SPAM };
  await sendMessage(page, held);
  await sendMessage(page, { name: 'Sample Visitor', email: 'shown@example.com' });
  await logInAsOwner(page);
  await addWebhook(page, 'https://hooks.example.com/shown');
  await page.goto('/admin/inbox?q=held');
  const quarantined = await page
    .getByRole('link', { name: 'Held Back', exact: true })
    .getAttribute('href');
  await page.goto('/admin/inbox?q=shown');
  const message = await page.getByRole('link', { name: 'Sample Visitor' }).getAttribute('href');
  await page.goto('/admin/mail');
  const mail = await page
    .getByRole('link', { name: 'shown@example.com' })
    .first()
    .getAttribute('href');
  const found = await scanPages(page, [
    ...['/admin/inbox', message, quarantined, mail, '/admin/advanced'],
    ...['/admin/people?email=shown%40example.com', '/admin/people?email=nobody', '/admin/login'],
  ]);
  expect(found).toEqual([]);
});

test.describe('by plain posts', () => {
  test.use({ javaScriptEnabled: false });

  test('the owner finds a message, plans it, sees it on Today, and takes it along', async ({
    page,
  }) => {
    const word = 'sourdough';
    await sendMessage(page, { name: `Baker ${word}`, message: `We bake ${word} all night.` });
    await logInAsOwner(page);
    await page.goto('/admin/inbox');
    await page.getByLabel('Search').fill(word.slice(0, 3));
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(new RegExp(`q=${word.slice(0, 3)}`));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^inbox-.*\.csv$/);
    expect(await readFile(await download.path(), 'utf8')).toContain(`We bake ${word} all night.`);
    await page.getByRole('link', { name: `Baker ${word}` }).click();
    await page.getByLabel('Follow up on').fill('2026-01-05');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('The message is up to date.').first()).toBeVisible();
    await page.goto('/admin/today');
    const due = page.getByRole('list', { name: 'To follow up' });
    await expect(due.getByRole('link', { name: `Baker ${word}` })).toBeVisible();
  });
});

async function sendMessage(page: Page, more: Record<string, string>): Promise<void> {
  const answer = await page.request.post('/api/contact', {
    data: {
      name: 'Sample Visitor',
      email: 'visitor@example.com',
      source: 'contact_form',
      message: 'We retype forty orders a day.',
      ...more,
    },
  });
  expect(answer.status()).toBe(201);
}

async function addWebhook(page: Page, url: string): Promise<void> {
  await page.goto('/admin/advanced');
  await page.getByLabel('Address', { exact: true }).fill(url);
  await page.getByLabel('lead.created').check();
  await page.getByLabel('Your current password').fill(OWNER_PASSWORD);
  await page.getByRole('button', { name: 'Add Webhook' }).click();
  await expect(page.getByText('Copy this secret now')).toBeVisible();
}

/** The violations that axe finds on the pages, on a phone and a desktop, in light and dark. */
async function scanPages(page: Page, paths: readonly (string | null)[]): Promise<string[]> {
  const errors: string[] = [];
  for (const path of paths) {
    await page.goto(path ?? '');
    await waitForHydration(page);
    errors.push(...(await scanPage(page, path ?? '')));
  }
  return errors;
}
