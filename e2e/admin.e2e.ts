import { adminLogin, emailIntegration as words } from '#app/admin/admin.content.ts';
import { frameWords } from '#app/admin/shell/shell.content.ts';
import { logInAsOwner, OWNER_PASSWORD } from './owner-page.ts';
import { expect, test, waitForHydration } from './running-app.ts';

/** The browser logs every 4xx response to the console, including that of a form with errors. */
function forgetRefusals(problems: string[]): void {
  const kept = problems.filter((problem) => !/status of 4\d\d/.test(problem));
  problems.splice(0, problems.length, ...kept);
}

test('a stranger is led to the login, a wrong password says so, the right one opens Today', async ({
  page,
  problems,
}) => {
  await page.goto('/admin/email');
  await expect(page).toHaveURL(/\/admin\/login/);
  await waitForHydration(page);
  await page.getByLabel(adminLogin.password.label).fill('wrong');
  await page.getByRole('button', { name: adminLogin.submit }).click();
  await expect(page.getByRole('alert')).toHaveText(adminLogin.wrongPassword);
  await logInAsOwner(page);
  await page.getByRole('button', { name: frameWords.logout }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.goto('/admin/email-integration');
  await expect(page).toHaveURL(/\/admin\/login/);
  forgetRefusals(problems);
});

test('from zero to the first delivered test email by following the screens', async ({
  page,
  smtp,
  problems,
}) => {
  await logInAsOwner(page);
  await page.goto('/admin/email-integration');
  await waitForHydration(page);
  await page.getByRole('tab', { name: 'SMTP' }).click();
  await page.getByLabel('Host').fill('127.0.0.1');
  await page.getByLabel('Port').fill(String(smtp.port));
  await page.getByLabel(words.smtp.fields.secure.label).uncheck();
  const server = page.getByRole('tabpanel', { name: 'SMTP' });
  await server.getByLabel('Your current password').fill(OWNER_PASSWORD);
  await server.getByRole('button').click();
  await expect(page.getByText(words.toasts.saved.description).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Test Email' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Test Email' });
  await panel.getByRole('button', { name: words.test.submit }).click();
  await expect(page.getByText(words.toasts.testMissing.description).first()).toBeVisible();
  await expect(panel.getByLabel('Recipient')).toBeFocused();
  await panel.getByLabel('Recipient').fill('owner-test@example.com');
  await panel.getByLabel(words.test.provider.label).selectOption('smtp');
  await panel.getByRole('button', { name: words.test.submit }).click();
  await expect(
    page.getByText('Email was successfully sent to owner-test@example.com.').first(),
  ).toBeVisible();
  const mails = await smtp.parsed();
  expect(mails.some((mail) => mail.to?.[0]?.address === 'owner-test@example.com')).toBe(true);
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
  forgetRefusals(problems);
});

for (const [address, field] of [
  ['/admin/email-integration', 'Host'],
  ['/admin/business', 'Business name'],
  ['/admin/advanced', 'Address'],
] as const) {
  test(`a save on ${address} that can’t reach the server says so and keeps what was typed`, async ({
    page,
    problems,
  }) => {
    await logInAsOwner(page);
    await page.goto(address);
    await waitForHydration(page);
    const typed = page.getByLabel(field, { exact: false }).first();
    await typed.fill('typed before the server went away');
    await page.route('**/*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    const save = page.locator('form').filter({ has: typed }).locator('button[type=submit]').first();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await save.click();
      const message = page.locator('.toast');
      await expect(message).toContainText(words.toasts.saveFailed.title);
      await expect(message).toContainText(words.toasts.saveFailed.description);
      await expect(typed).toHaveValue('typed before the server went away');
      await message.getByRole('button').click();
    }
    await expect(save).toBeEnabled();
    expect(problems.splice(0).filter((text) => !/ERR_FAILED|Failed to fetch/.test(text))).toEqual(
      [],
    );
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('login, settings and test email work by plain posts', async ({ page, smtp }) => {
    await logInAsOwner(page);
    await page.goto('/admin/email-integration');
    await page.getByRole('link', { name: 'SMTP' }).click();
    await page.getByLabel('Host').fill('127.0.0.1');
    await page.getByLabel('Port').fill(String(smtp.port));
    await page.getByLabel(words.smtp.fields.secure.label).uncheck();
    const server = page.locator('#smtp');
    await server.getByLabel('Your current password').fill(OWNER_PASSWORD);
    await server.getByRole('button').click();
    await expect(page.getByText(words.toasts.saved.title)).toBeVisible();
    await page.getByRole('link', { name: 'Test Email' }).click();
    await page.getByLabel('Recipient').fill('plain@example.com');
    await page.getByLabel(words.test.provider.label).selectOption('smtp');
    await page.getByRole('button', { name: words.test.submit }).click();
    await expect(page.getByText('Email was successfully sent to plain@example.com.')).toBeVisible();
  });
});
