import AxeBuilder from '@axe-core/playwright';
import { adminLogin, emailIntegration as words } from '#app/features/admin/admin.content.ts';
import { logInAsOwner } from './owner-page.ts';
import { expect, test, waitForBoot } from './running-site.ts';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The browser notes every answer with a 4xx; a form with faults is one. */
function forgetRefusals(problems: string[]): void {
  const kept = problems.filter((problem) => !/status of 4\d\d/.test(problem));
  problems.splice(0, problems.length, ...kept);
}

test('a stranger is led to the login, a wrong password says so, the right one opens the settings', async ({
  page,
  problems,
}) => {
  await page.goto('/admin/email');
  await expect(page).toHaveURL(/\/admin\/login/);
  await waitForBoot(page);
  await page.getByLabel(adminLogin.password.label).fill('wrong');
  await page.getByRole('button', { name: adminLogin.submit }).click();
  await expect(page.getByRole('alert')).toHaveText(adminLogin.wrongPassword);
  await logInAsOwner(page);
  await page.getByRole('button', { name: words.header.logout }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.goto('/admin/email-integration');
  await expect(page).toHaveURL(/\/admin\/login/);
  forgetRefusals(problems);
});

test('from zero to the first delivered test mail by following the screens', async ({
  page,
  smtp,
  problems,
}) => {
  await logInAsOwner(page);
  await waitForBoot(page);
  await page.getByRole('tab', { name: 'SMTP' }).click();
  await page.getByLabel('Host').fill('127.0.0.1');
  await page.getByLabel('Port').fill(String(smtp.port));
  await page.getByLabel(words.smtp.fields.secure.label).uncheck();
  await page.getByRole('tabpanel', { name: 'SMTP' }).getByRole('button').click();
  await expect(page.getByText(words.toasts.saved.description).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Test Email' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Test Email' });
  await panel.getByRole('button', { name: words.test.submit }).click();
  await expect(page.getByText(words.toasts.testMissing.description).first()).toBeVisible();
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('login, settings and test mail work by plain posts', async ({ page, smtp }) => {
    await logInAsOwner(page);
    await page.getByRole('link', { name: 'SMTP' }).click();
    await page.getByLabel('Host').fill('127.0.0.1');
    await page.getByLabel('Port').fill(String(smtp.port));
    await page.getByLabel(words.smtp.fields.secure.label).uncheck();
    await page.locator('#smtp').getByRole('button').click();
    await expect(page.getByText(words.toasts.saved.title)).toBeVisible();
    await page.getByRole('link', { name: 'Test Email' }).click();
    await page.getByLabel('Recipient').fill('plain@example.com');
    await page.getByLabel(words.test.provider.label).selectOption('smtp');
    await page.getByRole('button', { name: words.test.submit }).click();
    await expect(page.getByText('Email was successfully sent to plain@example.com.')).toBeVisible();
  });
});

test('every page of the admin area passes axe at 390 and 1280, light and dark', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await logInAsOwner(page);
  const links = await page.getByRole('navigation').getByRole('link').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  const faults: string[] = [];
  for (const path of paths) {
    for (const [width, colorScheme] of [
      [390, 'dark'],
      [1280, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto(path ?? '');
      await waitForBoot(page);
      const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze();
      faults.push(...violations.map(({ id, nodes }) => `${path} ${width} ${id} ${nodes[0]?.html}`));
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) faults.push(`${path} ${width} is ${overflow} px too wide`);
      if (process.env.ADMIN_SHOTS) {
        const name = path?.replace(/\W+/g, '-').slice(1);
        const file = `${process.env.ADMIN_SHOTS}/${name}-${width}.png`;
        await page.screenshot({ path: file, fullPage: true });
      }
    }
  }
  expect(faults).toEqual([]);
});
