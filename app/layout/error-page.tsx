import { type ReactNode, useContext } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import type { TextLink as TextLinkWords } from '#app/content-types.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { asSitePath } from '#app/ui/page-link.tsx';
import { notFoundWords, readOnlyWords, tooManyWords } from './error-page.content.ts';
import { layoutWordsOf } from './layout.content.ts';
import { RequestIdContext } from './request-id.ts';

/** What an error boundary shows, by the status of the answer. */
export function ErrorPage() {
  const facts = useFacts();
  const error = useRouteError();
  const reference = useContext(RequestIdContext);
  switch (isRouteErrorResponse(error) ? error.status : 500) {
    case 404:
      return <NotFoundPage />;
    case 405:
      return <ReadOnlyPage />;
    case 429:
      return <ProblemPage words={tooManyWords} />;
    default:
      return <ProblemPage words={layoutWordsOf(facts).error} reference={reference} />;
  }
}

/** For an address without a page (404). `document-entry.ts` writes the path to the console. */
function NotFoundPage() {
  const facts = useFacts();
  const layoutWords = layoutWordsOf(facts);
  return (
    <ErrorFrame title={notFoundWords.title} text={notFoundWords.text} drawing={<LooseEnd />}>
      <ButtonLink href={notFoundWords.link.href}>{notFoundWords.link.label}</ButtonLink>
      <div className="mt-6 w-full">
        <p className="font-bold">{notFoundWords.nearTitle}</p>
        <ul className="flex flex-wrap gap-x-6">
          {notFoundWords.suggestions.map((link) => (
            <li key={link.href}>
              <TextLink className="inline-block py-2.5" href={link.href}>
                {link.label}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
      <search className="mt-4 w-full" data-not-found={notFoundWords.logMessage}>
        <form action={layoutWords.search.href} method="get">
          <label className="label" htmlFor="not-found-search">
            {notFoundWords.searchLabel}
          </label>
          <div className="field-row max-w-xl">
            <div className="field">
              <input
                id="not-found-search"
                className="input"
                type="search"
                name="q"
                maxLength={200}
              />
            </div>
            <Button type="submit" variant="secondary">
              {notFoundWords.searchButton}
            </Button>
          </div>
        </form>
      </search>
    </ErrorFrame>
  );
}

/** A line that loops and ends without reaching a hand; the parcel stays behind. */
function LooseEnd() {
  return (
    <>
      <path
        className="thread"
        d="M-400 170H250c70 0 120-20 120-72 0-40-28-62-58-62s-58 22-58 62c0 52 50 72 120 72h90"
      />
      <path className="thread error-run" d="M464 170h4000" />
      <g className="error-far">
        <path className="thread" d="M464 170c60 0 88-18 96-52 6-26-18-40-34-26-14 13-4 34 16 34" />
        <path className="error-ink" d="M592 108h96v62h-96zM592 130h96M632 108v22M648 108v22" />
      </g>
      <circle cx="312" cy="98" r="15" fill="var(--color-signal)" />
    </>
  );
}

/** For a request that would change something at an address that only shows something (405). */
function ReadOnlyPage() {
  const { pathname } = useLocation();
  return (
    <ErrorFrame title={readOnlyWords.title} text={readOnlyWords.text} drawing={<BluntEnd />}>
      <ButtonLink href={asSitePath(pathname)}>{readOnlyWords.open}</ButtonLink>
      <ButtonLink variant="secondary" href={readOnlyWords.home.href}>
        {readOnlyWords.home.label}
      </ButtonLink>
      <ButtonLink variant="secondary" href={readOnlyWords.contact.href}>
        {readOnlyWords.contact.label}
      </ButtonLink>
    </ErrorFrame>
  );
}

/** A line that ends at a closed parcel. */
function BluntEnd() {
  return (
    <>
      <path className="thread" d="M-400 150H330c60 0 60-50 110-50h60" />
      <path className="error-ink" d="M520 68h96v64h-96zM520 90h96M560 68v22M576 68v22" />
      <circle cx="500" cy="100" r="15" fill="var(--color-signal)" />
    </>
  );
}

interface ProblemPageProps {
  words: { title: string; text: string; link: TextLinkWords };
  reference?: string | undefined;
}

/** For a failure of the server (500), too many requests (429), and other statuses. */
function ProblemPage({ words, reference }: ProblemPageProps) {
  const facts = useFacts();
  const { company } = facts;
  const layoutWords = layoutWordsOf(facts);
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
      <path className="thread" d="M2400 120H520c-44 0-66-22-60-66" />
      <circle cx="406" cy="92" r="15" fill="var(--color-signal)" />
    </>
  );
}

interface ErrorFrameProps {
  title: string;
  text: string;
  drawing: ReactNode;
  children: ReactNode;
}

/** Title, words and actions of an error page below its drawing. */
function ErrorFrame({ title, text, drawing, children }: ErrorFrameProps) {
  return (
    <div className="error-page">
      <svg className="error-line" viewBox="0 0 800 220" aria-hidden="true">
        {drawing}
      </svg>
      <div className="wrap">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <div className="mt-7 flex flex-wrap items-center gap-3">{children}</div>
      </div>
    </div>
  );
}
