import type { Page } from '@playwright/test';
import { adminPlaces } from '#app/admin/shell/places.ts';
import { SPAM } from '#test/spam-samples.ts';
import { scanPage } from './accessibility-scan.ts';
import { freeDay, takeSlot } from './booking-page.ts';
import {
  dayOfWeek,
  invite,
  logInAsOwner,
  OWNER_PASSWORD,
  openWeek,
  sendMessage,
} from './owner-page.ts';
import { expect, test, waitForHydration } from './running-app.ts';

test.describe.configure({ mode: 'parallel' });

test('no page of the admin area has an axe violation, on a phone in light and a desk in dark', async ({
  page,
}) => {
  await logInAsOwner(page);
  const paths = adminPlaces.flatMap(({ pages }) => Object.keys(pages));
  expect(await scanPages(page, paths)).toEqual([]);
});

test('nor has what opens from the lists: a message, a person, an email, a webhook, a week, a call, a colleague', async ({
  page,
  app,
  smtp,
}) => {
  await sendMessage(page, { name: 'Held Back', email: 'held@example.com', company: SPAM });
  await sendMessage(page, { email: 'shown@example.com' });
  const { date } = await freeDay(app.url, { count: 14, skip: 105 });
  await takeSlot(app.url, { date, time: '4:30 PM' });
  await logInAsOwner(page);
  await page.goto('/admin/advanced');
  await page.getByLabel('Address', { exact: true }).fill('https://hooks.example.com/shown');
  await page.getByLabel('lead.created').check();
  await page.getByLabel('Your current password').fill(OWNER_PASSWORD);
  await page.getByRole('button', { name: 'Add Webhook' }).click();
  await expect(page.getByText('Copy this secret now')).toBeVisible();
  const invitation = await invite(page, smtp, 'Ana Roy', 'ana@example.com');

  const hrefOf = (name: string | RegExp) =>
    page.getByRole('main').getByRole('link', { name }).first().getAttribute('href');
  await page.goto('/admin/security');
  const colleague = await hrefOf('Ana Roy');
  await page.goto('/admin/inbox?q=held');
  const quarantined = await hrefOf('Held Back');
  await page.goto('/admin/inbox?q=shown');
  const message = await hrefOf('Sample Visitor');
  await page.goto('/admin/mail');
  const mail = await hrefOf('shown@example.com');
  await openWeek(page, date);
  const week = page.url();
  const call = await dayOfWeek(page, date)
    .getByRole('link', { name: /4:30 PM/ })
    .getAttribute('href');
  const found = await scanPages(page, [
    ...[message, quarantined, mail, '/admin/mail', '/admin/inbox', '/admin/advanced'],
    ...['/admin/people?email=shown%40example.com', '/admin/people?email=nobody', '/admin/login'],
    ...[week, call, '/admin/bookings?view=new'],
    ...[colleague, invitation, '/admin/password/unknown'],
  ]);
  expect(found).toEqual([]);
});

async function scanPages(page: Page, paths: readonly (string | null)[]): Promise<string[]> {
  const errors: string[] = [];
  for (const path of paths) {
    await page.goto(`${path}`);
    await waitForHydration(page);
    errors.push(...(await scanPage(page, `${path}`)));
  }
  return errors;
}
