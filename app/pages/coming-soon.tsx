import type { ReactNode } from 'react';
import type { LinkTarget, Sheet as SheetWords } from '#app/content-types.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { resourceWordsOf } from '#app/features/resources/resources.content.ts';
import { WaitlistForm } from '#app/features/subscriptions/list-forms.tsx';
import { GENERAL_WAITLIST } from '#app/features/subscriptions/waitlist/waitlist.content.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink, type ButtonVariant } from '#app/ui/button.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import './coming-soon.css';

interface ComingSoonHeaderProps {
  breadcrumbs: ReactNode;
  title: string;
  lead: ReactNode;
  /** On the first page, or in its place where there is none. */
  drawing: ReactNode;
  page: SheetWords | undefined;
  /** Says once that the page is made up. */
  sample: string;
  /** What one can do: join the waitlist, or get it. */
  children: ReactNode;
}

/** The top of the page of a download, a template or a course: what it is, its first page, one form. */
export function ComingSoonHeader(props: ComingSoonHeaderProps) {
  const { page, sample, drawing, children, ...words } = props;
  return (
    <PageHeader
      {...words}
      actions={<div className="soon-action">{children}</div>}
      picture={
        page ? (
          <div className="soon-page">
            <Sheet {...page} sample={sample} drawing={drawing} />
          </div>
        ) : (
          drawing
        )
      }
    />
  );
}

/** The waitlist of an item, or the general one for a name that nothing has. */
export function HearFirst({
  item = GENERAL_WAITLIST,
  title,
  text,
  submit,
  variant,
}: {
  item: string | undefined;
  title: string;
  text: string;
  submit: string;
  variant?: ButtonVariant;
}) {
  const { hearFirst } = resourceWordsOf(useFacts()).templateDetail;
  return (
    <section id="waitlist" aria-labelledby="waitlist-title">
      <h2 id="waitlist-title">{hearFirst.title}</h2>
      <p>{item === GENERAL_WAITLIST ? hearFirst.unplanned : text}</p>
      <WaitlistForm item={item} title={title} submit={submit} variant={variant} />
    </section>
  );
}

/** Where something that is ready can be had: a download or a template, unless other words are given. */
export function GetIt({
  href,
  title,
  text,
  action,
}: {
  href: string;
  title?: string;
  text?: string;
  action?: string;
}) {
  const { ready } = resourceWordsOf(useFacts()).templateDetail;
  return (
    <section id="get" aria-labelledby="get-title">
      <h2 id="get-title">{title ?? ready.title}</h2>
      <p>{text ?? ready.text}</p>
      <ButtonLink href={href as LinkTarget}>{action ?? ready.action}</ButtonLink>
    </section>
  );
}

/** The status of a template or a download. */
export function StatusBadge({ isReady, status }: { isReady: boolean; status: string }) {
  const { ready } = resourceWordsOf(useFacts()).templateDetail;
  return <Badge tone={isReady ? 'good' : 'warn'}>{isReady ? ready.status : status}</Badge>;
}

/** The texts of a page by its slug, which a visitor may make up. */
export function ofSlug<Words>(
  words: { readonly [slug: string]: Words },
  slug: string,
): Words | undefined {
  return Object.hasOwn(words, slug) ? words[slug] : undefined;
}
