import { company } from './company.ts';

/** The title of whoever answers about privacy, until the owner enters a name or another title. */
export const BUILT_IN_PRIVACY_CONTACT = 'Privacy Officer';

/** Whom people write to about their personal information. */
export function privacyContact(): { attention: string; email: string } {
  const { legal, email } = company;
  return {
    attention: legal?.privacyContact ?? BUILT_IN_PRIVACY_CONTACT,
    email: legal?.privacyEmail ?? email,
  };
}

/** The key of a text in `company.legal.effectiveFrom`: its path and the date of the version. */
export function legalTextKey(document: string, version: string): string {
  return `${document}/${version}`;
}

/** The first day on which a version of a legal text applies here (YYYY-MM-DD). */
export function effectiveFrom(document: string, version: string): string {
  return company.legal?.effectiveFrom[legalTextKey(document, version)] ?? version;
}
