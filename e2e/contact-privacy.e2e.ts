import type { Page } from '@playwright/test';
import { builtInFacts } from '#app/facts/facts.ts';
import { contactWords } from '#app/features/inquiries/contact.content.ts';
import {
  privacyRequest,
  privacyRequestKinds,
} from '#app/features/inquiries/privacy-request/privacy-request.content.ts';
import { legal } from '#app/features/legal/legal.content.ts';
import type { FakeSmtpServer } from '#test/fake-smtp-server.ts';
import { expect, test, waitForHydration } from './running-app.ts';

const contact = contactWords(builtInFacts);

const { form } = privacyRequest;

test('the button of the privacy policy clears what this browser keeps', async ({
  page,
  problems,
}) => {
  // The server can't be reached, so the message is queued in the browser.
  await page.route('**/api/contact', (route) => route.abort());
  await page.goto('/contact');
  await waitForHydration(page);
  await page
    .getByRole('textbox', { name: 'Full Name' })
    .pressSequentially('Kept In Browser', { delay: 150 });
  await page.getByRole('textbox', { name: 'Email Address' }).fill('kept@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await page.getByRole('button', { name: contact.message.form.submit }).click();
  await expect(page.locator('.toast')).toContainText(contact.message.form.toasts.backup.title);
  await page.getByRole('textbox', { name: 'Full Name' }).fill('A draft');
  expect(await keptIn(page)).toEqual({ copies: 1, drafts: 1 });
  await page.goto('/privacy-policy');
  await waitForHydration(page);
  await page.getByRole('button', { name: legal.clearing.button }).click();
  await expect(page.locator('#main').getByRole('status')).toContainText(legal.clearing.copies.one);
  expect(await keptIn(page)).toEqual({ copies: 0, drafts: 0 });
  expect(problems.splice(0).filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a request is a plain post: kept with what is missing, then received', async ({
    page,
    smtp,
  }) => {
    await page.goto('/privacy/request');
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Privacy Without Script');
    await page.getByRole('textbox', { name: 'Email Address' }).fill('privacy-plain@example.com');
    await page.getByRole('textbox', { name: 'Details' }).fill('I moved.');
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page.getByRole('link', { name: form.request.missing })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Details' })).toHaveValue('I moved.');
    await page.getByLabel(privacyRequestKinds.correction).check();
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.toasts.sent.title);
    await expect(page.locator('#main')).toContainText(form.toasts.sent.description);
    await expectMails(smtp, 'privacy-plain@example.com', privacyRequestKinds.correction);
  });
});

/**
 * The owner's email has the request, the visitor's asks for a reply and repeats nothing that was
 * typed.
 */
async function expectMails(smtp: FakeSmtpServer, visitor: string, asked: string): Promise<void> {
  const find = async () => {
    const mails = await smtp.parsed();
    const notice = mails.find((mail) => mail.replyTo?.some(({ address }) => address === visitor));
    const receipt = mails.find((mail) => mail.to?.some(({ address }) => address === visitor));
    return { notice, receipt };
  };
  await expect.poll(async () => Object.values(await find()).every(Boolean)).toBe(true);
  const { notice, receipt } = await find();
  expect(notice?.text).toContain(asked);
  expect(notice?.text).toContain('Answer by');
  expect(receipt?.text).toContain('Please reply to this email.');
  expect(receipt?.text).not.toMatch(/Privacy With|moved/);
}

function keptIn(page: Page) {
  return page.evaluate(() => ({
    copies: JSON.parse(localStorage.getItem('formSubmissions') ?? '[]').length,
    drafts: Object.keys(sessionStorage).filter((key) => key.startsWith('formDraft:')).length,
  }));
}
