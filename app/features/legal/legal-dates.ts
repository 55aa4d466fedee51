import type { Company } from '#app/facts/company.ts';

/**
 * The date of each text (YYYY-MM-DD), which is in content/legal. A changed text gets a new date; the
 * repository has the former ones.
 */
export const LEGAL_TEXT_DATES = {
  'privacy-policy': '2024-05-16',
  'terms-of-service': '2024-05-16',
};

/** The key of a text in `company.legal.effectiveFrom`: its path and date. */
export function legalTextKey(document: keyof typeof LEGAL_TEXT_DATES): string {
  return `${document}/${LEGAL_TEXT_DATES[document]}`;
}

/** The first day on which a legal text applies here (YYYY-MM-DD). */
export function effectiveFrom({ legal }: Company, document: keyof typeof LEGAL_TEXT_DATES): string {
  return legal?.effectiveFrom?.[legalTextKey(document)] ?? LEGAL_TEXT_DATES[document];
}

/** The title of whoever answers about privacy, until the owner enters a name or another title. */
export const BUILT_IN_PRIVACY_CONTACT = 'Privacy Officer';
