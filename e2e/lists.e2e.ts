import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { newsletter } from '#app/features/subscriptions/newsletter/newsletter.content.ts';
import { waitlist } from '#app/features/subscriptions/waitlist/waitlist.content.ts';
import { arrivedMail, expect, mailTo, test, waitForHydration } from './running-app.ts';

const COURSE = '/courses/ai-tools-quick-start';

const footer = (page: Page) => page.locator('.site-footer');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const codeIn = (mail: Email) => /^\d{6}$/m.exec(mail.text ?? '')?.[0] ?? '';
const linkIn = (mail: Email, path: string) =>
  new RegExp(`http://[^\\s"]+${path}[0-9a-f]+`).exec(mail.text ?? '')?.[0] ?? '';

async function subscribe(page: Page, email: string): Promise<void> {
  await footer(page).getByLabel(newsletter.form.footerLabel).fill(email);
  await footer(page).getByRole('button', { name: 'Subscribe' }).click();
}

test('the newsletter: from the footer to confirmed without leaving the page, off the list by a link, and back', async ({
  page,
  smtp,
}) => {
  await page.goto('/contact');
  await waitForHydration(page);
  await subscribe(page, 'footer@example.com');
  const toast = page.locator('.toasts');
  await expect(toast).toContainText('Subscription successful');
  await expect(toast).toContainText(newsletter.toasts.success.description);
  const code = footer(page).getByLabel('Code');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  const mail = await arrivedMail(smtp, mailTo('footer@example.com', 'is your code'));
  await code.fill('12');
  await footer(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(footer(page)).toContainText('Enter the six digits from the email.');
  await code.fill(codeIn(mail));
  await page.keyboard.press('Enter');
  await expect(footer(page).getByText('You’re on the list')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/contact');
  const welcome = await arrivedMail(smtp, mailTo('footer@example.com', 'You’re on the'));
  await page.goto(linkIn(welcome, '/u/'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(heading(page)).toHaveText('You’ve unsubscribed');
  await page.getByRole('button', { name: newsletter.leavePage.undo }).click();
  await expect(heading(page)).toHaveText('You’re back on the list');
});

test('the newsletter offline: says that it failed, keeps the sign-up and sends it once online', async ({
  page,
  context,
  smtp,
  problems,
}) => {
  await page.goto('/contact');
  await waitForHydration(page);
  // What sends the form is loaded at the first focus.
  const loaded = page.waitForResponse(/code\.form/);
  await footer(page).getByLabel(newsletter.form.footerLabel).focus();
  await (await loaded).finished();
  await context.setOffline(true);
  await subscribe(page, 'gap-reader@example.com');
  await expect(page.locator('.toasts')).toContainText(newsletter.toasts.failed.description);
  await expect(footer(page)).toContainText(newsletter.kept);
  await context.setOffline(false);
  await arrivedMail(smtp, mailTo('gap-reader@example.com', 'is your code'));
  expect(problems.splice(0).filter((text) => !text.includes('ERR_INTERNET'))).toEqual([]);
});

test('the waitlist of a course: joined and confirmed on its page, left by the link', async ({
  page,
  smtp,
}) => {
  await page.goto(COURSE);
  await waitForHydration(page);
  const main = page.locator('#main');
  await main.getByLabel(waitlist.form.label).fill('course@example.com');
  await main.getByLabel(waitlist.updates.label).check();
  await main.getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(page.locator('.toasts')).toContainText('Almost on the waitlist');
  const mail = await arrivedMail(smtp, mailTo('course@example.com', 'AI Tools Quick Start'));
  await arrivedMail(smtp, mailTo('course@example.com', 'newsletter'));
  await main.getByLabel('Code').fill(codeIn(mail));
  await main.getByRole('button', { name: 'Confirm' }).click();
  await expect(main.getByText('You’re on the waitlist')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(COURSE);
  await page.goto(linkIn(mail, '/waitlist/leave/'));
  await main.getByRole('button', { name: waitlist.leavePage.button }).click();
  await expect(heading(page)).toHaveText('You’ve left the waitlist');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain post leads to the page for the code, and the code to the list', async ({
    page,
    smtp,
  }) => {
    await page.goto('/contact');
    await subscribe(page, 'plain@example.com');
    await expect(page).toHaveURL(/\/newsletter\/check\?for=v1/);
    expect(page.url()).not.toContain('plain');
    const main = page.locator('#main');
    const mail = await arrivedMail(smtp, mailTo('plain@example.com', 'is your code'));
    await main.getByLabel('Code').fill('1');
    await main.getByRole('button', { name: 'Confirm' }).click();
    await expect(main).toContainText('Enter the six digits from the email.');
    await main.getByLabel('Code').fill(codeIn(mail));
    await main.getByRole('button', { name: 'Confirm' }).click();
    await expect(heading(page)).toHaveText('You’re on the list');
  });
});
