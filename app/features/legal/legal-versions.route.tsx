import { useLocation } from 'react-router';
import { effectiveFrom } from '#app/facts/legal.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { headWithTitle } from '#app/platform/seo/head-with-title.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Rows } from '#app/ui/rows.tsx';
import type { Route } from './+types/legal-versions.route.ts';
import { legal, legalWords } from './legal.content.ts';
import { documentAt } from './legal-texts.ts';
import {
  type LegalDocument,
  type LegalVersion,
  legalVersions,
  longDate,
  nextVersion,
} from './legal-versions.ts';
import './legal.css';

const words = legal.versions;

export function meta({ matches, location }: Route.MetaArgs) {
  const document = documentAt(location.pathname);
  const head = headWithTitle(words.head, legalWords[document].title);
  return pageMeta(siteUrlOf(matches), head, `/${document}/versions`);
}

/** All versions of a legal text, the current one first. */
export default function LegalVersionsPage() {
  const document = documentAt(useLocation().pathname);
  const { title } = legalWords[document];
  const versions: readonly LegalVersion[] = legalVersions[document];
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs trail={[{ label: title, href: `/${document}` }]} current={words.linkLabel} />
        }
        title={interpolate(words.title, { title })}
        lead={words.text}
      />
      <div className="wrap legal-versions">
        <Rows
          level={2}
          rows={versions.map(({ date }) => ({
            id: date,
            title: interpolate(words.rowTitle, { date: longDate(effectiveFrom(document, date)) }),
            href: `/${document}/versions/${date}`,
            text: inEffect(document, date),
          }))}
        />
        {versions.length === 1 && <p className="mt-6 text-muted">{words.onlyOne}</p>}
      </div>
    </>
  );
}

function inEffect(document: LegalDocument, date: string): string {
  const next = nextVersion(legalVersions[document], date);
  const from = longDate(effectiveFrom(document, date));
  if (!next) return interpolate(words.current, { from });
  return interpolate(words.inEffect, { from, to: longDate(effectiveFrom(document, next.date)) });
}
