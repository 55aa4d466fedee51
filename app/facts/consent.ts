import { company } from '#app/facts/company.ts';

/** The consent text of every newsletter form; the version is stored with each consent. */
export const newsletterConsent = {
  version: '2026-11-3',
  get text() {
    return `Yes, send me the ${company.name} newsletter by email: tips, and news about your services. I can unsubscribe at any time with one click.`;
  },
};
