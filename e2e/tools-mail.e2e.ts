import type { FakeSmtpServer } from '#test/fake-smtp-server.ts';
import { expect, test } from './running-app.ts';
import { exampleLink } from './tool-examples.ts';

const mailsTo = async (smtp: FakeSmtpServer, address: string) =>
  (await smtp.parsed()).filter((mail) => mail.to?.some((to) => to.address === address)).length;

test('with the web server out of reach a result waits in the browser and is emailed once after it', async ({
  page,
  context,
  smtp,
  problems,
}) => {
  await page.goto(exampleLink('roi-calculator'));
  const form = page.locator('.result-email-form');
  await form.locator('#tool-mail-email').pressSequentially('kept@example.com', { delay: 150 });
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Send it to me' }).click();
  await expect(form).toContainText('Saved in this browser');
  await expect(form).not.toContainText('on its way');
  expect(await mailsTo(smtp, 'kept@example.com')).toBe(0);
  await context.setOffline(false);
  await expect
    .poll(() => mailsTo(smtp, 'kept@example.com'), { timeout: 20_000, intervals: [250] })
    .toBe(1);
  // The browser itself logs the failed request.
  problems.length = 0;
});
