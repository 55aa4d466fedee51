import type { Page } from '@playwright/test';
import { changesWords } from '#app/admin/content/changes.content.ts';
import { editorWords } from '#app/admin/content/editor.content.ts';
import { builtInFacts } from '#app/facts/facts.ts';
import { offerRequest as form } from '#app/features/inquiries/offer-request/offer-request.content.ts';
import { offerWords } from '#app/features/offer/offer.content.ts';
import { formatTimeField } from '#app/platform/time/time-words.ts';
import { TORONTO, wallTimeAt } from '#app/platform/time/wall-time.ts';
import { logInAsOwner } from './owner-page.ts';
import { arrivedMail, expect, noticeAbout, test, waitForHydration } from './running-app.ts';

const offer = offerWords(builtInFacts);
const HOUR_MS = 3_600_000;

/** Publishes the offer as the logged-in owner; an empty one removes the deadline. */
async function publishOffer(page: Page, { deadline = '', seats = '' } = {}): Promise<void> {
  await page.goto('/admin/offer');
  const card = page.locator('#launch');
  await card.getByLabel('Ends').fill(deadline);
  await card.getByLabel('Places left').fill(seats);
  await card.getByRole('button', { name: editorWords.save }).click();
  await expect(page).toHaveURL(/done=saved/);
  await page.getByRole('button', { name: changesWords.publish, exact: true }).click();
  await expect(page).toHaveURL(/done=published/);
}

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
  await box.getByRole('button', { name: form.submit }).click();
  await expect(page.getByRole('status').getByText(form.toasts.sent.title)).toBeVisible();
  await expect(box.getByLabel('Name')).toHaveValue('');
  await expect(page.getByLabel('Invoice Reminders')).not.toBeChecked();
  const { text } = await arrivedMail(smtp, noticeAbout('baker@example.com'));
  expect(text).toContain(`${offer.packageName}: Customer Support AI, Invoice Reminders`);
});

test('the offer counts down to its deadline, and has ended once the owner says so', async ({
  page,
  context,
}) => {
  const deadline = wallTimeAt(new Date(Date.now() + 51 * HOUR_MS), TORONTO);
  const owner = await context.newPage();
  await logInAsOwner(owner);
  const time = formatTimeField(deadline.minuteOfDay);
  await publishOffer(owner, { deadline: `${deadline.date}T${time}`, seats: '4' });
  await page.clock.install();
  await page.goto('/special-offer');
  await page.clock.runFor(3_000);
  await waitForHydration(page);
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/Days02Hours(03Minutes00|02Minutes5\d)/);
  await expect(page.getByText('4 of 20 spots left.').first()).toBeVisible();
  // The visitor's clock alone doesn't end the offer.
  await page.clock.fastForward(3 * 24 * HOUR_MS);
  await page.clock.runFor(2_000);
  await expect(timer).toHaveText(/Days00Hours00Minutes00/);
  await publishOffer(owner, { seats: '0' });
  await page.clock.runFor(11_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer.ended.title);
  await expect(page.getByRole('button', { name: form.submit })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: offer.pricing.title })).toHaveCount(0);
  await publishOffer(owner);
});
