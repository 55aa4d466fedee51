import type { Page } from '@playwright/test';
import { scanPage } from './accessibility-scan.ts';
import {
  bookButton,
  chooseDay,
  chooseTime,
  fillPerson,
  freeDay,
  longDate,
  newEmail,
  openCalendar,
  takeSlot,
} from './booking-page.ts';
import { expect, holdRequests, test, waitForHydration } from './running-app.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a visitor picks a day and a time, books, moves and cancels', async ({ page, app, smtp }) => {
  const { date, free } = await freeDay(app.url);
  const other = await freeDay(app.url, { skip: 21 });
  const email = newEmail();
  const mails = () => smtp.mails.filter(({ envelope }) => envelope.to.includes(email)).length;
  await openCalendar(page, '/book');
  await chooseDay(page, date);
  await expect(page.locator('.diary-day')).toBeFocused();
  await chooseTime(page, free[0].time);
  await fillPerson(page, { name: 'Ana Roy', email });
  await page.locator('#booking-company').fill('Roy Ltd');

  // Delay the response to check the button's text meanwhile.
  const release = await holdRequests(page, '**/api/bookings');
  await bookButton(page).click();
  await expect(bookButton(page)).toHaveText('Booking...');
  await expect(bookButton(page)).toBeDisabled();
  release();

  // One confirmation: the page of the call.
  await expect(page).toHaveURL(/\/bookings\/[\w-]{22}\?booked$/);
  await expect(heading(page)).toHaveText('Assessment call scheduled!');
  await expect(page.locator('.call-sheet .lead')).toContainText(
    `Your call is booked for ${longDate(date)} at ${free[0].time}.`,
  );
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(page.locator('.call-list')).toContainText('Ana Roy, Roy Ltd');
  const calendars = page.getByRole('region', { name: 'Add it to your calendar' });
  const file = await calendars.getByRole('link', { name: 'Calendar file' }).getAttribute('href');
  expect(await (await page.request.get(`${file}`)).text()).toContain('METHOD:PUBLISH');
  await expect.poll(mails).toBe(1);

  // The form that was left is empty.
  await page.goBack();
  await expect(page.locator('#booking-name')).toHaveValue('');
  await expect(bookButton(page)).toBeEnabled();
  await expect(page.locator('.diary input:checked')).toHaveCount(0);
  await page.goForward();

  await page.getByText('Move your call').click();
  await chooseDay(page, other.date);
  await chooseTime(page, other.free[0].time);
  await page.getByRole('button', { name: 'Move my call' }).click();
  await expect(heading(page)).toHaveText('Your call has been moved');
  await expect(page.locator('.call-moment')).toContainText(
    `${longDate(other.date)} at ${other.free[0].time}`,
  );
  await page.getByText('Cancel your call').click();
  await page.getByLabel('Reason for cancelling').fill('On holiday');
  await page.getByRole('button', { name: 'Cancel my call' }).click();
  await expect(heading(page)).toHaveText('Your call is cancelled');
  await expect(page.getByRole('button', { name: 'Cancel my call' })).toHaveCount(0);
  await expect.poll(mails).toBe(3);
});

test('whoever leaves fields out or loses a slot on the last step loses nothing that was typed, and no state has an axe violation', async ({
  page,
  app,
  problems,
}) => {
  const { date, free } = await freeDay(app.url, { count: 6 });
  const errors: string[] = [];
  const scan = async (state: string) => {
    errors.push(...(await scanPage(page, state)));
  };
  await openCalendar(page);
  await bookButton(page).click();
  const toast = page.locator('.toast');
  await expect(toast).toContainText('Missing information');
  await expect(toast).toContainText('Please fill in all required fields');
  await expect(page.locator('.diary input:not(:disabled)').first()).toBeFocused();
  for (const text of ['Choose a time.', 'Enter your name.', 'Enter your email address.']) {
    await expect(page.locator('.field-error', { hasText: text })).toBeVisible();
  }
  await toast.getByRole('button').click();
  await scan('errors');
  await chooseDay(page, date);
  await chooseTime(page, free[1].time);
  await scan('day chosen');
  await fillPerson(page, { name: 'Bo Chan', email: newEmail() });
  expect(await takeSlot(app.url, free[1])).toBe(201);
  await bookButton(page).click();

  const offer = page.locator('#booking-offers');
  await expect(offer).toBeFocused();
  await expect(offer).toContainText('That time was just taken');
  const others = offer.getByRole('button', { name: /^Book / });
  await expect(others).toHaveCount(3);
  await expect(toast).toContainText('Booking failed');
  await expect(page.locator('#booking-name')).toHaveValue('Bo Chan');
  await expect(page.locator('input[name="appointmentTime"]:checked')).toHaveCount(0);
  await toast.getByRole('button').click();
  await scan('offers');
  const time = /\d+:\d\d [AP]M/.exec((await others.first().textContent()) ?? '')?.[0];
  await others.first().click();
  await expect(page.locator('.call-sheet .lead')).toContainText(`at ${time}.`);
  for (const fold of ['Move your call', 'Hoping for an earlier time?', 'Cancel your call']) {
    await page.getByText(fold).click();
  }
  await expect(page.locator('.slot').first()).toBeVisible();
  await scan('folds');
  expect(errors).toEqual([]);
  // Chromium logs each 409 to the console; nothing else may be there.
  expect(problems.splice(0).filter((text) => !text.includes('409'))).toEqual([]);
});

test('the calendar is reached and a call booked by keyboard alone', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  const focused = (selector: string) => page.locator(`${selector}:focus`).count();
  const tabTo = async (selector: string, most: number) => {
    for (let presses = 0; !(await focused(selector)) && presses < most; presses++)
      await page.keyboard.press('Tab');
  };
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tabTo('#message-tab', 12);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#booking-tab')).toBeFocused();
  await expect(page.locator('a.cal-day').first()).toBeVisible();
  await tabTo('a.cal-day', 12);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.diary-day')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.diary input:checked')).toHaveCount(1);
  const time = await page.locator('.diary input:checked').getAttribute('value');
  await tabTo('#booking-name', 30);
  await page.keyboard.type('Ana Roy');
  await page.keyboard.press('Tab');
  await page.keyboard.type(newEmail());
  await page.keyboard.press('Enter');
  await expect(page.locator('.call-sheet .lead')).toContainText(`at ${time}.`);
});

test('a booking made offline is said to be unconfirmed; if its time is taken, another is booked with what was typed', async ({
  page,
  app,
  problems,
}) => {
  const { date, free } = await freeDay(app.url, { skip: 14 });
  const email = newEmail();
  await openCalendar(page, '/book');
  await chooseDay(page, date);
  await chooseTime(page, free[0].time);
  await fillPerson(page, { name: 'Ola Berg', email });
  await page.context().setOffline(true);
  await bookButton(page).click();
  const status = page.locator('.booking .form-status');
  await expect(status).toContainText('Booking processed via backup systems');
  await expect(status).toContainText('Not confirmed yet: we’ll email you as soon as it is.');
  await expect(status).toContainText('Saved on this device. It goes out as soon as you’re online.');
  await expect(page.getByRole('main')).not.toContainText('Your call is booked');
  await expect(page.getByRole('link', { name: /calendar/i })).toHaveCount(0);
  expect(await takeSlot(app.url, free[0])).toBe(201);
  await page.context().setOffline(false);
  const notices = page.getByRole('region', { name: 'About what you sent earlier' });
  const offers = notices.getByRole('link', { name: /day, .*[AP]M$/ });
  await expect(notices).toContainText('Your call isn’t booked');
  await expect(notices).toContainText(email);
  await expect(offers).toHaveCount(3);
  await offers.first().click();
  await waitForHydration(page);
  await expect(page.locator('.slot :checked')).toHaveCount(1);
  await expect(page.locator('#booking-name')).toHaveValue('Ola Berg');
  await expect(page.locator('#booking-email')).toHaveValue(email);
  await bookButton(page).click();
  await expect(heading(page)).toHaveText('Assessment call scheduled!');
  await expect(notices).toHaveCount(0);
  problems.splice(0);
});

test('a visitor whose browser translates the page books a call, after an error', async ({
  page,
  app,
}) => {
  const early = await freeDay(app.url);
  const { date, free } = await freeDay(app.url, { skip: 12 });
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto(`/book?date=${early.date}`, { waitUntil: 'commit' });
  await expect(page.locator('.site-footer')).toBeAttached();
  await translate(page);
  release();
  await page.locator(`.slot input[value="${early.free[0].time}"]`).check();
  await page.locator('#booking-company').fill('Roy Ltd');
  await waitForHydration(page);
  await expect(page.locator('#booking-company')).toHaveValue('Roy Ltd');
  await expect(page.locator('#booking-company')).toBeFocused();
  await expect(page.locator(`.slot input[value="${early.free[0].time}"]`)).toBeChecked();

  await chooseDay(page, date);
  await expect(page.locator('.diary input:checked')).toHaveCount(0);
  await chooseTime(page, free[2].time);
  await bookButton(page).click();
  await expect(page.locator('.field-error')).toHaveText([
    'Enter your name.',
    'Enter your email address.',
  ]);
  await fillPerson(page, { name: 'Ana Roy', email: newEmail() });
  await expect(page.locator('.field-error')).toHaveCount(0);
  await bookButton(page).click();
  await expect(page.locator('.call-sheet .lead')).toContainText(
    `Your call is booked for ${longDate(date)} at ${free[2].time}.`,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a lost slot brings three others, each one press away; the call is moved and cancelled', async ({
    page,
    app,
    problems,
  }) => {
    const { date, free } = await freeDay(app.url, { count: 6 });
    const other = await freeDay(app.url, { skip: 28 });
    await page.goto('/contact#booking');
    await page.getByRole('link', { name: 'Choose a day and a time' }).click();
    await chooseDay(page, date);
    await chooseTime(page, free[2].time);
    await fillPerson(page, { name: 'Bo Chan', email: newEmail() });
    expect(await takeSlot(app.url, free[2])).toBe(201);
    await bookButton(page).click();
    await expect(page.locator('#booking-offers')).toContainText('That time was just taken');
    await expect(page.locator('#booking-name')).toHaveValue('Bo Chan');
    const offers = page.locator('#booking-offers button');
    await expect(offers).toHaveCount(3);
    const time = /\d+:\d\d [AP]M/.exec((await offers.first().textContent()) ?? '')?.[0];
    await offers.first().click();
    await expect(heading(page)).toHaveText('Assessment call scheduled!');
    await expect(page.locator('.call-moment')).toContainText(`at ${time} Toronto time`);
    await page.getByText('Move your call').click();
    await chooseDay(page, other.date);
    await chooseTime(page, other.free[0].time);
    await page.getByRole('button', { name: 'Move my call' }).click();
    await expect(heading(page)).toHaveText('Your call has been moved');
    await page.getByText('Cancel your call').click();
    await page.getByRole('button', { name: 'Cancel my call' }).click();
    await expect(heading(page)).toHaveText('Your call is cancelled');
    expect(problems.splice(0).filter((text) => !text.includes('409'))).toEqual([]);
  });
});

/** Replaces every text by a copy in two <font> elements, as Chrome does, also those that come later. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const skipped = 'font, script, style, svg, textarea, select';
    const wrap = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      if (root instanceof Text) found.push(root);
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (!text.isConnected || !text.data.trim() || text.parentElement?.closest(skipped))
          continue;
        const outer = document.createElement('font');
        outer.append(document.createElement('font'));
        outer.firstElementChild?.append(text.data);
        text.replaceWith(outer);
      }
    };
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(wrap);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
