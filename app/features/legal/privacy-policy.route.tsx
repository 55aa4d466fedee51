import { pageMeta } from '#app/platform/seo/page-meta.ts';
import Policy, { frontMatter, headings } from '#content/legal/privacy-policy.mdx';
import { ClearKept } from './clear-kept.tsx';
import { legal } from './legal.content.ts';
import { LegalPage } from './legal-page.tsx';
import './legal.css';

export function meta() {
  const description = String(frontMatter.description);
  return pageMeta({ ...legal.privacy.head, description }, '/privacy-policy');
}

export default function PrivacyPolicyPage() {
  return (
    <LegalPage
      title={legal.privacy.title}
      updated={String(frontMatter.updated)}
      headings={headings}
      Content={Policy}
      extra={{ title: legal.clearing.title, body: <ClearKept /> }}
    />
  );
}
