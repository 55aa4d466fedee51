import type { ReactNode } from 'react';
import type { PageHead, TextLink } from '#app/content-types.ts';
import { Drawing } from '#app/drawings/drawing.tsx';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf, siteUrlOf } from '#app/platform/seo/site-url.ts';
import { Button, ButtonLink, type ButtonVariant } from '#app/ui/button.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Section } from '#app/ui/section.tsx';
import { consentRecord as words } from './signup.content.ts';
import type { ConsentLine } from './signup-manage.server.ts';

/** What the page of a link in an email says, and the button that acts, if there is one. */
export type LinkPage = {
  title: string;
  text: string;
  /** Where to go next, once there is nothing left to do. */
  link?: TextLink | undefined;
  act?: { label: string; intent: string; variant?: ButtonVariant } | undefined;
};

/** The headers of a page with a secret URL: not stored, and not sent to other sites as referrer. */
export function secretPageHeaders(): Record<string, string> {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' };
}

/** While the page of an error is shown. */
const NO_HEAD: PageHead = { title: '', description: '', keywords: [] };

/** The meta data of a page with a secret URL, which no search engine may know. */
export function secretPageMeta({
  matches,
  loaderData,
}: {
  matches: Parameters<typeof siteUrlOf>[0];
  loaderData: { head: PageHead } | undefined;
}) {
  const facts = factsOf(matches);
  return pageMeta(facts, siteUrlOf(matches), loaderData?.head ?? NO_HEAD, undefined);
}

/** Head data whose title says what the page shows. */
export function headOf(head: PageHead, shown: { title: string; text: string }): PageHead {
  return { ...head, title: `${shown.title} | {company}`, description: shown.text };
}

/** Only the button has an effect, not opening the page, because email scanners open every link. */
export function LinkPageHeader({ page: { title, text, link, act } }: { page: LinkPage }) {
  const actions: ReactNode = (
    <>
      {link && <ButtonLink href={link.href}>{link.label}</ButtonLink>}
      {act && (
        <form method="post">
          <input type="hidden" name="intent" value={act.intent} />
          <Button type="submit" variant={act.variant ?? 'primary'}>
            {act.label}
          </Button>
        </form>
      )}
    </>
  );
  const picture = link && <Drawing name="mail-on-its-way" />;
  return (
    <PageHeader title={title} lead={text} picture={picture} pictureOn="wide" actions={actions} />
  );
}

/** What a subscriber agreed to, when and where. Only for that subscriber. */
export function ConsentRecord({ lines }: { lines: readonly ConsentLine[] }) {
  return (
    <Section id="consent" title={words.title} lead={words.text} tone="surface">
      <ol className="measure grid gap-6">
        {lines.map((line) => (
          <li key={line.id} className="border-t border-line pt-4">
            <p>
              <strong>{line.what}</strong> {line.how}
            </p>
            <p className="text-sm text-muted">
              {interpolate(line.page ? words.when : words.whenWithoutPage, {
                when: line.when,
                page: line.page,
              })}
            </p>
            {line.wording && (
              <blockquote className="mt-2">
                {line.wording}{' '}
                <small className="text-muted">
                  {interpolate(words.version, { version: line.version })}
                </small>
              </blockquote>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
