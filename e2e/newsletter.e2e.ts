import type { Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { newsletterConsent } from '#app/facts/consent.ts';
import { newsletter } from '#app/features/subscriptions/newsletter/newsletter.content.ts';
import type { FakeSmtpServer } from '#test/fake-smtp-server.ts';
import { expect, test, waitForHydration } from './running-app.ts';

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
  test('an error of a plain post is gone once a script has sent the form', async ({ page }) => {
    await page.goto('/newsletter');
    const main = page.locator('#main');
    const field = main.getByLabel(newsletter.form.label);
    await field.evaluate((input: HTMLInputElement) => input.form?.submit());
    await expect(main.getByRole('alert')).toContainText('Invalid email');
    await field.fill('corrected@example.com');
    await waitForHydration(page);
    await main.getByRole('button', { name: newsletter.form.submit }).click();
    await expect(main).toContainText(
      'If corrected@example.com isn’t on the list yet, you’ll find a 6-digit code',
    );
    await expect(main).not.toContainText('Invalid email');
  });

  test('from the footer to confirmed without leaving the page', { tag: '@core' }, async ({
    page,
    smtp,
  }) => {
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

  test('a bad address gets the toast and the message beside the field', async ({ page }) => {
    await subscribe(page, 'not an address');
    const toast = page.locator('.toasts');
    await expect(toast).toContainText('Invalid email');
    await expect(toast).toContainText('Please enter a valid email address.');
    const field = footer(page).getByLabel(newsletter.form.footerLabel);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('not an address');
  });

  test("says 'Subscribing...' with field and button disabled for as long as it takes", async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/newsletter/subscribe', async (route) => {
      await held;
      await route.continue();
    });
    await subscribe(page, 'slow@example.com');
    await expect(footer(page).getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
    await expect(footer(page).getByLabel(newsletter.form.footerLabel)).toBeDisabled();
    release();
    await expect(footer(page).getByLabel('Code')).toBeVisible();
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

  test('a link scanner that opens every link confirms and unsubscribes nobody', {
    tag: '@core',
  }, async ({ page, smtp, request }) => {
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

test.describe('the newsletter without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain post leads to the page for the code, and the code to the list', {
    tag: '@core',
  }, async ({ page, smtp }) => {
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

  test('a bad address comes back with the words of the form', async ({ page }) => {
    await page.goto('/newsletter');
    const main = page.locator('#main');
    await main.getByLabel(newsletter.form.label).evaluate((field: HTMLInputElement) => {
      field.type = 'text';
    });
    await main.getByLabel(newsletter.form.label).fill('visitor at example');
    await main.getByRole('button', { name: 'Subscribe' }).click();
    await expect(main.getByRole('alert')).toContainText('Invalid email');
    await expect(main.getByLabel(newsletter.form.label)).toHaveValue('visitor at example');
  });

  test('preferences are saved, and show what was agreed to', async ({ page, smtp }) => {
    await page.goto('/newsletter');
    const main = page.locator('#main');
    await main.getByLabel(newsletter.form.label).fill('prefs@example.com');
    await main.getByRole('button', { name: 'Subscribe' }).click();
    const mail = await nextMail(smtp, 'prefs@example.com', 'is your code');
    await page.goto(linkIn(mail, '/newsletter/confirm/'));
    await page.getByRole('button', { name: newsletter.confirmPage.button }).click();
    const welcome = await nextMail(smtp, 'prefs@example.com', 'You’re on the');
    await page.goto(linkIn(welcome, '/newsletter/preferences/'));
    expect(await main.locator('input[type=checkbox]:checked').count()).toBe(0);
    await main.getByLabel('Offers').check();
    await main.getByLabel(newsletter.preferencesPage.pause).check();
    await main.getByRole('button', { name: 'Save' }).click();
    await expect(main.getByRole('status')).toContainText('Saved.');
    await expect(main.getByLabel('Offers')).toBeChecked();
    await expect(main.getByRole('status')).toContainText('Paused until');
    const record = main.locator('#consent');
    await expect(record).toContainText('Yes, send me the');
    await expect(record).toContainText('with the link in the email');
    await expect(record).toContainText(`version ${newsletterConsent.version}`);
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
