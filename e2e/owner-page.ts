import { expect, type Page } from '@playwright/test';
import { adminLogin } from '#app/admin/admin.content.ts';
import { securityWords } from '#app/admin/session/security.content.ts';
import type { FakeSmtpServer } from '#test/fake-smtp-server.ts';
import { longDate } from './booking-page.ts';
import { arrivedMail, mailTo } from './running-app.ts';

/** The owner's password of every app started by startApp. */
export const OWNER_PASSWORD = 'correct horse battery staple';

/** Logs in as the owner; ends on Today. */
export async function logInAsOwner(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel(adminLogin.password.label).fill(OWNER_PASSWORD);
  await page.getByRole('button', { name: adminLogin.submit }).click();
  // The first login opens the set-up.
  await expect(page).toHaveURL(/\/admin\/(today|start)/);
  if (page.url().includes('/start')) await page.goto('/admin/today');
}

/** Sends a message by the JSON API, as a visitor would. */
export async function sendMessage(page: Page, more: Record<string, string>): Promise<void> {
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

/** Invites a person; returns the path of the link in their email. */
export async function invite(
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
  await expect(page.getByText(securityWords.linkCreated.title)).toBeVisible();
  const { text } = await arrivedMail(smtp, mailTo(email));
  return /\/admin\/password\/[0-9a-f]{40}/.exec(text ?? '')?.[0] ?? '';
}

export async function openWeek(page: Page, date: string): Promise<void> {
  await page.goto(`/admin/bookings?view=week&week=${date}`);
}

/** The column of the day: its heading is the date without the year. */
export function dayOfWeek(page: Page, date: string) {
  return page.getByRole('region', { name: longDate(date).replace(/, \d+$/, '') });
}
