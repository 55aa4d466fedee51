import type { Page } from '@playwright/test';
import {
  bookButton,
  chooseDay,
  chooseTime,
  fillPerson,
  freeDays,
  longDate,
  newEmail,
} from './booking-page.ts';
import { expect, test, waitForHydration } from './running-app.ts';

test('a visitor whose browser translates the page books a call, after an error', async ({
  page,
  app,
}) => {
  const [early, day] = await freeDays(app.url, { days: 2 });
  const [slot] = day?.free ?? [];
  const [earlySlot] = early?.free ?? [];
  if (!early || !earlySlot || !day || !slot) throw new Error('No free slots');
  await page.goto(`/book?date=${early.date}`);
  await translate(page);
  await page.locator(`.slot input[value="${earlySlot.time}"]`).check();
  await page.locator('#booking-company').fill('Roy Ltd');
  await waitForHydration(page);
  await expect(page.locator('#booking-company')).toHaveValue('Roy Ltd');
  await expect(page.locator('#booking-company')).toBeFocused();
  await expect(page.locator(`.slot input[value="${earlySlot.time}"]`)).toBeChecked();

  await chooseDay(page, day.date);
  const [weekday, monthDay] = longDate(day.date).split(', ');
  await expect(page.locator('.diary-day')).toContainText(`${weekday}, ${monthDay}`);
  await expect(page.locator('.diary input:checked')).toHaveCount(0);
  await chooseTime(page, slot.time);
  await bookButton(page).click();
  await expect(page.locator('.field-error')).toHaveText([
    'Enter your name.',
    'Enter your email address.',
  ]);
  await fillPerson(page, { name: 'Ana Roy', email: newEmail() });
  await expect(page.locator('.field-error')).toHaveCount(0);
  await bookButton(page).click();
  await expect(page.locator('.call-sheet .lead')).toContainText(
    `Your call is booked for ${longDate(day.date)} at ${slot.time}.`,
  );
});

test('a visitor whose browser translates the page sends a message, after an error', async ({
  page,
}) => {
  await page.goto('/contact');
  await translate(page);
  await page.locator('#contact-message').fill('Typed before the script');
  await waitForHydration(page);
  const message = page.locator('#contact-message');
  await expect(message).toHaveValue('Typed before the script');
  await expect(message).toBeFocused();
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(page.locator('#contact-name-error')).toHaveText('Enter your name.');
  await expect(page.locator('#contact-name')).toBeFocused();
  await page.locator('#contact-name').fill('Ana Roy');
  await page.locator('#contact-email').fill(newEmail());
  await expect(page.locator('.field-error')).toHaveCount(0);
  await send.click();
  await expect(page.locator('.form-status')).toContainText('Message sent!');
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
