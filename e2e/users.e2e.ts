import type { Page } from '@playwright/test';
import { adminLogin } from '#app/admin/admin.content.ts';
import { securityWords } from '#app/admin/session/security.content.ts';
import type { FakeSmtpServer } from '#test/fake-smtp-server.ts';
import { scanPage } from './accessibility-scan.ts';
import { logInAsOwner, OWNER_PASSWORD } from './owner-page.ts';
import { expect, test } from './running-app.ts';

const PASSWORD = 'plum ladder mosaic engine';

/** Invites a person; returns the path of the link in their email. */
async function invite(
  page: Page,
  smtp: FakeSmtpServer,
  name: string,
  email: string,
): Promise<string> {
  await page.goto('/admin/security');
  await page.locator('#invite-name').fill(name);
  await page.locator('#invite-email').fill(email);
  await page.locator('#invite-current').fill(OWNER_PASSWORD);
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(page.getByText('The invitation is on its way by email.')).toBeVisible();
  const findLink = async () => {
    const mail = (await smtp.parsed()).findLast(({ to }) => to?.[0]?.address === email);
    return /\/admin\/password\/[0-9a-f]{40}/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(findLink).not.toBe('');
  return findLink();
}

async function choosePassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.locator('#choose-next').fill(PASSWORD);
  await page.locator('#choose-again').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page.getByText(adminLogin.notices.password)).toBeVisible();
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.locator('#login-email').fill(email);
  await page.locator('#login-password').fill(PASSWORD);
  await page.getByRole('button', { name: adminLogin.submit }).click();
  await expect(page).toHaveURL(/\/admin\/today/);
}

test.describe('by plain posts', () => {
  test.use({ javaScriptEnabled: false });

  test('a person is invited, joins, sees only their part, and is suspended', async ({
    page,
    browser,
    baseURL,
    smtp,
  }) => {
    const email = 'kim@example.com';
    await logInAsOwner(page);
    const link = await invite(page, smtp, 'Kim Baker', email);
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const kim = await context.newPage();
    await choosePassword(kim, link);
    await logIn(kim, email);
    await expect(kim.locator('.admin-person')).toContainText('Kim Baker');
    await expect(kim.getByRole('link', { name: 'Export' })).toHaveCount(0);
    const refused = await kim.goto('/admin/advanced');
    expect(refused?.status()).toBe(403);
    await expect(kim.getByRole('heading', { name: securityWords.refused.title })).toBeVisible();
    await expect(kim.locator('.admin-person')).toContainText('Kim Baker');
    await expect(kim.locator('.admin-bar')).toHaveCSS('border-bottom-style', 'solid');
    await expect(kim.locator('.site-footer')).toHaveCount(0);
    await kim.getByRole('link', { name: securityWords.refused.link.label }).click();
    await expect(kim).toHaveURL(/\/admin\/today/);
    await expect(kim.locator('.admin-nav [aria-current=page]')).toHaveText('Today');
    await page.goto('/admin/security');
    await page.locator('li', { hasText: email }).getByRole('link').click();
    await page.getByRole('button', { name: 'Suspend' }).click();
    await expect(page.getByText('They’re logged out everywhere.')).toBeVisible();
    await kim.goto('/admin/inbox');
    await expect(kim).toHaveURL(/\/admin\/login/);
    await context.close();
  });
});

test('the pages of the team pass axe at 390 and 1280, light and dark', async ({ page, smtp }) => {
  test.setTimeout(240_000);
  await logInAsOwner(page);
  const link = await invite(page, smtp, 'Ana Roy', 'ana@example.com');
  await page.goto('/admin/security');
  const member = await page.getByRole('link', { name: 'Ana Roy' }).getAttribute('href');
  const found: string[] = [];
  for (const path of [...[member, '/admin/password', link, '/admin/password/unknown']]) {
    await page.goto(path ?? '');
    found.push(...(await scanPage(page, path ?? '')));
  }
  expect(found).toEqual([]);
});
