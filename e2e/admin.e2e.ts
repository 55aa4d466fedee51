import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { adminLogin, emailIntegration as words } from '#app/admin/admin.content.ts';
import { bookingsWords } from '#app/admin/bookings/bookings.content.ts';
import { securityWords } from '#app/admin/session/security.content.ts';
import { blockWords } from '#app/features/booking/rules/blocked-times.content.ts';
import { freeDay, takeSlot } from './booking-page.ts';
import {
  dayOfWeek,
  invite,
  logInAsOwner,
  OWNER_PASSWORD,
  openWeek,
  sendMessage,
} from './owner-page.ts';
import { arrivedMail, expect, mailTo, test, waitForHydration } from './running-app.ts';

test('from a stranger at the login to the first delivered test email by following the screens', async ({
  page,
  smtp,
  problems,
}) => {
  await page.goto('/admin/email');
  await expect(page).toHaveURL(/\/admin\/login/);
  await waitForHydration(page);
  await page.getByLabel(adminLogin.password.label).fill('wrong');
  await page.getByRole('button', { name: adminLogin.submit }).click();
  await expect(page.getByRole('alert')).toHaveText(adminLogin.wrongPassword);
  await logInAsOwner(page);
  await page.goto('/admin/email-integration');
  await waitForHydration(page);
  await page.getByRole('tab', { name: 'SMTP' }).click();
  const server = page.getByRole('tabpanel', { name: 'SMTP' });
  await server.getByLabel('Host').fill('127.0.0.1');
  await server.getByLabel('Port').fill(String(smtp.port));
  await server.getByLabel(words.smtp.boxes.secure).uncheck();
  await server.getByLabel('Your current password').fill(OWNER_PASSWORD);
  await server.getByRole('button').click();
  await expect(page.getByText(words.toasts.saved.description).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Test Email' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Test Email' });
  await panel.getByRole('button', { name: words.test.submit }).click();
  await expect(page.getByText(words.toasts.testMissing.description).first()).toBeVisible();
  await expect(panel.getByLabel('Recipient')).toBeFocused();
  await panel.getByLabel('Recipient').fill('owner-test@example.com');
  await panel.getByLabel(words.test.fields.provider.label).selectOption('smtp');
  await panel.getByRole('button', { name: words.test.submit }).click();
  await expect(
    page.getByText('Email was successfully sent to owner-test@example.com.').first(),
  ).toBeVisible();
  await arrivedMail(smtp, mailTo('owner-test@example.com'));
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(JSON.parse(kept.smtpSettings ?? '')).toEqual({
    host: '127.0.0.1',
    port: smtp.port,
    secure: false,
    user: '',
    appPassword: '',
    enabled: true,
  });
  expect(Object.keys(JSON.parse(kept.emailSettings ?? ''))).toEqual([
    'serviceId',
    'contactTemplateId',
    'bookingTemplateId',
    'publicKey',
  ]);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  // The browser logs every 4xx response, including that of a form with errors.
  expect(problems.splice(0).filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
});

test('a save that can’t reach the server says so and keeps what was typed', async ({
  page,
  problems,
}) => {
  await logInAsOwner(page);
  for (const [address, field] of [
    ['/admin/email-integration', 'Host'],
    ['/admin/business', 'Business name'],
  ] as const) {
    await page.goto(address);
    await waitForHydration(page);
    const typed = page.getByLabel(field, { exact: false }).first();
    const value = await typed.inputValue();
    await typed.fill('typed before the server went away');
    await page.route('**/*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    const save = page.locator('form').filter({ has: typed }).locator('button[type=submit]').first();
    await save.click();
    const message = page.locator('.toast');
    await expect(message).toContainText(words.toasts.saveFailed.title);
    await expect(message).toContainText(words.toasts.saveFailed.description);
    await expect(typed).toHaveValue('typed before the server went away');
    await expect(save).toBeEnabled();
    await page.unroute('**/*');
    await typed.fill(value);
  }
  expect(problems.splice(0).filter((text) => !/ERR_FAILED|Failed to fetch/.test(text))).toEqual([]);
});

test('hours are blocked from the week, warn of the call in them, and are freed again', async ({
  page,
  app,
}) => {
  const { date } = await freeDay(app.url, { count: 14, skip: 60 });
  const freeTimes = async () => {
    const answer = await fetch(`${app.url}/api/bookings/availability?from=${date}&to=${date}`);
    const { data } = (await answer.json()) as { data: { days: { free: { time: string }[] }[] } };
    return data.days[0]?.free.map(({ time }) => time);
  };
  await takeSlot(app.url, { date, time: '2:00 PM' });
  await logInAsOwner(page);
  await openWeek(page, date);
  const day = dayOfWeek(page, date);
  await expect(day).toContainText('2:00 PM Somebody Else');
  await day.getByRole('link', { name: `Block time on` }).click();
  const block = page.locator('#block');
  await block.getByLabel(blockWords.firstTime).selectOption('1:00 PM');
  await block.getByLabel(blockWords.lastTime).selectOption('3:00 PM');
  await block.getByLabel(blockWords.reason).first().fill('Dentist');
  await page.getByRole('button', { name: blockWords.submit }).click();
  await expect(page).toHaveURL(/view=week&week=.*done=blocked-with-calls/);
  await expect(day).toContainText('1:00 PM Dentist');
  await expect(day).toContainText(bookingsWords.inBlockedTime);
  expect(await freeTimes()).not.toContain('1:30 PM');
  await page.goto('/admin/booking-rules');
  await page.getByRole('button', { name: /^Unblock/ }).click();
  await expect(page).toHaveURL(/done=saved/);
  expect(await freeTimes()).toHaveLength(13);
});

test.describe('by plain posts', () => {
  test.use({ javaScriptEnabled: false });

  test('the owner finds a message, plans it, and sees it on Today', async ({ page }) => {
    await sendMessage(page, { name: 'Baker sourdough', message: 'We bake sourdough all night.' });
    await logInAsOwner(page);
    await page.goto('/admin/inbox');
    await page.getByLabel('Search').fill('sou');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/q=sou/);
    await page.getByRole('link', { name: 'Baker sourdough' }).click();
    await page.getByLabel('Follow up on').fill('2026-01-05');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('The message is up to date.').first()).toBeVisible();
    await page.goto('/admin/today');
    const due = page.getByRole('list', { name: 'To follow up' });
    await expect(due.getByRole('link', { name: 'Baker sourdough' })).toBeVisible();
  });

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
    await choosePassword(kim, link, email);
    await expect(kim.locator('.admin-person')).toContainText('Kim Baker');
    await expect(kim.getByRole('link', { name: 'Export' })).toHaveCount(0);
    const refused = await kim.goto('/admin/advanced');
    expect(refused?.status()).toBe(403);
    await expect(kim.getByRole('heading', { name: securityWords.refused.title })).toBeVisible();
    await expect(kim.locator('.admin-bar')).toHaveCSS('border-bottom-style', 'solid');
    await kim.getByRole('link', { name: 'Back to Today' }).click();
    await expect(kim).toHaveURL(/\/admin\/today/);
    const scripted = await browser.newContext({ baseURL, javaScriptEnabled: true });
    await scripted.addCookies(await context.cookies());
    const desk = await scripted.newPage();
    await turnOnTwoFactor(desk);
    // The browser starts the same refusal.
    await desk.goto('/admin/advanced', { waitUntil: 'networkidle' });
    await expect(desk.getByRole('heading', { name: securityWords.refused.title })).toBeVisible();
    await desk.getByRole('link', { name: 'Today', exact: true }).click();
    await expect(desk.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
    await scripted.close();
    await page.goto('/admin/security');
    await page.locator('li', { hasText: email }).getByRole('link').click();
    await page.locator('#member-status').selectOption('suspended');
    await page.locator('#member-current').fill(OWNER_PASSWORD);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.locator('li', { hasText: email })).toContainText('Suspended');
    await kim.goto('/admin/inbox');
    await expect(kim).toHaveURL(/\/admin\/login/);
    await context.close();
  });
});

const password = 'plum ladder mosaic engine';

/** Turns it on, and starts again: what was typed for each is gone afterwards. */
async function turnOnTwoFactor(page: Page): Promise<void> {
  await page.goto('/admin/security');
  await waitForHydration(page);
  const current = page.locator('#two-factor-current');
  const code = page.locator('#two-factor-code');
  await current.fill(password);
  await page.getByRole('button', { name: 'Set Up Two-Factor Authentication' }).click();
  const secret = await page.locator('code.admin-raw').innerText();
  await code.fill(generateSync({ secret }));
  await page.getByRole('button', { name: 'Turn On' }).click();
  const again = page.getByRole('button', { name: 'Set Up Again' });
  await expect(again).toBeVisible();
  await expect(current).toHaveValue('');
  await expect(code).toHaveValue('');
  await current.fill(password);
  await code.fill(await page.locator('ul.admin-raw li').first().innerText());
  await again.click();
  await expect(page.locator('code.admin-raw')).not.toHaveText(secret);
  await expect(code).toHaveValue('');
}

/** Chooses a password behind the link of an invitation, and logs in with it. */
async function choosePassword(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link);
  await page.locator('#choose-next').fill(password);
  await page.locator('#choose-again').fill(password);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page.getByText(adminLogin.notices.password)).toBeVisible();
  await page.locator('#login-email').fill(email);
  await page.locator('#login-password').fill(password);
  await page.getByRole('button', { name: adminLogin.submit }).click();
  await expect(page).toHaveURL(/\/admin\/today/);
}
