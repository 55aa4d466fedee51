import type { Page } from '@playwright/test';
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
import { expect, test } from './running-app.ts';

const radio = (page: Page, time: string) =>
  page.getByRole('radio', { name: new RegExp(`^${time}`) });

for (const path of ['/book', '/contact#booking']) {
  test(`a time that somebody else has just taken is shown as taken, and chosen no longer (${path})`, async ({
    page,
    app,
    problems,
  }) => {
    const [day] = await freeDays(app.url, { count: 5 });
    const [slot] = day?.free ?? [];
    if (!day || !slot) throw new Error('No free slots');
    await openCalendar(page, path);
    await chooseDay(page, day.date);
    await chooseTime(page, slot.time);
    await expect(page.locator('.booking-choice')).toContainText(`at ${slot.time} `);
    const email = newEmail();
    await fillPerson(page, { name: 'Bo Chan', email });
    expect(await takeSlot(app.url, slot)).toBe(201);
    await bookButton(page).click();
    await expect(page.locator('#booking-offers')).toContainText('That time was just taken');
    await expect(radio(page, slot.time)).toBeDisabled();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    const left = `${day.free.length - 1} times available`;
    await expect(page.locator('.diary-day')).toContainText(left);
    await expect(page.getByRole('gridcell', { selected: true })).toContainText(
      String(Number(day.date.slice(-2))),
    );
    await expect(page.locator('.booking-choice')).toBeEmpty();
    await expect(page.locator('#booking-name')).toHaveValue('Bo Chan');
    await expect(page.locator('#booking-email')).toHaveValue(email);
    expect(problems.splice(0).filter((text) => !text.includes('409'))).toEqual([]);
  });
}

test('a time that the server finds closed is asked for again, while other errors keep the choice', async ({
  page,
  app,
  problems,
}) => {
  const [day] = await freeDays(app.url);
  const [slot] = day?.free ?? [];
  if (!day || !slot) throw new Error('No free slots');
  await openCalendar(page);
  await chooseDay(page, day.date);
  await chooseTime(page, slot.time);
  await fillPerson(page, { name: 'Bo Chan', email: newEmail() });
  let field = 'email';
  await page.route('**/api/bookings', (route) =>
    route.fulfill({
      status: 422,
      json: { success: false, error: 'No.', fields: { [field]: 'No.' } },
    }),
  );
  await bookButton(page).click();
  await expect(page.locator('.field-error', { hasText: 'No.' })).toBeVisible();
  await expect(radio(page, slot.time)).toBeChecked();
  field = 'appointmentTime';
  const askedAgain = page.waitForRequest('**/api/bookings/availability?*');
  await bookButton(page).click();
  await askedAgain;
  await expect(page.locator('#booking-time .field-error')).toHaveText('No.');
  await expect(radio(page, slot.time)).not.toBeChecked();
  expect(problems.splice(0).filter((text) => !text.includes('422'))).toEqual([]);
});
