import type { Page } from '@playwright/test';
import { scanPage } from './accessibility-scan.ts';
import {
  bookButton,
  chooseDay,
  chooseTime,
  fillPerson,
  freeDays,
  newEmail,
  openCalendar,
  takeSlot,
} from './booking-page.ts';
import { expect, test, waitForHydration } from './running-app.ts';

test('no state of the booking has an accessibility error', async ({ page, app, problems }) => {
  const [day] = await freeDays(app.url, { count: 6 });
  const [slot, , other] = day?.free ?? [];
  if (!day || !slot || !other) throw new Error('No free slots');
  const errors: string[] = [];
  const scan = async (state: string) => {
    errors.push(...(await scanPage(page, state)));
  };
  await openCalendar(page);
  await bookButton(page).click();
  await toastGone(page);
  await scan('errors');
  expect(await takeSlot(app.url, other)).toBe(201);
  await page.reload();
  await openCalendar(page);
  await chooseDay(page, day.date);
  await chooseTime(page, slot.time);
  await scan('day chosen');
  await fillPerson(page, { name: 'Ana Roy', email: newEmail() });
  expect(await takeSlot(app.url, slot)).toBe(201);
  await bookButton(page).click();
  await expect(page.locator('#booking-offers')).toBeFocused();
  await scan('offers');
  await page.locator('#booking-offers button').first().click();
  await expect(page.locator('.call-sheet')).toBeVisible();
  for (const fold of ['Move your call', 'Hoping for an earlier time?', 'Cancel your call']) {
    await page.getByText(fold).click();
  }
  await expect(page.locator('.slot').first()).toBeVisible();
  await scan('folds');
  await page.goto('/book');
  await scan('book page');
  expect(errors).toEqual([]);
  expect(problems.splice(0).filter((text) => !text.includes('409'))).toEqual([]);
});

test('the calendar is reached and a call booked by keyboard alone', async ({ page, app }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const focused = (selector: string) => page.locator(`${selector}:focus`).count();
  await press('Tab');
  await press('Enter');
  while (!(await focused('#message-tab')) && presses < 30) await press('Tab');
  await press('ArrowRight');
  await expect(page.locator('#booking-tab')).toBeFocused();
  await expect(page.locator('a.cal-day').first()).toBeVisible();
  while (!(await focused('a.cal-day')) && presses < 30) await press('Tab');
  expect(presses).toBeLessThanOrEqual(25);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.diary-day')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.diary input:checked')).toHaveCount(1);
  const time = await page.locator('.diary input:checked').getAttribute('value');
  while (!(await focused('#booking-name'))) await page.keyboard.press('Tab');
  await page.keyboard.type('Ana Roy', { delay: 150 });
  await page.keyboard.press('Tab');
  await page.keyboard.type(newEmail(), { delay: 30 });
  await page.keyboard.press('Enter');
  await expect(page.locator('.call-sheet .lead')).toContainText(`at ${time}.`);
  expect(app.url).toBeTruthy();
});

/** Waits until the toast, which covers part of the page for five seconds, is gone. */
async function toastGone(page: Page): Promise<void> {
  await expect(page.locator('.toast')).toHaveCount(0);
}
