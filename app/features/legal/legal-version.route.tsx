import { data, useLocation } from 'react-router';
import { effectiveFrom } from '#app/facts/legal.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { headWithTitle } from '#app/platform/seo/head-with-title.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { Alert } from '#app/ui/alert.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import type { Route } from './+types/legal-version.route.ts';
import { legal, legalWords } from './legal.content.ts';
import { LegalPage } from './legal-page.tsx';
import { documentAt, findLegalText, type LegalText } from './legal-texts.ts';
import { type LegalDocument, legalVersions, longDate } from './legal-versions.ts';
import './legal.css';

const words = legal.versions;

export function loader({ params, request }: Route.LoaderArgs) {
  const document = documentAt(new URL(request.url).pathname);
  if (!findLegalText(document, params.date)) throw data(null, { status: 404 });
  return null;
}

export function meta({ matches, location, params }: Route.MetaArgs) {
  const document = documentAt(location.pathname);
  const name = interpolate(words.versionName, {
    title: legalWords[document].title,
    date: longDate(effectiveFrom(document, params.date)),
  });
  const head = headWithTitle(words.versionHead, name);
  return pageMeta(siteUrlOf(matches), head, `/${document}/versions/${params.date}`);
}

export default function LegalVersionPage({ params }: Route.ComponentProps) {
  const document = documentAt(useLocation().pathname);
  const text = findLegalText(document, params.date);
  return text ? <LegalVersionText document={document} text={text} /> : null;
}

/** A version of a legal text, with a note that says whether it is in effect. */
export function LegalVersionText({ document, text }: { document: LegalDocument; text: LegalText }) {
  const date = String(text.frontMatter.version);
  const isFormer = date !== legalVersions[document][0].date;
  const { title, contact } = legalWords[document];
  return (
    <LegalPage
      title={title}
      updated={effectiveFrom(document, date)}
      versionsPath={`/${document}/versions`}
      headings={text.headings}
      Content={text.default}
      contact={contact}
      notice={
        <Alert tone="info">
          <p>
            {isFormer ? words.formerNote : words.currentNote}{' '}
            {isFormer && <TextLink href={`/${document}`}>{words.toCurrent}</TextLink>}
          </p>
        </Alert>
      }
    />
  );
}
