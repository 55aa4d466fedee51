import type { Locator, Page } from '@playwright/test';
import { builtInFacts } from '#app/facts/facts.ts';
import { contactWords } from '#app/features/inquiries/contact.content.ts';
import { offerRequest } from '#app/features/inquiries/offer-request/offer-request.content.ts';
import {
  privacyRequest,
  privacyRequestKinds,
} from '#app/features/inquiries/privacy-request/privacy-request.content.ts';
import { legal } from '#app/features/legal/legal.content.ts';
import { runAxe } from './accessibility-scan.ts';
import {
  arrivedMail,
  expect,
  holdRequests,
  mailTo,
  noticeAbout,
  test,
  waitForHydration,
} from './running-app.ts';

const contact = contactWords(builtInFacts);
const words = contact.message.form;

async function open(page: Page, address = '/contact'): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

async function fill(page: Page, name: string, email: string): Promise<void> {
  await field(page, 'Full Name').fill(name);
  await field(page, 'Email Address').fill(email);
  await field(page, 'Message').fill('We retype forty orders a day.');
}

test('with a script: what is missing is named, a double click sends once, the owner gets an email, the visitor a receipt', async ({
  page,
  smtp,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) calls.push(request.method());
  });
  const release = await holdRequests(page, '**/api/contact');
  await open(page);
  const toast = page.locator('.toast');
  await page.getByRole('button', { name: words.submit }).press('Enter');
  await expect(toast).toContainText(words.toasts.missing.title);
  await expect(toast).toContainText(words.toasts.missing.description);
  await expect(field(page, 'Full Name')).toBeFocused();
  for (const name of ['name', 'email', 'message'] as const) {
    const input = page.locator(`#contact-${name}`);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(words.fields[name].missing);
  }
  await page.getByRole('link', { name: words.fields.message.missing }).click();
  await expect(field(page, 'Message')).toBeFocused();
  expect(await runAxe(page, { root: 'main' })).toEqual([]);
  expect(calls).toEqual([]);

  await fill(page, 'Visitor With Script', 'script@example.com');
  await page.getByRole('button', { name: words.submit }).dblclick();
  await expect(page.getByRole('button', { name: words.submitting })).toBeDisabled();
  release();
  await expect(page.getByRole('status').getByText(words.toasts.sent.title)).toBeVisible();
  await expect(page.locator('.contact-panel .form-status')).toContainText('Your reference is');
  for (const name of ['Full Name', 'Email Address', 'Message'])
    await expect(field(page, name)).toHaveValue('');
  expect(calls).toEqual(['POST']);
  const notice = await arrivedMail(smtp, noticeAbout('script@example.com'));
  const receipt = await arrivedMail(smtp, mailTo('script@example.com'));
  expect(notice.text).toContain('Visitor With Script');
  expect(receipt.text).not.toContain('Visitor With Script');
});

test('Back shows what was typed; left while it was being sent, it arrives once, and no button waits', async ({
  page,
  smtp,
}) => {
  await open(page);
  await fill(page, 'Visitor Who Left', 'left@example.com');
  await page.goto('/about');
  await page.goBack();
  await waitForHydration(page);
  await expect(field(page, 'Full Name')).toHaveValue('Visitor Who Left');
  await page.route('**/api/contact', () => {});
  await page.getByRole('button', { name: words.submit }).click();
  await expect(page.getByRole('button', { name: words.submitting })).toBeVisible();
  await page.goto('/about');
  await page.unroute('**/api/contact');
  await page.goBack();
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: words.submit })).toBeEnabled();
  await arrivedMail(smtp, noticeAbout('left@example.com'));
});

test('the server away: kept, said honestly, delivered once when it is back, and cleared on request', async ({
  page,
  app,
  smtp,
  problems,
}) => {
  await open(page);
  await fill(page, 'Visitor In The Gap', 'gap@example.com');
  await app.stop();
  await page.getByRole('button', { name: words.submit }).click();
  await expect(page.getByText(words.toasts.backup.title).first()).toBeVisible();
  await expect(page.locator('.contact-panel .form-status')).toContainText('API Error:');
  await app.start();
  await expect(page.getByText('Your message has arrived').first()).toBeVisible();
  await arrivedMail(smtp, noticeAbout('gap@example.com'));
  await field(page, 'Full Name').fill('A draft');
  expect(await keptIn(page)).toEqual({ copies: 1, drafts: 1 });
  await open(page, '/privacy-policy');
  await page.getByRole('button', { name: legal.clearing.button }).click();
  await expect(page.locator('#main').getByRole('status')).toContainText(legal.clearing.copies.one);
  expect(await keptIn(page)).toEqual({ copies: 0, drafts: 0 });
  // The browser itself logs each refused connection, which this test causes on purpose.
  problems.length = 0;
});

test('the tabs are one stop for the keyboard; another site is asked for a map only after a click', async ({
  page,
}) => {
  const foreign: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>map</title>' });
  });
  await open(page);
  const [message, booking, support] = contact.tabs.map(({ label }) =>
    page.getByRole('tab', { name: label }),
  ) as [Locator, Locator, Locator];
  await expect(message).toHaveAttribute('aria-selected', 'true');
  await message.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(support).toBeFocused();
  await expect(page.getByRole('tabpanel')).toContainText(contact.support.title);
  await expect(field(page, 'Message')).toBeHidden();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(booking).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/#booking$/);
  await page.reload();
  await waitForHydration(page);
  await expect(booking).toHaveAttribute('aria-selected', 'true');

  const section = page.locator('#our-location');
  await expect(section.getByRole('img', { name: contact.map.alt })).toBeVisible();
  expect(foreign).toEqual([]);
  await section.getByRole('button', { name: contact.map.load }).click();
  await expect(section.getByTitle(contact.map.frameTitle)).toBeVisible();
  await expect.poll(() => foreign).toEqual([expect.stringContaining('marker=43.589')]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message, the offer and a privacy request are plain posts: kept with what is missing, then received', async ({
    page,
    smtp,
  }) => {
    const { form: request } = privacyRequest;
    for (const { address, submit, missing, complete, sent, told } of [
      {
        address: '/contact',
        submit: words.submit,
        missing: words.fields.message.missing,
        complete: () => field(page, 'Message').fill('No script here.'),
        sent: words.toasts.sent.title,
        told: 'No script here.',
      },
      {
        address: '/special-offer',
        submit: offerRequest.submit,
        complete: () => page.getByLabel('Appointment Reminders').check(),
        sent: offerRequest.toasts.sent.title,
        told: 'Appointment Reminders',
      },
      {
        address: '/privacy/request',
        submit: request.submit,
        missing: request.request.missing,
        complete: () => page.getByLabel(privacyRequestKinds.correction).check(),
        sent: request.toasts.sent.title,
        told: privacyRequestKinds.correction,
      },
    ]) {
      const email = `plain${address.replaceAll('/', '-')}@example.com`;
      await page.goto(address);
      const form = page.getByRole('main').locator('form').filter({ hasText: submit });
      const name = form.getByRole('textbox', { name: /^(Full )?Name/ });
      await name.fill('Without Script');
      await form.getByRole('textbox', { name: /^Email/ }).fill(email);
      if (missing) {
        await form.getByRole('button', { name: submit }).click();
        await expect(page.getByRole('link', { name: missing })).toBeInViewport();
        await expect(name).toHaveValue('Without Script');
      }
      await complete();
      await form.getByRole('button', { name: submit }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sent);
      expect((await arrivedMail(smtp, noticeAbout(email))).text).toContain(told);
      expect((await arrivedMail(smtp, mailTo(email))).text).not.toContain('Without Script');
    }
  });
});

function keptIn(page: Page) {
  return page.evaluate(() => ({
    copies: JSON.parse(localStorage.getItem('formSubmissions') ?? '[]').length,
    drafts: Object.keys(sessionStorage).filter((key) => key.startsWith('formDraft:')).length,
  }));
}
