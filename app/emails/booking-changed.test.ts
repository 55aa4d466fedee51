import { expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import type { MailSettings } from '#app/platform/outbox/mail-settings.server.ts';
import { createSecretBox } from '#app/platform/settings/secret-box.server.ts';
import { emails } from './catalogue.ts';
import type { Email } from './email.ts';
import { renderEmail } from './render.server.ts';

const settings = { from: 'hello@example.com', to: 'owner@example.com' } as MailSettings;
const context = {
  siteUrl: 'https://www.example.com',
  secrets: createSecretBox('moved call'),
  facts: builtInFacts,
};

test.each(['booking-changed', 'booking-details'] as const)(
  '%s updates the calendar by its file, and has no link that would add the call again',
  async (name) => {
    const email = emails[name] as Email<unknown>;
    const { text } = await renderEmail(email, email.preview, settings, context);
    expect(text.replace(/\s+/g, ' ')).toContain(
      'The attached file updates the call in your calendar.',
    );
    expect(text).not.toMatch(/calendar\.google\.com|outlook\.(live|office)\.com/);
  },
);
