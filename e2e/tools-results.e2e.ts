import { expect, test } from './running-app.ts';
import { openTool as open } from './tool-page.ts';
import { choose, figure, path, readiness, readinessRest, show } from './tools-samples.ts';

test.describe('a link to a result', () => {
  test('shows the same result elsewhere and sends nothing to the server', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, 'roi-calculator');
    await page.locator('#q-price').fill('900');
    const before = await figure(page).textContent();
    await page.getByRole('button', { name: 'Copy a link' }).click();
    const link = await page.locator('#share-link').inputValue();
    expect(new URL(link).search).toBe('');
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.locator('#q-price')).toHaveValue('900');
    await expect(figure(page)).toHaveText(before ?? '');
  });
});

test('"Email me this result" sends the figures once, to the visitor and the owner', async ({
  page,
  smtp,
}) => {
  await open(page, 'roi-calculator');
  const form = page.locator('.result-email-form');
  // Typed slowly: a form filled in within two seconds is classified as spam.
  await page.locator('#tool-mail-email').pressSequentially('tool@example.com', { delay: 160 });
  await page.getByRole('button', { name: 'Send it to me' }).click();
  await expect(form.locator('.form-status')).toContainText('We have your request');
  await expect(form).toContainText('If our email server is down');
  const mails = async () =>
    (await smtp.parsed()).filter((mail) =>
      mail.to?.some((to) => to.address === 'tool@example.com'),
    );
  await expect.poll(async () => (await mails()).length).toBe(1);
  expect((await mails())[0]?.text).toContain('14 months');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain post computes the same result and emails it', async ({ page, smtp }) => {
    await page.goto(path('ai-readiness-assessment'));
    await choose(page, { ...readiness, ...readinessRest });
    await show(page);
    await expect(figure(page)).toContainText('48');
    await expect(page.locator('#q-D1-2')).toBeChecked();
    const form = page.locator('.result-email-form');
    await form.locator('#tool-mail-email').fill('nobody@localhost');
    const [refused] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      form.getByRole('button', { name: 'Send it to me' }).click(),
    ]);
    expect(refused.status()).toBe(422);
    await expect(form).toContainText('Enter an email address like name@example.com.');
    await expect(form.locator('#tool-mail-email')).toHaveValue('nobody@localhost');
    await expect(page.locator('#q-D1-2')).toBeChecked();
    await expect(figure(page)).toContainText('48');
    await form.locator('#tool-mail-email').fill('plain-tool@example.com');
    await form.getByRole('button', { name: 'Send it to me' }).click();
    await expect(page.getByText('We have your request')).toBeVisible();
    await expect(figure(page)).toContainText('48');
    await expect
      .poll(
        async () =>
          (await smtp.parsed()).filter((mail) =>
            mail.to?.some((to) => to.address === 'plain-tool@example.com'),
          ).length,
        { timeout: 20_000 },
      )
      .toBe(1);
  });
});
