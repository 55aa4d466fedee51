import type { Page } from '@playwright/test';
import { changesWords } from '#app/admin/content/changes.content.ts';
import { editorWords } from '#app/admin/content/editor.content.ts';
import { builtInFacts } from '#app/facts/facts.ts';
import { offerRequest } from '#app/features/inquiries/offer-request/offer-request.content.ts';
import { offerWords } from '#app/features/offer/offer.content.ts';
import { formatTimeField } from '#app/platform/time/time-words.ts';
import { TORONTO, wallTimeAt } from '#app/platform/time/wall-time.ts';
import type { FakeSmtpServer } from '#test/fake-smtp-server.ts';
import { logInAsOwner } from './owner-page.ts';
import { expect, test, waitForHydration } from './running-app.ts';

const offer = offerWords(builtInFacts);

const form = offerRequest;
const HOUR_MS = 3_600_000;

/** Sets the offer as the logged-in owner; an empty date removes the deadline. */
async function setOffer(
  page: Page,
  { date = '', time = '', seats = '' }: { date?: string; time?: string; seats?: string },
): Promise<void> {
  await page.goto('/admin/offer');
  const card = page.locator('#launch');
  await card.getByLabel('Last day').fill(date);
  await card.getByLabel('Until').fill(time);
  await card.getByLabel('Places left').fill(seats);
  await card.getByRole('button', { name: editorWords.save }).click();
  await expect(page).toHaveURL(/done=saved/);
  await page.getByRole('button', { name: changesWords.publish, exact: true }).click();
  await expect(page).toHaveURL(/done=published/);
}

test.describe('the launch offer', () => {
  test('the order slip leads to the form, which sends the workflows picked on it', async ({
    page,
    smtp,
  }) => {
    await page.goto('/special-offer');
    await waitForHydration(page);
    await page.getByLabel('Customer Support AI').check();
    await page.getByLabel('Invoice Reminders').check();
    await page.getByRole('link', { name: offer.slip.action }).click();
    await expect(page).toHaveURL(/#secure$/);
    const box = page.getByRole('form', { name: form.title });
    await expect(box).toBeInViewport();
    await expect(box).toContainText(offer.packageName);
    await box.getByLabel('Name').fill('Baker With Three Tasks');
    await box.getByLabel('Email').fill('baker@example.com');
    await box.getByLabel('What would you').pressSequentially('Orders by mail', { delay: 130 });
    await box.getByRole('button', { name: form.submit }).click();
    await expect(page.getByRole('status').getByText(form.toasts.sent.title)).toBeVisible();
    await expect(page.getByText("We'll contact you shortly").first()).toBeVisible();
    await expect(box.getByLabel('Name')).toHaveValue('');
    const notice = await noticeAbout(smtp, 'baker@example.com');
    expect(notice).toContain(`${offer.packageName}: Customer Support AI, Invoice Reminders`);
    await expect(page.getByLabel('Invoice Reminders')).not.toBeChecked();
  });

  test('without a deadline it shows 07 days, 12 hours and 45 minutes and promises no end', async ({
    page,
  }) => {
    await page.goto('/special-offer');
    await waitForHydration(page);
    const countdown = page.getByRole('region', { name: offer.countdown.title });
    await expect(countdown).toHaveText(/Days07Hours12Minutes45/);
    await expect(countdown).toContainText(offer.countdown.noDeadlineNote);
    await expect(page.getByRole('timer')).toHaveCount(0);
  });

  test('with a deadline it counts down to it, and after it the offer has ended', async ({
    page,
    context,
  }) => {
    const deadline = wallTimeAt(new Date(Date.now() + 51 * HOUR_MS), TORONTO);
    const owner = await context.newPage();
    await logInAsOwner(owner);
    const time = formatTimeField(deadline.minuteOfDay);
    await setOffer(owner, { date: deadline.date, time, seats: '4' });
    await page.clock.install();
    await page.goto('/special-offer');
    await page.clock.runFor(3_000);
    await waitForHydration(page);
    await expect(page.getByRole('timer')).toHaveText(/Days02Hours(03Minutes00|02Minutes5\d)/);
    await expect(page.getByText('4 of 20 spots left.').first()).toBeVisible();
    const before = await page.getByRole('timer').textContent();
    await page.clock.fastForward(60_000);
    await page.clock.runFor(2_000);
    await expect(page.getByRole('timer')).not.toHaveText(before ?? '');
    // The visitor's clock alone doesn't end the offer.
    await page.clock.fastForward(3 * 24 * HOUR_MS);
    await page.clock.runFor(2_000);
    await expect(page.getByRole('timer')).toHaveText(/Days00Hours00Minutes00/);
    await setOffer(owner, { seats: '0' });
    await page.clock.runFor(11_000);
    await expectEnded(page);
  });

  test.afterEach(async ({ browser, baseURL }, { title }) => {
    if (!/deadline it counts|owner ends/.test(title)) return;
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const owner = await context.newPage();
    await logInAsOwner(owner);
    await setOffer(owner, {});
    await context.close();
  });
});

async function expectEnded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer.ended.title);
  await expect(page.getByRole('button', { name: form.submit })).toHaveCount(0);
  await expect(page.getByRole('link', { name: offer.pricing.action })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: offer.pricing.title })).toHaveCount(0);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the offer form is a plain post, answered with its own words', async ({ page, smtp }) => {
    await page.goto('/special-offer');
    await page.getByLabel('Appointment Reminders').check();
    await page.locator('#offer-name').fill('Clinic Without Script');
    await page.locator('#offer-email').fill('clinic@example.com');
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page).toHaveURL(/\/sent\?reference=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message received!');
    const notice = await noticeAbout(smtp, 'clinic@example.com');
    expect(notice).toContain(`${offer.packageName}: Appointment Reminders`);
  });
});

/** The owner's email about a visitor's message. */
async function noticeAbout(smtp: FakeSmtpServer, visitor: string): Promise<string | undefined> {
  const find = async () =>
    (await smtp.parsed()).find((mail) => mail.replyTo?.some(({ address }) => address === visitor));
  await expect.poll(find).toBeTruthy();
  return (await find())?.text;
}
