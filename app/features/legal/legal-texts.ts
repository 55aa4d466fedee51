import type { ComponentType } from 'react';
import * as policy from '#content/legal/privacy-policy.mdx';
import * as terms from '#content/legal/terms-of-service.mdx';
import type { LegalDocument } from './legal-versions.ts';

export type LegalText = {
  readonly default: ComponentType;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly headings: readonly string[];
};

const currentTexts: Readonly<Record<LegalDocument, LegalText>> = {
  'privacy-policy': policy,
  'terms-of-service': terms,
};

const formerTexts = import.meta.glob<LegalText>('/content/legal/former/*/*.mdx', { eager: true });

/** The text of the current or a former version. Undefined if no version has that date. */
export function findLegalText(
  document: LegalDocument,
  date: string | undefined,
  former: Readonly<Record<string, LegalText>> = formerTexts,
): LegalText | undefined {
  const current = currentTexts[document];
  if (current.frontMatter.version === date) return current;
  return former[`/content/legal/former/${document}/${date}.mdx`];
}

/** The document of a path: `/privacy-policy/versions` belongs to the privacy policy. */
export function documentAt(pathname: string): LegalDocument {
  return pathname.startsWith('/terms-of-service') ? 'terms-of-service' : 'privacy-policy';
}
