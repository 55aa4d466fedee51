import { useFacts } from '#app/facts/use-facts.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import Terms, { frontMatter, headings } from '#content/legal/terms-of-service.mdx';
import { legalWords } from './legal.content.ts';
import { effectiveFrom } from './legal-dates.ts';
import { LegalPage } from './legal-page.tsx';
import './legal.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import type { Route } from './+types/terms-of-service.route.ts';

export function meta({ matches }: Route.MetaArgs) {
  const facts = factsOf(matches);
  const siteUrl = siteUrlOf(matches);
  const description = String(frontMatter.description);
  return pageMeta(
    facts,
    siteUrl,
    { ...legalWords(facts).terms.head, description },
    '/terms-of-service',
  );
}

export default function TermsOfServicePage() {
  const facts = useFacts();
  const legal = legalWords(facts);
  return (
    <LegalPage
      title={legal.terms.title}
      updated={effectiveFrom(facts.company, 'terms-of-service')}
      headings={headings}
      Content={Terms}
      contact={legal.terms.contact}
    />
  );
}
