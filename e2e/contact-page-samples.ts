import type { Locator, Page } from '@playwright/test';
import { builtInFacts } from '#app/facts/facts.ts';
import { contactWords } from '#app/features/inquiries/contact.content.ts';
import { waitForHydration } from './running-app.ts';

const contact = contactWords(builtInFacts);

export const words = contact.message.form;

export async function open(page: Page, address = '/contact'): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

export function messageForm(page: Page): Locator {
  return page.getByRole('form', { name: contact.message.title });
}

export async function fill(form: Locator, email: string): Promise<void> {
  await form.getByLabel('Full Name').fill('A Visitor');
  await form.getByLabel('Email Address').fill(email);
  await form
    .getByRole('textbox', { name: 'Message' })
    .pressSequentially('We retype orders all day long.', { delay: 80 });
}
