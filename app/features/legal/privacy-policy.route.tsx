import { useFacts } from '#app/facts/use-facts.ts';
import { Island } from '#app/platform/islands/island.tsx';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import Policy, { frontMatter, headings } from '#content/legal/privacy-policy.mdx';
import clearKept from './clear-kept.island.tsx';
import { legalWords } from './legal.content.ts';
import { effectiveFrom } from './legal-dates.ts';
import { LegalPage } from './legal-page.tsx';
import './legal.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import type { Route } from './+types/privacy-policy.route.ts';

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  const description = String(frontMatter.description);
  return pageMeta(
    facts,
    siteUrl,
    { ...legalWords(facts).privacy.head, description },
    '/privacy-policy',
  );
}

export default function PrivacyPolicyPage() {
  const facts = useFacts();
  const legal = legalWords(facts);
  return (
    <LegalPage
      title={legal.privacy.title}
      updated={effectiveFrom(facts.company, 'privacy-policy')}
      headings={headings}
      Content={Policy}
      contact={legal.privacy.contact}
      extra={{
        title: legal.clearing.title,
        body: <Island of={clearKept} props={{ words: legal.clearing }} when="visible" />,
      }}
    />
  );
}
