import { afterEach, describe, expect, test, vi } from 'vitest';
import type { MailSettings } from '#app/platform/outbox/mail-settings.server.ts';
import { createSecretBox } from '#app/platform/settings/secret-box.server.ts';
import { describeFactFault, findFactFault } from './check-facts.server.ts';
import { company } from './company.ts';
import { courseList } from './courses.ts';
import { factSchemas } from './facts.schema.ts';
import { workHours } from './prices.ts';

afterEach(() => {
  vi.doUnmock('./company.ts');
  vi.doUnmock('./read-facts.ts');
  vi.resetModules();
});

test('the facts of the repository fit their schemas', () => {
  expect(Object.keys(factSchemas).length).toBeGreaterThan(12);
  expect(findFactFault()).toBeUndefined();
});

describe('a fault in a fact is one sentence with its path', () => {
  const [course, ...courses] = courseList;
  test.each([
    [
      'a price as text',
      'courses' as const,
      [{ ...course, price: '297' }, ...courses],
      'courses.0.price must be number, not "297"',
    ],
    [
      'a price below zero',
      'courses' as const,
      [...courses, { ...course, price: -1 }],
      'courses.5.price must not be negative',
    ],
    [
      'an email address that is none',
      'company' as const,
      { ...company, email: 'hello' },
      'company.email must be an email address',
    ],
    ['no name', 'company' as const, { ...company, name: undefined }, 'company.name is missing'],
    [
      'a network nobody knows',
      'company' as const,
      { ...company, socialLinks: [{ network: 'fax', name: 'Fax', href: 'https://example.com' }] },
      'company.socialLinks.0.network must be ("linkedin" | "facebook" | "instagram" | "x" | "youtube" | "tiktok"), not "fax"',
    ],
    [
      'hours that fall',
      'workHours' as const,
      { ...workHours, workflow: [48, 28, 16] },
      'workHours.workflow must rise from left to right',
    ],
  ])('%s', (_, name, value, sentence) => {
    expect(describeFactFault(name, value)).toBe(sentence);
  });
});

test('the server does not start with a faulty fact, and says which file holds it', async () => {
  vi.resetModules();
  vi.doMock('./company.ts', async (original) => ({
    ...(await original<typeof import('./company.ts')>()),
    company: { ...company, phone: { ...company.phone, href: '289 555 0142' } },
  }));
  const { createApp } = await import('#server/app.ts');
  await expect(createApp({}, { renderPage: undefined })).rejects.toMatchObject({
    name: 'StartError',
    message:
      "app/facts/company.ts can't be used: company.phone.href must be like tel:+12895550142.",
  });
});

test('facts from another source reach layout, emails and structured data without a change there', async () => {
  vi.resetModules();
  vi.doMock('./read-facts.ts', () => ({
    readFacts: (name: string, builtIn: object) =>
      name === 'company' ? { ...builtIn, name: 'Lakeshore Automation' } : builtIn,
  }));
  const { layoutWords } = await import('#app/layout/layout.content.ts');
  const { newsletterConsent } = await import('./consent.ts');
  const { organization } = await import('#app/platform/seo/structured-data.ts');
  const { emails } = await import('#app/emails/catalogue.ts');
  const { renderEmail } = await import('#app/emails/render.server.ts');
  const email = emails['newsletter-confirm'];
  const { text } = await renderEmail(
    email,
    email.preview,
    { from: 'hello@example.com', to: 'owner@example.com' } as MailSettings,
    { siteUrl: 'https://www.example.com', secrets: createSecretBox('facts test') },
  );
  expect(layoutWords.logoLabel).toBe('Lakeshore Automation, home page');
  expect(newsletterConsent.text).toContain('the Lakeshore Automation newsletter');
  expect(organization('https://example.com').name).toBe('Lakeshore Automation');
  expect(text).toContain('Lakeshore Automation');
});
