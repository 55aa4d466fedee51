import { expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import type { MailSettings } from '#app/platform/outbox/mail-settings.server.ts';
import { createSecretBox } from '#app/platform/settings/secret-box.server.ts';
import { emails } from './catalogue.ts';
import type { Email } from './email.ts';
import { renderEmail } from './render.server.ts';

const { company } = builtInFacts;

const settings = { from: 'hello@example.com', to: 'owner@example.com' } as MailSettings;
const context = {
  siteUrl: 'https://www.example.com',
  secrets: createSecretBox('identity test'),
  facts: builtInFacts,
};

test.each(Object.entries(emails))(
  '%s says who sends it, where they are and how to reach them, in text and in HTML',
  async (_name, email) => {
    const sample = email as Email<unknown>;
    const mail = await renderEmail(sample, sample.preview, settings, context);
    expect(mail.subject).not.toBe('');
    for (const part of [mail.text, mail.html]) {
      expect(part.replaceAll('&amp;', '&')).toContain(company.legalName);
      for (const line of company.address.lines) expect(part).toContain(line);
      expect(part).toContain(company.address.postalCode);
      expect(part).toContain(company.email);
    }
    expect(mail.html).toContain('lang="en-CA"');
    const title = /<title>(.*?)<\/title>/.exec(mail.html)?.[1] ?? '';
    expect(title.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')).toBe(mail.subject);
  },
);

/** Newsletter issues, the owner's replies and test emails don't count as automatic. */
const FROM_PERSON = ['newsletter-issue', 'owner-reply', 'test-mail'];

test.each(Object.entries(emails))(
  '%s says in its headers whether a program sent it, so that out-of-office answers stay away',
  async (name, email) => {
    const sample = email as Email<unknown>;
    const { headers } = await renderEmail(sample, sample.preview, settings, context);
    const isFromPerson = FROM_PERSON.includes(name);
    const isAnswer = /-receipt$|-already$|^tool-result$/.test(name);
    const expected = isAnswer ? 'auto-replied' : 'auto-generated';
    expect(headers?.['Auto-Submitted']).toBe(isFromPerson ? undefined : expected);
    expect(headers?.['X-Auto-Response-Suppress']).toBe(isFromPerson ? undefined : 'All');
  },
);
