import type { Locator, Page } from '@playwright/test';
import { contact } from '#app/features/inquiries/contact.content.ts';
import { waitForHydration } from './running-app.ts';

export async function open(page: Page, address = '/contact'): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

export function messageForm(page: Page): Locator {
  return page.getByRole('form', { name: contact.message.title });
}
