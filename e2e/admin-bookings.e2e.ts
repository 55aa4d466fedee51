import type { Page } from '@playwright/test';
import { bookingRulesWords } from '#app/admin/bookings/booking-rules.content.ts';
import { bookingsWords } from '#app/admin/bookings/bookings.content.ts';
import { blockWords } from '#app/features/booking/rules/blocked-times.content.ts';
import { scanPage } from './accessibility-scan.ts';
import { freeDays, longDate, takeSlot } from './booking-page.ts';
import { logInAsOwner } from './owner-page.ts';
import { expect, test, waitForHydration } from './running-app.ts';

const { blocked } = bookingRulesWords;

/** A day without bookings, far enough ahead that other tests don't use it. */
async function emptyDay(url: string, skip: number): Promise<string> {
  const [day] = await freeDays(url, { count: 14, skip });
  if (!day) throw new Error('No day is empty');
  return day.date;
}

async function openWeek(page: Page, date: string): Promise<void> {
  await page.goto(`/admin/bookings?view=week&week=${date}`);
}

/** The column of the day: its heading is the date without the year. */
function dayOf(page: Page, date: string) {
  return page.getByRole('region', { name: longDate(date).replace(/, \d+$/, '') });
}

async function freeTimesOn(url: string, date: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/bookings/availability?from=${date}&to=${date}`);
  const { data } = (await answer.json()) as { data: { days: { free: { time: string }[] }[] } };
  return data.days[0]?.free.map((slot) => slot.time) ?? [];
}

/** Blocks an afternoon beside a call, checks it in the week view, and unblocks it. */
async function blockAndFree(page: Page, url: string, date: string): Promise<void> {
  await takeSlot(url, { date, time: '2:00 PM' });
  await openWeek(page, date);
  const day = dayOf(page, date);
  await expect(day).toContainText('2:00 PM Somebody Else');
  await day.getByRole('link', { name: `Block time on` }).click();
  await expect(page.getByLabel(blockWords.from, { exact: true }).first()).toHaveValue(date);
  await page.getByLabel(blockWords.firstTime, { exact: true }).selectOption('1:00 PM');
  await page.getByLabel(blockWords.lastTime).selectOption('3:00 PM');
  await page.getByLabel(blockWords.reason, { exact: false }).first().fill('Dentist');
  await page.getByRole('button', { name: blockWords.submit }).click();
  await expect(page).toHaveURL(/view=week&week=.*done=blocked-with-calls/);
  await expect(day).toContainText('1:00 PM to 3:30 PM Dentist');
  await expect(day).toContainText(bookingsWords.week.conflict);
  await expect(page.getByRole('link', { name: blocked.call })).toBeVisible();
  const free = await freeTimesOn(url, date);
  expect(free).toContain('3:30 PM');
  expect(free).not.toContain('1:30 PM');
  await page.getByRole('button', { name: /^Unblock/ }).click();
  await expect(page).toHaveURL(/done=unblocked/);
  await expect(day).not.toContainText('Dentist');
  expect(await freeTimesOn(url, date)).toHaveLength(13);
}

test('hours are blocked from the week, warn of the call in them, and are freed again', async ({
  page,
  app,
}) => {
  await logInAsOwner(page);
  await blockAndFree(page, app.url, await emptyDay(app.url, 60));
});

test('a week with a call, the call, and a call to add pass axe on a phone and a desk', async ({
  page,
  app,
}) => {
  test.setTimeout(180_000);
  const date = await emptyDay(app.url, 105);
  await takeSlot(app.url, { date, time: '4:30 PM' });
  await logInAsOwner(page);
  await openWeek(page, date);
  const call = await dayOf(page, date)
    .getByRole('link', { name: /4:30 PM/ })
    .getAttribute('href');
  const paths = [`/admin/bookings?view=week&week=${date}`, '/admin/bookings?view=new', `${call}`];
  const errors: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await waitForHydration(page);
    errors.push(...(await scanPage(page, path)));
  }
  expect(errors).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the week turns by its links, and hours are blocked and freed', async ({ page, app }) => {
    await logInAsOwner(page);
    const date = await emptyDay(app.url, 120);
    await blockAndFree(page, app.url, date);
    const title = await page.getByRole('heading', { level: 2 }).first().textContent();
    await page.getByRole('link', { name: bookingsWords.week.next }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(title ?? '');
    await page.getByRole('link', { name: bookingsWords.week.previous }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(title ?? '');
  });
});
