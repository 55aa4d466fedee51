import { chooseDay, freeDays, longDate, newEmail, takeSlot } from './booking-page.ts';
import { expect, test } from './running-app.ts';

test.use({ javaScriptEnabled: false });

test('without a script a visitor picks a day, picks a time, books, moves and cancels', async ({
  page,
  app,
  smtp,
}) => {
  const [day, other] = await freeDays(app.url, { days: 2 });
  const [slot] = day?.free ?? [];
  const [otherSlot] = other?.free ?? [];
  if (!day || !slot || !other || !otherSlot) throw new Error('No free slots');
  const email = newEmail();
  await page.goto('/contact#booking');
  await page.getByRole('link', { name: 'Choose a day and a time' }).click();
  await expect(page).toHaveURL(/\/book$/);
  await chooseDay(page, day.date);
  await page.getByRole('radio', { name: new RegExp(`^${slot.time}`) }).check();
  await page.getByLabel('Full Name').fill('Ana Roy');
  await page.locator('#booking-email').fill(email);
  await page.getByRole('button', { name: 'Book Assessment Call' }).click();

  await expect(page).toHaveURL(/\/bookings\/[\w-]{22}\?booked$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assessment call scheduled!');
  await expect(page.locator('main')).toContainText(
    `Your call is booked for ${longDate(day.date)} at ${slot.time}.`,
  );
  await expect(page.locator('.call-moment')).toContainText(`${longDate(day.date)} at ${slot.time}`);
  await expect
    .poll(() => smtp.mails.filter(({ envelope }) => envelope.to.includes(email)).length)
    .toBe(1);

  await page.getByText('Move your call').click();
  await chooseDay(page, other.date);
  await page.getByRole('radio', { name: new RegExp(`^${otherSlot.time}`) }).check();
  await page.getByRole('button', { name: 'Move my call' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your call has been moved');
  await page.getByText('Cancel your call').click();
  await page.getByRole('button', { name: 'Cancel my call' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your call is cancelled');
});

test('without a script a lost slot brings three others, each one press away', async ({
  page,
  app,
  problems,
}) => {
  const [day] = await freeDays(app.url, { count: 5 });
  const [slot] = day?.free ?? [];
  if (!day || !slot) throw new Error('No free slots');
  await page.goto(`/book?date=${day.date}`);
  await page.getByRole('radio', { name: new RegExp(`^${slot.time}`) }).check();
  await page.getByLabel('Full Name').fill('Bo Chan');
  await page.locator('#booking-email').fill(newEmail());
  expect(await takeSlot(app.url, slot)).toBe(201);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Book Assessment Call' }).click();
  expect((await answered).status()).toBe(409);
  await expect(page.locator('#booking-offers')).toContainText('That time was just taken');
  await expect(page.getByLabel('Full Name')).toHaveValue('Bo Chan');
  const offers = page.locator('#booking-offers button');
  await expect(offers).toHaveCount(3);
  const time = /\d+:\d\d [AP]M/.exec((await offers.first().textContent()) ?? '')?.[0];
  await offers.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assessment call scheduled!');
  await expect(page.locator('.call-moment')).toContainText(`at ${time} Toronto time`);
  expect(problems.splice(0).filter((text) => !text.includes('409'))).toEqual([]);
});
