import { company } from '#app/facts/company.ts';

/** What a visitor agrees to by asking for the newsletter, on any form; the version is kept with the consent. */
export const newsletterConsent = {
  version: '2026-11-2',
  text: `Yes, send me the ${company.name} newsletter by email. I can unsubscribe at any time with one click.`,
} as const;
