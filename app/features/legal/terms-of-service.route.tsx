import { pageMeta } from '#app/platform/seo/page-meta.ts';
import Terms, { frontMatter, headings } from '#content/legal/terms-of-service.mdx';
import { legal } from './legal.content.ts';
import { LegalPage } from './legal-page.tsx';
import './legal.css';

export function meta() {
  const description = String(frontMatter.description);
  return pageMeta({ ...legal.terms.head, description }, '/terms-of-service');
}

export default function TermsOfServicePage() {
  return (
    <LegalPage
      title={legal.terms.title}
      updated={String(frontMatter.updated)}
      headings={headings}
      Content={Terms}
    />
  );
}
