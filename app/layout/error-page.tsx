import { lazy, Suspense } from 'react';
import type { TextLink as TextLinkWords } from '#app/content-types.ts';
import { company } from '#app/facts/company.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ErrorFrame } from './error-frame.tsx';
import { layoutWords } from './layout.content.ts';

interface ErrorPageProps {
  /** The HTTP status: 404, 405, 429 or anything from 500 up. */
  status: number;
  /** The request id under which the log has this failure; a visitor can quote it. */
  reference?: string;
}

/** In files of their own, because only the server answers 404 and 405, so that they can be fetched. */
const NotFoundPage = lazy(() => import('./not-found-page.tsx'));
const ReadOnlyPage = lazy(() => import('./read-only-page.tsx'));

/** The layout of every error page. */
export function ErrorPage({ status, reference }: ErrorPageProps) {
  if (status === 404) {
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    );
  }
  if (status === 405) {
    return (
      <Suspense>
        <ReadOnlyPage />
      </Suspense>
    );
  }
  if (status === 429) return <ProblemPage words={layoutWords.tooMany} />;
  return <ProblemPage words={layoutWords.error} reference={reference} />;
}

type Words = { title: string; text: string; link: TextLinkWords };

interface ProblemPageProps {
  words: Words;
  reference?: string | undefined;
}

/** For a failure of the server (500), too many requests (429), and other statuses. */
export function ProblemPage({ words, reference }: ProblemPageProps) {
  return (
    <ErrorFrame title={words.title} text={words.text} drawing={<BrokenLine />}>
      {reference && (
        <p className="w-full font-bold" data-reference={reference}>
          {layoutWords.error.requestId.replace('{requestId}', reference)}
        </p>
      )}
      <ButtonLink href={words.link.href}>{words.link.label}</ButtonLink>
      <ButtonLink variant="secondary" href={company.phone.href}>
        {company.phone.display}
      </ButtonLink>
    </ErrorFrame>
  );
}

/** The drawing of a 500 page: a line that is cut. */
function BrokenLine() {
  return (
    <>
      <path className="thread" d="M-400 120H290c40 0 60 10 62 60" />
      <path className="thread" d="M1200 120H520c-44 0-66-22-60-66" />
      <circle cx="406" cy="92" r="15" fill="var(--color-signal)" />
    </>
  );
}
