import { expect, type Page } from '@playwright/test';
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
import { test, waitForHydration } from './running-app.ts';

const notices = (page: Page) => page.getByRole('region', { name: 'About what you sent earlier' });
const offers = (page: Page) => notices(page).getByRole('link', { name: /day, .*[AP]M$/ });

/** Books the first free time of a day while the browser is offline; the time is then taken. */
async function bookOffline(page: Page, url: string, skip: number, name: string): Promise<string> {
  const [day] = await freeDays(url, { skip });
  const [slot] = day?.free ?? [];
  if (!day || !slot) throw new Error('No free slots');
  const email = newEmail();
  await openCalendar(page, '/book');
  await chooseDay(page, day.date);
  await chooseTime(page, slot.time);
  await fillPerson(page, { name, email });
  await page.context().setOffline(true);
  await bookButton(page).click();
  const status = page.locator('.booking .form-status');
  await expect(status).toContainText('Booking processed via backup systems');
  await expect(status).toContainText('Not confirmed yet: we’ll email you as soon as it is.');
  await expect(status).toContainText('Saved on this device. It goes out as soon as you’re online.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /calendar/i })).toHaveCount(0);
  expect(await takeSlot(url, slot)).toBe(201);
  return email;
}

test('a booking made offline whose time was taken: another one is booked with what was typed', async ({
  page,
  app,
  problems,
}) => {
  const email = await bookOffline(page, app.url, 14, 'Ola Berg');
  await page.context().setOffline(false);
  await expect(notices(page)).toContainText('Your call isn’t booked');
  await expect(notices(page)).toContainText('Ola Berg');
  await expect(notices(page)).toContainText(email);
  await expect(offers(page)).toHaveCount(3);
  await offers(page).first().click();
  await waitForHydration(page);
  await expect(page.locator('.slot :checked')).toHaveCount(1);
  await expect(page.locator('#booking-name')).toHaveValue('Ola Berg');
  await expect(page.locator('#booking-email')).toHaveValue(email);
  await bookButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assessment call scheduled!');
  await expect(notices(page)).toHaveCount(0);
  problems.splice(0);
});
