import type { Facts } from './facts.schema.ts';

/** The consent text of every newsletter form; the version is stored with each consent. */
export function newsletterConsentOf({ company }: Facts) {
  return {
    version: '2026-11-3',
    text: `Yes, send me the ${company.name} newsletter by email: tips, and news about your services. I can unsubscribe at any time with one click.`,
  };
}
