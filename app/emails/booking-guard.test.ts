import { expect, test } from 'vitest';
import type { MailSettings } from '#app/platform/outbox/mail-settings.server.ts';
import { createSecretBox } from '#app/platform/settings/secret-box.server.ts';
import { bookingGuard } from './booking-guard.email.tsx';
import { renderEmail } from './render.server.ts';

const settings = { from: 'hello@example.com', to: 'owner@example.com' } as MailSettings;
const context = { siteUrl: 'https://www.example.com', secrets: createSecretBox('held calls') };

test.each([
  [1, 'One call was booked within an hour for an email address that nobody has confirmed.'],
  [10, '10 calls were booked within an hour for email addresses that nobody has confirmed.'],
])('with a limit of %i, the owner reads of as many calls', async (limit, sentence) => {
  const { text } = await renderEmail(bookingGuard, { limit }, settings, context);
  expect(text.replace(/\s+/g, ' ')).toContain(`${sentence} Further calls are held`);
});
