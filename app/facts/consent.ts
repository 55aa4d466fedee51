import { company } from '#app/facts/company.ts';

/** What a visitor agrees to by asking for the newsletter, on any form; the version is kept with the consent. */
export const newsletterConsent = {
  version: '2026-11-3',
  text: `Yes, send me the ${company.name} newsletter by email, with practical tips and news about your services. I can unsubscribe at any time with one click.`,
} as const;
