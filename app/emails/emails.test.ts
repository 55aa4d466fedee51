import { expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { contrast } from '#app/platform/colour/accent-palette.ts';
import type { MailSettings } from '#app/platform/outbox/mail-settings.server.ts';
import { createSecretBox } from '#app/platform/settings/secret-box.server.ts';
import { type EmailName, emails } from './catalogue.ts';
import type { Email } from './email.ts';
import { renderEmail } from './render.server.ts';

const { company } = builtInFacts;
const settings = { from: 'hello@example.com', to: 'owner@example.com' } as MailSettings;
const context = {
  siteUrl: 'https://www.example.com',
  secrets: createSecretBox('emails'),
  facts: builtInFacts,
};

/** Renders the sample of an email, with other values. */
async function write(name: EmailName, changes: object = {}) {
  const email = emails[name] as Email<unknown>;
  const props = { ...(email.preview as object), ...changes };
  const mail = await renderEmail(email, props, settings, context);
  return { ...mail, words: mail.text.replaceAll(/\s+/g, ' ') };
}

/** Newsletter issues, the owner's replies and test emails don't count as automatic. */
const FROM_PERSON: readonly EmailName[] = ['newsletter-issue', 'owner-reply', 'test-mail'];

const everyEmail = Object.keys(emails) as EmailName[];

test.each(everyEmail)(
  '%s says who sends it, where they are and how to reach them, in text and in HTML',
  async (name) => {
    const mail = await write(name);
    for (const part of [mail.text, mail.html]) {
      expect(part.replaceAll('&amp;', '&')).toContain(company.legalName);
      for (const line of company.address.lines) expect(part).toContain(line);
      expect(part).toContain(company.address.postalCode);
      expect(part).toContain(company.email);
    }
    const isSigned = emails[name].audience === 'visitor' && !FROM_PERSON.includes(name);
    expect(mail.text.includes(`The team at ${company.name}`)).toBe(isSigned);
    expect(mail.html).toContain('lang="en-CA"');
    const title = /<title>(.*?)<\/title>/.exec(mail.html)?.[1] ?? '';
    expect(mail.subject).not.toBe('');
    expect(title.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')).toBe(mail.subject);
  },
);

test.each(everyEmail)(
  '%s says in its headers whether a program sent it, so that out-of-office answers stay away',
  async (name) => {
    const { headers } = await write(name);
    const isFromPerson = FROM_PERSON.includes(name);
    const isAnswer = /-receipt$|-already$|^tool-result$/.test(name);
    const expected = isAnswer ? 'auto-replied' : 'auto-generated';
    expect(headers?.['Auto-Submitted']).toBe(isFromPerson ? undefined : expected);
    expect(headers?.['X-Auto-Response-Suppress']).toBe(isFromPerson ? undefined : 'All');
  },
);

test.each(everyEmail)(
  '%s stays readable if the email app inverts only the text or only the background, and shows links as links',
  async (name) => {
    const { html } = await write(name);
    expect(html).toMatch(/<meta name="color-scheme" content="light dark"\/>/);
    expect(html).toMatch(/<meta name="supported-color-schemes" content="light dark"\/>/);
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
    for (const [, style = ''] of html.matchAll(/<a [^>]*style="([^"]*)"/g)) {
      expect(style).toMatch(/text-decoration(-line)?:underline|background-color:/);
    }
  },
);

const BULK = ['newsletter-welcome', 'newsletter-issue', 'waitlist-notice', 'welcome-series'];

test.each(everyEmail.filter((name) => /^(newsletter|waitlist|welcome)/.test(name)))(
  '%s has a link to leave, and one click for the email app only where it is bulk',
  async (name) => {
    const { html, text, headers } = await write(name);
    const leave = /https:[^"]*\/(u|waitlist\/leave|newsletter\/preferences)\/[0-9a-f]{40}/.exec(
      html,
    );
    expect(text).toContain(leave?.[0] ?? expect.fail(name));
    const link = headers?.['List-Unsubscribe'] ?? '';
    expect(/^<https:\/\/www\.example\.com\/u\/[0-9a-f]{40}>$/.test(link)).toBe(BULK.includes(name));
    expect(headers?.['List-Unsubscribe-Post'] === 'List-Unsubscribe=One-Click').toBe(link !== '');
  },
);

test.each(['newsletter-confirm', 'waitlist-confirm'] as const)(
  '%s has its code at the start of its subject',
  async (name) => {
    const { subject, text } = await write(name);
    const [code] = /^\d{6}\b/.exec(subject) ?? [];
    expect(code).toBeDefined();
    expect(text).toContain(code);
  },
);

test.each(['booking-changed', 'booking-details'] as const)(
  '%s updates the calendar by its file, and has no link that would add the call again',
  async (name) => {
    const { words } = await write(name);
    expect(words).toContain('The attached file updates the call in your calendar.');
    expect(words).not.toMatch(/calendar\.google\.com|outlook\.(live|office)\.com/);
  },
);

test('who has no booked call isn’t told about an earlier time', async () => {
  expect((await write('time-opened')).words).toContain('about earlier times');
  const { words } = await write('time-opened', { current: undefined });
  expect(words).toContain('if a time opens up on this day');
  expect(words).not.toContain('earlier time');
});

test('the waitlist for whatever comes next is named in words, and an item by its title', async () => {
  const itemTitle = 'Our next course';
  const general = { itemTitle, itemWords: 'our next course' };
  for (const name of ['waitlist-confirm', 'waitlist-already', 'waitlist-notice'] as const) {
    const { subject, words } = await write(name, general);
    expect(subject, name).toContain('our next course');
    expect(words, name).not.toContain('“');
    expect((await write(name, { itemTitle })).words, name).toContain(`“${itemTitle}”`);
  }
  expect((await write('waitlist-notice', general)).words).toContain('Our next course is ready.');
});

test('the owner’s notification has no label without words, and says what a tool’s result is', async () => {
  const parts = ['You have a new message.', 'Name', 'Sent from page'];
  const message = await write('contact-notification');
  for (const part of parts) expect(message.words).toContain(part);
  const email = 'visitor@example.com';
  const changes = { email, name: email, page: '', isToolResult: true };
  const result = await write('contact-notification', changes);
  expect(result.words).toContain('Someone asked for a tool’s result by email.');
  for (const part of parts) expect(result.words).not.toContain(part);
});

const tool = 'https://www.example.com/resources/tools/tech-stack-analyzer';

test.each([
  [`${tool}#v1.e30`, 'Open this result', 'Open the tool'],
  [tool, 'Open the tool', 'Open this result'],
])('a tool’s result says of %s that it opens what it opens', async (link, label, other) => {
  const { words } = await write('tool-result', { link });
  expect(words).toContain(label);
  expect(words).not.toContain(other);
});

test('the figure of a tool’s result is one line that starts with whom it is about', async () => {
  const figure = { about: 'Vendor 1', value: '100', label: 'out of 100 points' };
  const { summary } = emails['tool-result'].preview;
  const { text } = await write('tool-result', { summary: { ...summary, figure } });
  expect(text).toContain('Vendor 1: 100 out of 100 points');
});
