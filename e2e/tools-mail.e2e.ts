import { type FakeSmtpServer, startFakeSmtpServer } from '#test/fake-smtp-server.ts';
import {
  test as base,
  expect,
  type RunningApp,
  startApp,
  waitForHydration,
  watchForProblems,
} from './running-app.ts';
import { exampleLink } from './tool-examples.ts';

/** A site of its own for each test, whose servers are stopped and started. */
const test = base.extend<{ own: { app: RunningApp; smtp: FakeSmtpServer } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names out of this pattern
  own: async ({}, use) => {
    const smtp = await startFakeSmtpServer();
    const app = await startApp({ SMTP_URL: `smtp://${smtp.host}:${smtp.port}` });
    await use({ app, smtp });
    await app.close();
    await smtp.stop();
  },
});

const link = exampleLink('roi-calculator');
const mailsTo = async (smtp: FakeSmtpServer, address: string) =>
  (await smtp.parsed()).filter((mail) => mail.to?.some((to) => to.address === address)).length;

test('with the email server away a result is stored, the words say so, and the email follows once', async ({
  page,
  own: { app, smtp },
}) => {
  // The first pause of the outbox is a minute.
  test.setTimeout(240_000);
  await smtp.setFault('refuse');
  await page.goto(app.url + link);
  await waitForHydration(page);
  await page.locator('#tool-mail-email').pressSequentially('later@example.com', { delay: 150 });
  await page.getByRole('button', { name: 'Send it to me' }).click();
  await expect(page.locator('.result-email-form')).toContainText('If our email server is down');
  await page.waitForTimeout(1500);
  expect(await mailsTo(smtp, 'later@example.com')).toBe(0);
  await smtp.setFault('none');
  await expect
    .poll(() => mailsTo(smtp, 'later@example.com'), { timeout: 100_000, intervals: [1000] })
    .toBe(1);
});

test('with the web server away a result waits in the browser and is emailed once after it', async ({
  page,
  own: { app, smtp },
  problems,
}) => {
  await page.goto(app.url + link);
  await waitForHydration(page);
  await page.locator('#tool-mail-email').pressSequentially('kept@example.com', { delay: 150 });
  await app.stop();
  await page.getByRole('button', { name: 'Send it to me' }).click();
  await expect(page.locator('.result-email-form')).toContainText('Saved in this browser');
  await expect(page.locator('.result-email-form')).not.toContainText('on its way');
  await app.start();
  await expect
    .poll(() => mailsTo(smtp, 'kept@example.com'), { timeout: 100_000, intervals: [1000] })
    .toBe(1);
  // The lost call is noted by the browser itself.
  problems.length = 0;
});

test('without a script a bad address keeps the answers and the result, and says what to enter', async ({
  browser,
  own: { app, smtp },
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const problems: string[] = [];
  watchForProblems(page, problems);
  await page.goto(`${app.url}/resources/tools/roi-calculator`);
  await page.locator('#q-price').fill('900');
  await page.locator('#answers button[type=submit]').click();
  const before = await page.locator('.result-figure').textContent();
  const form = page.locator('.result-email-form');
  await form.locator('#tool-mail-email').fill('nobody@localhost');
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    form.getByRole('button', { name: 'Send it to me' }).click(),
  ]);
  expect(answer.status()).toBe(422);
  await expect(form).toContainText('Enter an email address like name@example.com.');
  await expect(form.locator('#tool-mail-email')).toHaveValue('nobody@localhost');
  await expect(page.locator('#q-price')).toHaveValue('900');
  await expect(page.locator('.result-figure')).toHaveText(before ?? '-');
  await form.locator('#tool-mail-email').fill('plain@example.com');
  await form.getByRole('button', { name: 'Send it to me' }).click();
  await expect(page.locator('.result-email-form')).toContainText('Your result is on its way');
  await expect.poll(() => mailsTo(smtp, 'plain@example.com'), { timeout: 20_000 }).toBe(1);
  expect(problems).toEqual([]);
  await context.close();
});
