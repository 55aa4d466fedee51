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
  await scan('calendar');
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
  await expect(page.getByRole('dialog')).toBeVisible();
  await scan('dialog');
  await page.getByRole('link', { name: 'View, move or cancel this call' }).click();
  await expect(page.locator('.cal-day').first()).toBeVisible();
  await toastGone(page);
  await scan('manage');
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
  await expect(page.locator('.booking-next')).toBeVisible();
  while (!(await focused('.booking-next')) && presses < 30) await press('Tab');
  expect(presses).toBeLessThanOrEqual(25);
  await page.keyboard.press('Enter');
  await expect(page.locator('.diary input:checked')).toHaveCount(1);
  while (!(await focused('.diary input'))) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  const time = await page.locator('.diary input:checked').getAttribute('value');
  while (!(await focused('#booking-name'))) await page.keyboard.press('Tab');
  await page.keyboard.type('Ana Roy', { delay: 150 });
  await page.keyboard.press('Tab');
  await page.keyboard.type(newEmail(), { delay: 30 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('.toast')).toContainText(`at ${time}.`);
  expect(app.url).toBeTruthy();
});

test('the date grid follows the keys of the APG', async ({ page, app }) => {
  const [day] = await freeDays(app.url, { skip: 10 });
  if (!day) throw new Error('No free day');
  await openCalendar(page);
  await chooseDay(page, day.date);
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAccessibleName(/^Days in \w+ 20\d\d$/);
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(1);
  await grid.locator('[tabindex="0"]').focus();

  const at = () => focusedDay(page);
  const move = async (key: string, to: string) => {
    await page.keyboard.press(key);
    await expect.poll(at, { message: key }).toBe(to);
    await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  };
  const start = day.date;
  await move('ArrowRight', plusDays(start, 1));
  await move('ArrowLeft', start);
  await move('ArrowDown', plusDays(start, 7));
  await move('ArrowUp', start);
  const weekday = new Date(`${start}T12:00:00Z`).getUTCDay();
  await move('Home', plusDays(start, -weekday));
  await move('End', plusDays(start, 6 - weekday));
  // The Saturday is closed: it can be focused and read, but not chosen.
  await expect(page.locator('.cal-day:focus')).toHaveAccessibleName(/closed on weekends$|past$/);
  await expect(page.locator('.cal-day:focus')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name="appointmentDate"]')).toHaveValue(start);
  await page.keyboard.press('ArrowLeft');
  const friday = await at();
  await page.keyboard.press('PageDown');
  await expect.poll(async () => (await at())?.slice(0, 7)).not.toBe(friday?.slice(0, 7));
  await page.keyboard.press('PageUp');
  await expect.poll(at).toBe(friday);
  await page.keyboard.press('Shift+PageDown');
  await expect
    .poll(async () => Number((await at())?.slice(0, 4)))
    .toBeGreaterThan(Number(friday?.slice(0, 4)));
});

test('the window after booking keeps the focus inside and gives it back', async ({ page, app }) => {
  const [day] = await freeDays(app.url);
  const [slot] = day?.free ?? [];
  if (!day || !slot) throw new Error('No free slots');
  await openCalendar(page);
  await chooseDay(page, day.date);
  await chooseTime(page, slot.time);
  await fillPerson(page, { name: 'Ana Roy', email: newEmail() });
  await page.locator('#booking-email').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add it to your calendar' });
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 12; presses++) {
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
    );
    expect(isInside).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The form is replaced by what was booked.
  await expect(page.getByRole('heading', { name: /^Booked: / })).toBeFocused();
});

function focusedDay(page: Page): Promise<string | null> {
  return page.evaluate(
    () => document.activeElement?.closest('[data-day]')?.getAttribute('data-day') ?? null,
  );
}

function plusDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Waits until the toast, which covers part of the page for five seconds, is gone. */
async function toastGone(page: Page): Promise<void> {
  await expect(page.locator('.toast')).toHaveCount(0);
}
