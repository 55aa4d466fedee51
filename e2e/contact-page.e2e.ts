import type { Locator } from '@playwright/test';
import { company } from '#app/facts/company.ts';
import { contact } from '#app/features/inquiries/contact.content.ts';
import { expect, test, waitForHydration } from './running-app.ts';
import { messageForm, open } from './contact-page-samples.ts';

for (const width of [390, 1280]) {
  test(`the assessment button leads to the calendar, which is in view (${width} px)`, {
    tag: '@core',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    // React is running, so the page changes in place.
    await page.getByRole('link', { name: 'Get Your Free AI Assessment' }).first().click();
    await expect(page).toHaveURL(/\/contact#booking$/);
    await expect(page.getByRole('heading', { name: contact.booking.title })).toBeInViewport();
    await expect(page.locator('.cal-day:not([aria-disabled])').first()).toBeInViewport();
  });
}

test('the tabs are one stop for the keyboard: arrows choose, and the address keeps the choice', async ({
  page,
}) => {
  await open(page);
  const [message, booking, support] = contact.tabs.map(({ label }) =>
    page.getByRole('tab', { name: label }),
  ) as [Locator, Locator, Locator];
  await expect(message).toHaveAttribute('aria-selected', 'true');
  await expect(messageForm(page)).toBeVisible();
  await message.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(support).toBeFocused();
  await expect(page.getByRole('tabpanel')).toContainText(contact.support.title);
  await expect(messageForm(page)).toBeHidden();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(booking).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/#booking$/);
  await page.reload();
  await waitForHydration(page);
  await expect(booking).toHaveAttribute('aria-selected', 'true');
});

test('without a chat widget the support tab gives email and phone, and no script is loaded', async ({
  page,
}) => {
  await open(page, '/contact#support');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
  await expect(panel.getByRole('link', { name: company.phone.display })).toBeVisible();
  await expect(panel.getByRole('button', { name: contact.support.openChat })).toHaveCount(0);
  await expect(page.locator('#support-chat')).toHaveCount(0);
});

test('the map is our own drawing; another site is asked only after a click', async ({ page }) => {
  const foreign: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>map</title>' });
  });
  await open(page);
  const section = page.locator('#our-location');
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('img', { name: contact.map.alt })).toBeVisible();
  await expect(section.locator('iframe')).toHaveCount(0);
  expect(foreign).toEqual([]);
  await section.getByRole('button', { name: contact.map.load }).click();
  await expect(section.getByTitle(contact.map.frameTitle)).toBeVisible();
  await expect.poll(() => foreign.length).toBe(1);
  expect(foreign[0]).toContain('marker=43.589');
});
