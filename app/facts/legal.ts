import type { Company } from './company.ts';
import type { Facts } from './facts.schema.ts';

export type LegalDocument = 'privacy-policy' | 'terms-of-service';

/**
 * The date of each text (YYYY-MM-DD), which is in content/legal. A changed text gets a new date; the
 * repository has the former ones.
 */
export const LEGAL_TEXT_DATES: Readonly<Record<LegalDocument, string>> = {
  'privacy-policy': '2024-05-16',
  'terms-of-service': '2024-05-16',
};

/** The title of whoever answers about privacy, until the owner enters a name or another title. */
export const BUILT_IN_PRIVACY_CONTACT = 'Privacy Officer';

/** Whom people write to about their personal information. */
export function privacyContact(facts: Facts): { attention: string; email: string } {
  const { company } = facts;
  const { legal, email } = company;
  return {
    attention: legal?.privacyContact ?? BUILT_IN_PRIVACY_CONTACT,
    email: legal?.privacyEmail ?? email,
  };
}

/** The key of a text in `company.legal.effectiveFrom`: its path and date. */
export function legalTextKey(document: LegalDocument): string {
  return `${document}/${LEGAL_TEXT_DATES[document]}`;
}

/** The first day on which a legal text applies here (YYYY-MM-DD). */
export function effectiveFrom({ legal }: Company, document: LegalDocument): string {
  return legal?.effectiveFrom[legalTextKey(document)] ?? LEGAL_TEXT_DATES[document];
}
