import { expect, type Page } from '@playwright/test';
import { adminLogin } from '#app/admin/admin.content.ts';

/** The password that startApp gives every site it starts. */
const OWNER_PASSWORD = 'correct horse battery staple';

/** Logs in as the owner; the page is the one that a login leads to. */
export async function logInAsOwner(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel(adminLogin.password.label).fill(OWNER_PASSWORD);
  await page.getByRole('button', { name: adminLogin.submit }).click();
  await expect(page).toHaveURL(/\/admin\/email-integration/);
}
