import type { Page } from '@playwright/test';
import { contact } from '#app/features/inquiries/contact.content.ts';
import type { FakeSmtpServer } from '#test/fake-smtp-server.ts';
import { expect, test, waitForHydration } from './running-app.ts';

const words = contact.message.form;

/** The longest possible message (5,000 UTF-16 units), in characters of three and four bytes. */
const LONG_MESSAGE = `${'请'.repeat(3000)}${'🧵'.repeat(1000)}`;

test.describe('the contact form', () => {
  test('with JavaScript: toasts, one email to the owner, one receipt', { tag: '@core' }, async ({
    page,
    smtp,
  }) => {
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

  test('a message as long as it may be arrives whole in Chinese and emoji', async ({
    page,
    smtp,
  }) => {
    await page.goto('/contact');
    await waitForHydration(page);
    await page
      .getByRole('textbox', { name: 'Full Name' })
      .pressSequentially('Long With Script', { delay: 150 });
    await sendLongMessage(page, smtp, 'long-script@example.com');
  });

  test('says what is missing, puts the caret there and keeps the rest', { tag: '@core' }, async ({
    page,
  }) => {
    await page.goto('/contact');
    await waitForHydration(page);
    await page.getByRole('textbox', { name: 'Message' }).fill('Kept');
    await page.getByRole('button', { name: words.submit }).click();
    const toast = page.getByRole('alert').filter({ hasText: words.toasts.missing.title });
    await expect(toast.first()).toBeVisible();
    await expect(page.getByText(words.toasts.missing.description, { exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Kept');
  });

  test('the server away: kept, said honestly, delivered once when it is back', {
    tag: '@core',
  }, async ({ page, app, smtp, problems }) => {
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

  test('a plain post sends the message and shows its reference', { tag: '@core' }, async ({
    page,
    smtp,
  }) => {
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Visitor Without Script');
    await page.getByRole('textbox', { name: 'Email Address' }).fill('without-script@example.com');
    await page.getByRole('textbox', { name: 'Message' }).fill('No script here.');
    await page.getByRole('button', { name: words.submit }).click();
    await expect(page).toHaveURL(/\/sent\?reference=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.toasts.sent.title);
    await expectMails(smtp, 'without-script@example.com', 'Visitor Without Script');
  });

  test('a message as long as it may be arrives whole in Chinese and emoji, posted plainly', async ({
    page,
    smtp,
  }) => {
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Long Without Script');
    await sendLongMessage(page, smtp, 'long-plain@example.com');
  });

  test('a post with errors comes back with the messages, the links and what was typed', {
    tag: '@core',
  }, async ({ page }) => {
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

  test('on a phone, what is wrong is in sight at once, however far down the form stands', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/contact', '/', '/about', '/special-offer', '/privacy/request']) {
      await page.goto(path);
      const form = page.locator('#main form').filter({ has: page.locator('[name=message]') });
      await form.locator('[name=message]').fill('Hi');
      await form.getByRole('button').last().click();
      await expect(page.getByRole('alert').first()).toBeInViewport();
    }
  });

  test('the short form of the home page works the same way', { tag: '@core' }, async ({
    page,
    smtp,
  }) => {
    await page.goto('/');
    await page.getByLabel('First Name').fill('Homer');
    await page
      .getByRole('textbox', { name: /^Email/ })
      .first()
      .fill('home@example.com');
    await page.getByRole('textbox', { name: 'Message' }).fill('From the home page.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent successfully!');
    await expectMails(smtp, 'home@example.com', 'Homer');
  });
});

test('a page that is not there says so with status 404', { tag: '@core' }, async ({
  page,
  problems,
}) => {
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

async function sendLongMessage(page: Page, smtp: FakeSmtpServer, visitor: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email Address' }).fill(visitor);
  await page.getByRole('textbox', { name: 'Message' }).fill(LONG_MESSAGE);
  await page.getByRole('button', { name: words.submit }).click();
  await expect(page.getByText(words.toasts.sent.title).first()).toBeVisible();
  const notice = async () =>
    (await smtp.parsed()).find((mail) => mail.replyTo?.some(({ address }) => address === visitor));
  await expect.poll(notice).toBeTruthy();
  expect((await notice())?.text?.replace(/\s/g, '')).toContain(LONG_MESSAGE);
}

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
