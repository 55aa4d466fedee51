import {
  bookButton,
  chooseDay,
  chooseTime,
  fillPerson,
  freeDays,
  longDate,
  newEmail,
  openCalendar,
  takeSlot,
} from './booking-page.ts';
import { expect, test } from './running-app.ts';

test('a visitor picks a day and a time, books, puts it in a calendar, moves it and cancels it', async ({
  page,
  app,
  smtp,
  problems,
}) => {
  const [day, other] = await freeDays(app.url, { days: 2 });
  const [slot] = day?.free ?? [];
  const [otherSlot] = other?.free ?? [];
  if (!day || !slot || !other || !otherSlot) throw new Error('No free slots');
  const email = newEmail();
  await openCalendar(page, '/book');
  await chooseDay(page, day.date);
  await expect(page.locator('.diary-day')).toBeFocused();
  await chooseTime(page, slot.time);
  await fillPerson(page, { name: 'Ana Roy', email });
  await page.locator('#booking-company').fill('Roy Ltd');

  // Delay the response to check the button's text meanwhile.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/bookings', async (route) => {
    await held;
    await route.continue();
  });
  await bookButton(page).click();
  await expect(bookButton(page)).toHaveText('Booking...');
  await expect(bookButton(page)).toBeDisabled();
  release();

  // One confirmation: the page of the call.
  await expect(page).toHaveURL(/\/bookings\/[\w-]{22}\?booked$/);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Assessment call scheduled!');
  await expect(page.locator('.call-sheet .lead')).toContainText(
    `Your call is booked for ${longDate(day.date)} at ${slot.time}.`,
  );
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(page.locator('.call-list')).toContainText('Ana Roy, Roy Ltd');
  const calendars = page.getByRole('region', { name: 'Add it to your calendar' });
  const google = new URL(
    (await calendars.getByRole('link', { name: /^Google/ }).getAttribute('href')) ?? '',
  );
  expect(google.searchParams.get('text')).toBe('AI Readiness Assessment');
  expect(google.searchParams.get('details')).toBe('AI Readiness Assessment with Ana Roy, Roy Ltd');
  expect(google.searchParams.get('location')).toBe('Virtual Meeting');
  const compact = slot.startsAt.replace(/[-:]|\.\d+/g, '');
  expect(google.searchParams.get('dates')?.split('/')[0]).toBe(compact);
  const outlook = await calendars.getByRole('link', { name: /^Outlook/ }).getAttribute('href');
  expect(new URL(outlook ?? '').searchParams.get('startdt')).toBe(
    slot.startsAt.replace('.000Z', 'Z'),
  );
  const file = await page.request.get(
    (await calendars.getByRole('link', { name: 'Calendar file' }).getAttribute('href')) ?? '',
  );
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toContain('METHOD:PUBLISH');

  await expect
    .poll(() => smtp.mails.filter(({ envelope }) => envelope.to.includes(email)).length)
    .toBe(1);

  // The form that was left is empty.
  await page.goBack();
  await expect(page.locator('#booking-name')).toHaveValue('');
  await expect(bookButton(page)).toBeEnabled();
  await expect(page.locator('.diary input:checked')).toHaveCount(0);
  await page.goForward();
  await expect(title).toHaveText('Assessment call scheduled!');

  await page.getByText('Move your call').click();
  await chooseDay(page, other.date);
  await chooseTime(page, otherSlot.time);
  await page.getByRole('button', { name: 'Move my call' }).click();
  await expect(title).toHaveText('Your call has been moved');
  await expect(page.locator('.call-moment')).toContainText(
    `${longDate(other.date)} at ${otherSlot.time}`,
  );
  // The slot is available again immediately.
  expect(await takeSlot(app.url, slot)).toBe(201);

  await page.getByText('Cancel your call').click();
  await page.getByLabel('Reason for cancelling').fill('On holiday');
  await page.getByRole('button', { name: 'Cancel my call' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your call is cancelled');
  await expect(page.getByRole('button', { name: 'Cancel my call' })).toHaveCount(0);
  expect(await takeSlot(app.url, otherSlot)).toBe(201);
  await expect
    .poll(() => smtp.mails.filter(({ envelope }) => envelope.to.includes(email)).length)
    .toBe(3);
  // Chromium logs this when a page is left during its view transition.
  const isOurs = (text: string) => !text.includes('ViewTransition opt-in disabled');
  expect(problems.splice(0).filter(isOurs)).toEqual([]);
});

test('whoever loses a slot on the last step is offered three others and loses nothing that was typed', async ({
  page,
  app,
  problems,
}) => {
  const [day] = await freeDays(app.url, { count: 6 });
  const [, slot, ...rest] = day?.free ?? [];
  if (!day || !slot) throw new Error('No free slots');
  await openCalendar(page);
  await chooseDay(page, day.date);
  await chooseTime(page, slot.time);
  await fillPerson(page, { name: 'Bo Chan', email: newEmail() });
  expect(await takeSlot(app.url, slot)).toBe(201);
  await bookButton(page).click();

  const offer = page.locator('#booking-offers');
  await expect(offer).toBeFocused();
  await expect(offer).toContainText('That time was just taken');
  const others = offer.getByRole('button', { name: /^Book / });
  await expect(others).toHaveCount(3);
  await expect(page.locator('.toast')).toContainText('Booking failed');
  await expect(page.locator('#booking-name')).toHaveValue('Bo Chan');
  await expect(page.locator('input[name="appointmentTime"]:checked')).toHaveCount(0);

  // The second alternative is taken as well, so new ones are offered.
  const [next] = rest;
  if (!next) throw new Error('No second slot');
  expect(await takeSlot(app.url, next)).toBe(201);
  await others.filter({ hasText: next.time }).click();
  await expect(offer).toContainText(`${next.time} on`);
  const last = others.first();
  const words = (await last.textContent()) ?? '';
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assessment call scheduled!');
  const time = /\d+:\d\d [AP]M/.exec(words)?.[0];
  await expect(page.locator('.call-sheet .lead')).toContainText(`at ${time}.`);
  // Chromium logs each 409 to the console; nothing else may be there.
  expect(problems.splice(0).filter((text) => !text.includes('409'))).toEqual([]);
});

test('what is missing is said in a toast and beside each field, and the focus goes to the first', async ({
  page,
  app,
}) => {
  const [day] = await freeDays(app.url);
  const [slot] = day?.free ?? [];
  if (!day || !slot) throw new Error('No free slots');
  await openCalendar(page);
  await bookButton(page).click();
  await expect(page.locator('.toast')).toContainText('Missing information');
  await expect(page.locator('.toast')).toContainText('Please fill in all required fields');
  await expect(page.locator('.diary input:not(:disabled)').first()).toBeFocused();
  for (const text of ['Choose a time.', 'Enter your name.', 'Enter your email address.']) {
    await expect(page.locator('.field-error', { hasText: text })).toBeVisible();
  }
  await chooseDay(page, day.date);
  await chooseTime(page, slot.time);
  await bookButton(page).click();
  await expect(page.locator('#booking-name')).toBeFocused();
});

test('while the server is away the booking is kept, said to be unconfirmed, and made once it is back', async ({
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
  await fillPerson(page, { name: 'Cleo Diaz', email: newEmail() });
  await page.route('**/api/bookings', (route) =>
    route.fulfill({ status: 502, body: 'Bad gateway' }),
  );
  await bookButton(page).click();
  const toast = page.locator('.toast');
  await expect(toast).toContainText('Booking processed via backup systems');
  await expect(toast).toContainText(
    `Not confirmed yet: we’ll email you as soon as it is. You asked for ${longDate(day.date)} at ${slot.time}.`,
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('Your call is booked');
  await expect(page.locator('.booking .form-status')).toContainText(
    'API Error: HTTP error! status: 502 (Booking processed via backup systems)',
  );
  await page.unroute('**/api/bookings');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect
    .poll(async () => (await freeDays(app.url))[0]?.free.some(({ time }) => time === slot.time))
    .toBe(false);
  expect(problems.splice(0).filter((text) => !text.includes('502'))).toEqual([]);
});

test('the labels of day and time carry asterisks, weeks start on Sunday, and months follow two weeks', async ({
  page,
}) => {
  await openCalendar(page);
  for (const label of ['Date', 'Time']) {
    const shown = page.locator('.booking-slots .label', { hasText: label });
    await expect(shown).toHaveText(new RegExp(`^${label}\\s\\*$`));
  }
  await expect(page.locator('.cal-weekday').first()).toHaveText('Su');
  await expect(page.locator('.cal-weekday').last()).toHaveText('Sa');
  const caption = page.locator('.cal-caption');
  const twoWeeks = await caption.innerText();
  expect(twoWeeks).toMatch(/^\w+ \d+ to \w+ \d+$/);
  await page.getByRole('link', { name: 'Later' }).click();
  await expect(caption).toHaveText(/^\w+ 20\d\d$/);
  // The chosen day keeps its times.
  await expect(page.locator('.slot').first()).toBeVisible();
  await page.getByRole('link', { name: 'Earlier' }).click();
  await expect(caption).toHaveText(twoWeeks);
});
