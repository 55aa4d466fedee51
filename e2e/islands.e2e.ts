import { expect, holdRequests, test, waitForHydration } from './running-app.ts';

// Without the animation from one page to the next, which a test that ends in it would break off.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1280, height: 800 },
});

/** They also hold back the load event of the page. */
const SCRIPTS = '**/assets/*.js';

test('what was typed and opened before the islands wake is still there, and counted with', async ({
  page,
}) => {
  let release = await holdRequests(page, SCRIPTS);
  await page.goto('/contact', { waitUntil: 'commit' });
  const message = page.locator('#contact-message');
  await message.fill('Typed early');
  const menu = page.locator('.main-nav details').first();
  await menu.locator('summary').click();
  await expect(menu).toHaveAttribute('open', '');
  release();
  await waitForHydration(page);
  await expect(message).toHaveValue('Typed early');
  await expect(menu).toHaveAttribute('open', '');

  release = await holdRequests(page, SCRIPTS);
  await page.goto('/resources/tools/roi-calculator', { waitUntil: 'commit' });
  const hours = page.locator('#q-hoursPerWeek');
  await hours.fill('37');
  release();
  await waitForHydration(page);
  await expect(hours).toHaveValue('37');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('toolAnswers:roi-calculator')))
    .toContain('"hoursPerWeek":"37"');
});

test('a question and a plain form work at the worst moment, while the scripts come', async ({
  page,
}) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/pricing', { waitUntil: 'commit' });
  const question = page.locator('main details').nth(1);
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open', '');
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.locator('#contact-name').fill('Early Visitor');
  await page.locator('#contact-email').fill('early@example.com');
  await page.locator('#contact-message').fill('Sent before the scripts were there');
  await page.locator('#contact-message').press('Tab');
  await page.locator('form:has(#contact-message) [type=submit]').first().click();
  await expect(page).toHaveURL(/\/sent/);
  release();
});
