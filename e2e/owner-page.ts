import { expect, type Page } from '@playwright/test';
import { adminLogin } from '#app/admin/admin.content.ts';

/** The owner's password of every app started by startApp. */
export const OWNER_PASSWORD = 'correct horse battery staple';

/** Logs in as the owner; ends on the page to which a login redirects. */
export async function logInAsOwner(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/admin/login`);
  await page.getByLabel(adminLogin.password.label).fill(OWNER_PASSWORD);
  await page.getByRole('button', { name: adminLogin.submit }).click();
  // On a fresh site, a login opens the first steps.
  await expect(page).toHaveURL(/\/admin\/(today|start)/);
  if (page.url().includes('/start')) {
    await page.getByRole('button', { name: 'Do This Later' }).click();
    await expect(page).toHaveURL(/\/admin\/today/);
  }
}
