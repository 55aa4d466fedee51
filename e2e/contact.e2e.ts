import { builtInFacts } from '#app/facts/facts.ts';
import { contactWords } from '#app/features/inquiries/contact.content.ts';
import type { FakeSmtpServer } from '#test/fake-smtp-server.ts';
import { expect, test, waitForHydration } from './running-app.ts';

const contact = contactWords(builtInFacts);

const words = contact.message.form;

test.describe('the contact form', () => {
  test('with JavaScript: toasts, one email to the owner, one receipt', async ({ page, smtp }) => {
    await page.goto('/contact');
    await waitForHydration(page);
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Visitor With Script');
    await page.getByRole('textbox', { name: 'Email Address' }).fill('with-script@example.com');
    await page
      .getByRole('textbox', { name: 'Message' })
      .pressSequentially('We retype forty orders a day.', { delay: 90 });
    await page.getByRole('button', { name: words.submit }).click();
    await expect(page.getByRole('status').getByText(words.toasts.sent.title)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('');
    await expect(page.locator('.contact-panel .form-status')).toContainText('Your reference is');
    await expectMails(smtp, 'with-script@example.com', 'Visitor With Script');
  });

  test('Back shows what was typed; left while it was being sent, it arrives once, and no button waits', async ({
    page,
    smtp,
  }) => {
    await page.goto('/contact');
    await waitForHydration(page);
    const name = page.getByRole('textbox', { name: 'Full Name' });
    const message = page.getByRole('textbox', { name: 'Message' });
    const submit = page.getByRole('button', { name: words.submit });
    await name.fill('Visitor Who Left');
    await page.getByRole('textbox', { name: 'Email Address' }).fill('left@example.com');
    await message.pressSequentially('We retype forty orders a day.', { delay: 90 });
    await page.goto('/about');
    await page.goBack();
    await waitForHydration(page);
    await expect(name).toHaveValue('Visitor Who Left');
    await expect(message).toHaveValue('We retype forty orders a day.');
    await page.route('**/api/contact', () => {});
    await submit.click();
    await expect(page.getByRole('button', { name: words.submitting })).toBeVisible();
    await page.goto('/about');
    await page.unroute('**/api/contact');
    await page.goBack();
    await waitForHydration(page);
    await expect(submit).toBeEnabled();
    await expectMails(smtp, 'left@example.com', 'Visitor Who Left');
  });

  test('the server away: kept, said honestly, delivered once when it is back', async ({
    page,
    app,
    smtp,
    problems,
  }) => {
    await page.goto('/contact');
    await waitForHydration(page);
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Visitor In The Gap');
    await page.getByRole('textbox', { name: 'Email Address' }).fill('gap@example.com');
    await page
      .getByRole('textbox', { name: 'Message' })
      .pressSequentially('Are you there at all?', { delay: 100 });
    await app.stop();
    await page.getByRole('button', { name: words.submit }).click();
    await expect(page.getByText(words.toasts.backup.title).first()).toBeVisible();
    await expect(page.locator('.contact-panel .form-status')).toContainText('API Error:');
    const kept = await page.evaluate(() => localStorage.getItem('formSubmissions'));
    expect(JSON.parse(kept ?? '[]')).toMatchObject([{ formType: 'contact', status: 'stored' }]);
    await app.start();
    await expect(page.getByText('Your message has arrived').first()).toBeVisible({
      timeout: 40_000,
    });
    await expectMails(smtp, 'gap@example.com', 'Visitor In The Gap');
    // The browser itself logs each refused connection, which this test causes on purpose.
    problems.length = 0;
  });
});

test.describe('the contact form without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain post sends the message and shows its reference', async ({ page, smtp }) => {
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Visitor Without Script');
    await page.getByRole('textbox', { name: 'Email Address' }).fill('without-script@example.com');
    await page.getByRole('textbox', { name: 'Message' }).fill('No script here.');
    await page.getByRole('button', { name: words.submit }).click();
    await expect(page).toHaveURL(/\/sent\?reference=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.toasts.sent.title);
    await expectMails(smtp, 'without-script@example.com', 'Visitor Without Script');
  });

  test('a post with errors comes back with the messages, the links and what was typed', async ({
    page,
  }) => {
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'Message' }).fill('Typed with care');
    await page.getByRole('button', { name: words.submit }).click();
    await expect(page.getByText(words.toasts.missing.title)).toBeVisible();
    await expect(page.getByRole('link', { name: words.fields.name.missing })).toBeInViewport();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Typed with care');
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  });
});

test('a page that is not there says so with status 404', async ({ page, problems }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page).toHaveTitle(/Page Not Found/);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Return to Home' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  expect(problems.some((problem) => problem.includes('/no/such/page'))).toBe(true);
  problems.length = 0;
});

/**
 * The owner got the message exactly once, the visitor one receipt without anything that was typed.
 */
async function expectMails(smtp: FakeSmtpServer, visitor: string, name: string): Promise<void> {
  const both = async () => {
    const mails = await smtp.parsed();
    const notices = mails.filter((mail) =>
      mail.replyTo?.some((reply) => reply.address === visitor),
    );
    const receipts = mails.filter((mail) => mail.to?.some((to) => to.address === visitor));
    return { notices, receipts };
  };
  await expect.poll(async () => (await both()).receipts.length).toBe(1);
  await expect.poll(async () => (await both()).notices.length).toBe(1);
  const { notices, receipts } = await both();
  expect(notices[0]?.text).toContain(name);
  expect(receipts[0]?.text).not.toContain(name);
}
