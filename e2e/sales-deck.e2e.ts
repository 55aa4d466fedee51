import type { Page } from '@playwright/test';
import { builtInFacts } from '#app/facts/facts.ts';
import { deckWords } from '#app/features/deck/deck.content.ts';
import { countSheets } from './paper.ts';
import { expect, test, waitForHydration } from './running-app.ts';

const deck = deckWords(builtInFacts);

const dot = (page: Page, number: number) =>
  page.getByRole('link', { name: `Show division ${number}` });

test('the carousel goes on after 5 seconds, waits for a pointer, and stops for good after a dot', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/sales-deck');
  await page.clock.runFor(1_000);
  await waitForHydration(page);
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(5_000);
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
  await page.locator('.deck-carousel-row').hover();
  await page.clock.runFor(10_000);
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
  await dot(page, 3).click();
  await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');
  await page.mouse.move(5, 5);
  const play = page.getByRole('button', { name: deck.hero.play });
  await expect(play).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');
  await play.press('Enter');
  await page.clock.runFor(5_000);
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');

  // Where motion is unwanted it doesn't start, and the first control would start it.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/sales-deck');
  await page.clock.runFor(1_000);
  await waitForHydration(page);
  const controls = page.locator('.deck-carousel').locator('a, button');
  await expect(controls.first()).toHaveText(deck.hero.play);
  await page.clock.runFor(10_000);
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
});

test('the tabs of the deck scroll, name the section in the address and follow the reader', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/sales-deck');
  await page.clock.runFor(1_000);
  await waitForHydration(page);
  const tab = (name: string) =>
    page.getByRole('navigation', { name: deck.tabsLabel }).getByRole('link', { name });
  await expect(tab('Overview')).toHaveAttribute('aria-current', 'true');
  await tab('AI Agency').click();
  await expect(page).toHaveURL(/#ai-agency$/);
  await expect(tab('AI Agency')).toHaveAttribute('aria-current', 'true');
  await expect
    .poll(() => page.locator('#ai-agency').evaluate((part) => part.getBoundingClientRect().top))
    .toBeLessThan(200);
  await page.clock.runFor(1_600);
  await page.locator('#web-apps h3').first().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 500);
  await expect(tab('Web Apps')).toHaveAttribute('aria-current', 'true');
});

test('the presentation turns by key, opens the print dialog, and is one sheet a section', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto('/sales-presentation');
  await waitForHydration(page);
  const counter = page.locator('.deck-presentation-turn output');
  await expect(counter).toHaveText('1 of 6');
  for (const [key, shown] of [
    ['ArrowRight', '2 of 6'],
    ['Space', '3 of 6'],
    ['ArrowLeft', '2 of 6'],
    ['End', '6 of 6'],
    ['Home', '1 of 6'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(counter).toHaveText(shown);
  }
  await page.getByRole('button', { name: deck.print.button }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');

  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('main').innerText();
  for (const { title, description, features } of deck.sections)
    for (const text of [title, description, ...features]) expect(printed).toContain(text);
  for (const text of [deck.hero.title, deck.overview.title, deck.closing.title, 'Printed on'])
    expect(printed).toContain(text);
  expect(printed).not.toContain(deck.overview.notes);
  for (const format of ['Letter', 'A4'] as const) expect(await countSheets(page, format)).toBe(6);
});
