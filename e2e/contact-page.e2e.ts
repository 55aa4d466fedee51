import type { Locator, Page } from '@playwright/test';
import { builtInFacts } from '#app/facts/facts.ts';
import { contactWords } from '#app/features/inquiries/contact.content.ts';
import { runAxe } from './accessibility-scan.ts';
import { fill, messageForm, open, words } from './contact-page-samples.ts';
import { expect, test, waitForHydration } from './running-app.ts';

const contact = contactWords(builtInFacts);

function countCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) calls.push(request.method());
  });
  return calls;
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

test.describe('the message form', () => {
  test('with nothing in it: toast, three messages with links, caret in the first, axe content', async ({
    page,
  }) => {
    const calls = countCalls(page);
    await open(page);
    const form = messageForm(page);
    await form.getByLabel('Message').focus();
    await form.getByRole('button', { name: words.submit }).press('Enter');
    await expect(page.locator('.toast')).toContainText(words.toasts.missing.title);
    await expect(page.locator('.toast')).toContainText(words.toasts.missing.description);
    await expect(form.getByRole('textbox', { name: 'Full Name' })).toBeFocused();
    for (const name of ['name', 'email', 'message'] as const) {
      const field = form.locator(`[name=${name}]`);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(words.fields[name].missing);
    }
    await form.getByRole('link', { name: words.fields.message.missing }).click();
    await expect(form.locator('[name=message]')).toBeFocused();
    expect(await runAxe(page, { root: 'main' })).toEqual([]);
    expect(calls).toEqual([]);
  });

  test('a double click sends once; meanwhile the button reads Sending... and is disabled', async ({
    page,
  }) => {
    const calls = countCalls(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/contact', async (route) => {
      await held;
      await route.continue();
    });
    await open(page);
    const form = messageForm(page);
    await fill(form, 'double@example.com');
    await form.getByRole('button', { name: words.submit }).dblclick();
    const busy = form.getByRole('button', { name: words.submitting });
    await expect(busy).toBeDisabled();
    release();
    await expect(page.locator('.toast')).toContainText(words.toasts.sent.title);
    await expect(page.locator('.toast')).toContainText(words.toasts.sent.description);
    for (const name of ['name', 'email', 'phone', 'message']) {
      await expect(form.locator(`[name=${name}]`)).toHaveValue('');
    }
    expect(calls).toEqual(['POST']);
  });
});
