import type { Email } from 'postal-mime';
import { waitlist } from '#app/features/subscriptions/waitlist/waitlist.content.ts';
import type { FakeSmtpServer } from '#test/fake-smtp-server.ts';
import { expect, test, waitForHydration } from './running-app.ts';

const COURSE = '/courses/ai-tools-quick-start';

async function nextMail(
  smtp: FakeSmtpServer,
  to: string,
  subject = 'AI Tools Quick Start',
): Promise<Email> {
  const arrived = async () =>
    (await smtp.parsed()).filter(
      (mail) => mail.to?.some(({ address }) => address === to) && mail.subject?.includes(subject),
    );
  await expect.poll(async () => (await arrived()).length).toBe(1);
  const [mail] = await arrived();
  if (!mail) throw new Error('No email has arrived');
  return mail;
}

const codeIn = (mail: Email) => /^\d{6}$/m.exec(mail.text ?? '')?.[0] ?? '';
const linkIn = (mail: Email, path: string) =>
  new RegExp(`http://[^\\s"]+${path}[0-9a-f]+`).exec(mail.text ?? '')?.[0] ?? '';

test('a place on the waitlist of a course, kept without leaving its page', async ({
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
  const mail = await nextMail(smtp, 'course@example.com');
  await nextMail(smtp, 'course@example.com', 'newsletter');
  await main.getByLabel('Code').fill(codeIn(mail));
  await main.getByRole('button', { name: 'Confirm' }).click();
  await expect(main.getByText('You’re on the waitlist')).toBeVisible();
  await expect(main).toContainText('We’ll email you once, when “AI Tools Quick Start” is ready.');
  expect(new URL(page.url()).pathname).toBe(COURSE);
  await page.goto(linkIn(mail, '/waitlist/leave/'));
  await expect(main.locator('#consent')).toContainText('“AI Tools Quick Start”');
  await main.getByRole('button', { name: waitlist.leavePage.button }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’ve left the waitlist');
});

test.describe('a waitlist without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is joined by a plain post and confirmed by the button behind the link', async ({
    page,
    smtp,
  }) => {
    await page.goto(COURSE);
    const main = page.locator('#main');
    await main.getByLabel(waitlist.form.label).fill('plain-course@example.com');
    await main.getByRole('button', { name: 'Join Waitlist' }).click();
    await expect(page).toHaveURL(/\/waitlist\/check\?for=v1/);
    await main.getByLabel('Code').fill('000000');
    await main.getByRole('button', { name: 'Confirm' }).click();
    await expect(main).toContainText('That code doesn’t match.');
    const mail = await nextMail(smtp, 'plain-course@example.com');
    await page.goto(linkIn(mail, '/waitlist/confirm/'));
    await main.getByRole('button', { name: waitlist.confirmPage.button }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re on the waitlist');
    await expect(main).toContainText('“AI Tools Quick Start”');
  });
});
