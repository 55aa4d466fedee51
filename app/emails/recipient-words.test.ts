import { expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import type { MailSettings } from '#app/platform/outbox/mail-settings.server.ts';
import { createSecretBox } from '#app/platform/settings/secret-box.server.ts';
import { type EmailName, emails } from './catalogue.ts';
import type { Email } from './email.ts';
import { renderEmail } from './render.server.ts';

const settings = { from: 'hello@example.com', to: 'owner@example.com' } as MailSettings;
const context = {
  siteUrl: 'https://www.example.com',
  secrets: createSecretBox('recipients'),
  facts: builtInFacts,
};

async function write(name: EmailName, changes: object) {
  const email = emails[name] as Email<unknown>;
  const props = { ...(email.preview as object), ...changes };
  const { subject, text } = await renderEmail(email, props, settings, context);
  return { subject, text: text.replaceAll(/\s+/g, ' ') };
}

test('who has no booked call isn’t told about an earlier time', async () => {
  const withCall = await write('time-opened', {});
  expect(withCall.text).toContain('You asked us to tell you about earlier times');
  const withoutCall = await write('time-opened', { current: undefined });
  expect(withoutCall.text).toContain('You asked us to tell you if a time opens up on this day');
  expect(withoutCall.text).not.toContain('earlier time');
});

test('the waitlist for whatever comes next is named in words, and an item by its title', async () => {
  const itemTitle = 'Our next course';
  const general = { itemTitle, itemWords: 'our next course' };
  for (const name of ['waitlist-confirm', 'waitlist-already', 'waitlist-notice'] as const) {
    const { subject, text } = await write(name, general);
    expect(subject, name).toContain('our next course');
    expect(text, name).not.toContain('“');
    expect((await write(name, { itemTitle })).text, name).toContain(`“${itemTitle}”`);
  }
  expect((await write('waitlist-notice', general)).text).toContain('Our next course is ready.');
});

test('the owner’s notification has no label without words, and says what a tool’s result is', async () => {
  const message = await write('contact-notification', {});
  for (const part of ['You have a new message.', 'Name', 'Sent from page']) {
    expect(message.text).toContain(part);
  }
  const email = 'visitor@example.com';
  const changes = { email, name: email, page: '', isToolResult: true };
  const result = await write('contact-notification', changes);
  expect(result.text).toContain('Someone asked for a tool’s result by email.');
  for (const part of ['You have a new message.', 'Name', 'Sent from page']) {
    expect(result.text).not.toContain(part);
  }
});
