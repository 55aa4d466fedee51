import { expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import type { MailSettings } from '#app/platform/outbox/mail-settings.server.ts';
import { createSecretBox } from '#app/platform/settings/secret-box.server.ts';
import { contrast } from '#test/contrast.ts';
import { emails } from './catalogue.ts';
import type { Email } from './email.ts';
import { renderEmail } from './render.server.ts';

const { company } = builtInFacts;

const settings = { from: 'hello@example.com', to: 'owner@example.com' } as MailSettings;
const context = {
  siteUrl: 'https://www.example.com',
  secrets: createSecretBox('dark mode test'),
  facts: builtInFacts,
};
const entries = Object.entries(emails) as [string, Email<unknown>][];

const render = (email: Email<unknown>) => renderEmail(email, email.preview, settings, context);

test.each(entries)('%s follows the dark mode of the email app', async (_name, email) => {
  const { html } = await render(email);
  expect(html).toMatch(/<meta name="color-scheme" content="light dark"\/>/);
  expect(html).toMatch(/<meta name="supported-color-schemes" content="light dark"\/>/);
});

test.each(entries)(
  '%s stays readable if the email app inverts only the text or only the background',
  async (_name, email) => {
    const { html } = await render(email);
    const body = html.slice(html.indexOf('<body'));
    for (const [, style = ''] of body.matchAll(/style="([^"]*)"/g)) {
      const background = /background-color:(#\w+)/.exec(style)?.[1];
      const text = /(?:^|;)color:(#\w+)/.exec(style)?.[1];
      if (background) {
        expect(contrast(background, '#ffffff')).toBeGreaterThan(4.5);
        expect(contrast(background, '#000000')).toBeGreaterThan(4.3);
      } else if (text) {
        expect(contrast(text, '#ffffff'), text).toBeGreaterThan(4.5);
        expect(contrast(text, '#121212'), text).toBeGreaterThan(3.5);
      }
    }
  },
);

test.each(entries)('%s has links that look like links', async (_name, email) => {
  const { html } = await render(email);
  for (const [, style = ''] of html.matchAll(/<a [^>]*style="([^"]*)"/g)) {
    expect(style).toMatch(/text-decoration(-line)?:underline|background-color:/);
  }
});

test('an email with a code has it at the start of its subject', async () => {
  for (const name of ['newsletter-confirm', 'waitlist-confirm'] as const) {
    const { subject, text } = await render(emails[name] as Email<unknown>);
    const [code = ''] = /^\d{6}\b/.exec(subject) ?? [];
    expect(code).not.toBe('');
    expect(text).toContain(code);
  }
});

test.each(entries)('%s is signed if the site writes it to a visitor', async (_name, email) => {
  const { text } = await render(email);
  const isSigned = email.audience === 'visitor' && !email.isFromPerson;
  expect(text.includes(`The team at ${company.name}`)).toBe(isSigned);
});
