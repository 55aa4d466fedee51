import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

/** What features are about, beside the names of their folders. */
const SUBJECTS = ['contact', 'course', 'deck', 'lead', 'newsletter', 'waitlist'];

/** Folders whose names are also ordinary words of a server's code. */
const ORDINARY = new Set(['about', 'home', 'offer', 'search', 'services', 'webhooks']);

/**
 * Where the platform may use such a word. The specification fixes the names of the email service's
 * two templates, and of the kinds of form that the browser keeps.
 */
const FIXED_BY_SPECIFICATION = new Set([
  'app/platform/browser/email-params.ts',
  'app/platform/browser/email-service.ts',
  'app/platform/browser/local-backup.ts',
  'app/platform/browser/submit-form.ts',
  'app/platform/outbox/delivery-problems.server.ts',
  'app/platform/outbox/email-service-settings.ts',
  'app/platform/outbox/mail-providers.server.ts',
  'app/platform/outbox/mail-settings.server.ts',
  'app/platform/outbox/providers/emailjs.server.ts',
  'app/platform/site-settings/site-settings.api.ts',
]);

const features = readdirSync('app/features').filter((name) => !ORDINARY.has(name));
const words = new RegExp(`\\b(${[...features, ...SUBJECTS].join('|')})s?\\b`, 'i');
const platform = readSources('app/platform/**/*.{ts,tsx}');

test('the platform names no feature', () => {
  const naming = platform.flatMap(({ file, text }) => {
    if (FIXED_BY_SPECIFICATION.has(file)) return [];
    const word = words.exec(splitCamelCase(withoutComments(text)))?.[0];
    return word ? [`${file}: ${word}`] : [];
  });
  expect(naming).toEqual([]);
});

test('each exception is still needed', () => {
  const used = platform.filter(({ text }) =>
    /\b(contact|booking)\b/i.test(splitCamelCase(withoutComments(text))),
  );
  const files = used.map(({ file }) => file);
  expect([...FIXED_BY_SPECIFICATION].filter((file) => !files.includes(file))).toEqual([]);
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}

/** `contactTemplateId` holds three words. */
function splitCamelCase(text: string): string {
  return text.replace(/([a-z])([A-Z])/g, '$1 $2');
}
