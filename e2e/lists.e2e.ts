import type { Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { newsletter } from '#app/features/subscriptions/newsletter/newsletter.content.ts';
import { waitlist } from '#app/features/subscriptions/waitlist/waitlist.content.ts';
import type { FakeSmtpServer } from '#test/fake-smtp-server.ts';
import { expect, test, waitForHydration } from './running-app.ts';

const COURSE = '/courses/ai-tools-quick-start';

const footer = (page: Page) => page.locator('.site-footer');

/** The emails to an address whose subject contains the text, oldest first. */
async function mailsTo(smtp: FakeSmtpServer, to: string, subject: string): Promise<Email[]> {
  const raw = smtp.mails.filter((mail) => mail.envelope.to.includes(to));
  const mails = await Promise.all(raw.map((mail) => PostalMime.parse(mail.raw)));
  return mails.filter((mail) => mail.subject?.includes(subject));
}

async function nextMail(
  smtp: FakeSmtpServer,
  to: string,
  subject: string,
  count = 1,
): Promise<Email> {
  await expect
    .poll(async () => (await mailsTo(smtp, to, subject)).length, { timeout: 40_000 })
    .toBe(count);
  return (await mailsTo(smtp, to, subject))[count - 1] as Email;
}

const codeIn = (mail: Email) => /^\d{6}$/m.exec(mail.text ?? '')?.[0] ?? '';
const linkIn = (mail: Email, path: string) =>
  new RegExp(`http://[^\\s"]+${path}[0-9a-f]+`).exec(mail.text ?? '')?.[0] ?? '';

async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto('/contact');
  await waitForHydration(page);
  await footer(page).getByLabel(newsletter.form.footerLabel).fill(email);
  await footer(page).getByRole('button', { name: 'Subscribe' }).click();
}

test.describe('the newsletter', () => {
  test('from the footer to confirmed without leaving the page', async ({ page, smtp }) => {
    await subscribe(page, 'footer@example.com');
    const toast = page.locator('.toasts');
    await expect(toast).toContainText('Subscription successful');
    await expect(toast).toContainText(newsletter.toasts.success.description);
    const code = footer(page).getByLabel('Code');
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    const mail = await nextMail(smtp, 'footer@example.com', 'is your code');
    expect(mail.headers.map((header) => header.key)).not.toContain('list-unsubscribe');
    await code.fill('12');
    await footer(page).getByRole('button', { name: 'Confirm' }).click();
    await expect(footer(page)).toContainText('Enter the six digits from the email.');
    await code.fill(codeIn(mail));
    await page.keyboard.press('Enter');
    await expect(footer(page).getByText('You’re on the list')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/contact');
    const welcome = await nextMail(smtp, 'footer@example.com', 'You’re on the');
    const headers = Object.fromEntries(welcome.headers.map(({ key, value }) => [key, value]));
    expect(headers['list-unsubscribe']).toMatch(/^<http[^>]+\/u\/[0-9a-f]{40}>$/);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  });

  test('the server away: says that it failed, keeps the sign-up and sends it once the server is back', async ({
    page,
    app,
    smtp,
    problems,
  }) => {
    await page.goto('/contact');
    await waitForHydration(page);
    await footer(page).getByLabel(newsletter.form.footerLabel).fill('gap-reader@example.com');
    await app.stop();
    await footer(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.locator('.toasts')).toContainText(newsletter.toasts.failed.description);
    await expect(footer(page)).toContainText(newsletter.kept);
    await expect(footer(page).getByLabel(newsletter.form.footerLabel)).toHaveValue(
      'gap-reader@example.com',
    );
    await app.start();
    await nextMail(smtp, 'gap-reader@example.com', 'is your code');
    const isOfTheGap = /ERR_CONNECTION_REFUSED/;
    expect(problems.splice(0).filter((text) => !isOfTheGap.test(text))).toEqual([]);
  });

  test('a link scanner that opens every link confirms and unsubscribes nobody', async ({
    page,
    smtp,
    request,
  }) => {
    await subscribe(page, 'scanner@example.com');
    const mail = await nextMail(smtp, 'scanner@example.com', 'is your code');
    const links = [...(mail.html ?? '').matchAll(/href="(http[^"]+)"/g)].map(
      ([, url]) => url ?? '',
    );
    expect(links.length).toBeGreaterThan(2);
    await scan(page, request, links);
    const confirmLink = linkIn(mail, '/newsletter/confirm/');
    await page.goto(confirmLink);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newsletter.confirmPage.title);
    await page.getByRole('button', { name: newsletter.confirmPage.button }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re on the list');
    const welcome = await nextMail(smtp, 'scanner@example.com', 'You’re on the');
    await scan(page, request, [
      linkIn(welcome, '/u/'),
      linkIn(welcome, '/newsletter/preferences/'),
    ]);
    await page.goto(linkIn(welcome, '/u/'));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’ve unsubscribed');
    await page.getByRole('button', { name: newsletter.leavePage.undo }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re back on the list');
  });
});

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
  const mail = await nextMail(smtp, 'course@example.com', 'AI Tools Quick Start');
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

test.describe('the newsletter without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain post leads to the page for the code, and the code to the list', async ({
    page,
    smtp,
  }) => {
    await page.goto('/contact');
    await footer(page).getByLabel(newsletter.form.footerLabel).fill('plain@example.com');
    await footer(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/newsletter\/check\?for=v1/);
    expect(page.url()).not.toContain('plain');
    const main = page.locator('#main');
    await expect(main).toContainText('plain@example.com');
    const mail = await nextMail(smtp, 'plain@example.com', 'is your code');
    await main.getByLabel('Code').fill('1');
    await main.getByRole('button', { name: 'Confirm' }).click();
    await expect(main).toContainText('Enter the six digits from the email.');
    await main.getByLabel('Code').fill(codeIn(mail));
    await main.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re on the list');
  });
});

/** Does what programs that check emails do with links, none of which may change anything. */
async function scan(
  page: Page,
  request: import('@playwright/test').APIRequestContext,
  links: readonly string[],
): Promise<void> {
  for (const link of links.filter((url) => url.includes('localhost'))) {
    await request.get(link);
    await request.head(link);
    await request.get(link, { headers: { 'Sec-Purpose': 'prefetch;prerender' } });
    await request.post(link.replace(/[0-9a-f]{40}$/, ''), { failOnStatusCode: false });
    // A browser that runs scripts but clicks nothing.
    await page.goto(link);
    await waitForHydration(page);
  }
}
