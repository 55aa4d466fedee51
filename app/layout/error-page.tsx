import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { TextLink as TextLinkWords } from '#app/content-types.ts';
import { company } from '#app/facts/company.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { layoutWords } from './layout.content.ts';

interface ErrorPageProps {
  /** The HTTP status: 404, 429 or anything from 500 up. */
  status: number;
  /** The request id under which the log has this failure; a visitor can quote it. */
  reference?: string;
  /** For a page that isn't for this person (403): the words that came with the refusal. */
  refusal?: unknown;
}

/** The layout of every error page. */
export function ErrorPage({ status, reference, refusal }: ErrorPageProps) {
  if (status === 403 && isWords(refusal)) {
    const { title, text, link } = refusal;
    return (
      <ErrorFrame title={title} text={text}>
        <ButtonLink href={link.href}>{link.label}</ButtonLink>
      </ErrorFrame>
    );
  }
  if (status === 404) return <NotFoundPage />;
  if (status === 429) return <ProblemPage words={layoutWords.tooMany} />;
  return <ProblemPage words={layoutWords.error} reference={reference} />;
}

/** For an address without a page (404). Writes the path to the console. */
function NotFoundPage() {
  const { pathname } = useLocation();
  const words = layoutWords.notFound;
  useEffect(() => {
    console.warn(layoutWords.notFound.logMessage, pathname);
  }, [pathname]);
  return (
    <ErrorFrame title={words.title} text={words.text} loose>
      <ButtonLink href={words.link.href}>{words.link.label}</ButtonLink>
      <div className="mt-6 w-full">
        <p className="font-bold">{words.nearTitle}</p>
        <ul className="flex flex-wrap gap-x-6">
          {words.suggestions.map((link) => (
            <li key={link.href}>
              <TextLink className="inline-block py-2.5" href={link.href}>
                {link.label}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
      <search className="mt-4 w-full">
        <form action={layoutWords.search.href} method="get">
          <label className="label" htmlFor="not-found-search">
            {words.searchLabel}
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
              {words.searchButton}
            </Button>
          </div>
        </form>
      </search>
    </ErrorFrame>
  );
}

type Words = { title: string; text: string; link: TextLinkWords };

function isWords(value: unknown): value is Words {
  return typeof value === 'object' && value !== null && 'link' in value;
}

interface ProblemPageProps {
  words: Words;
  reference?: string | undefined;
}

/** For a failure of the server (500), too many requests (429), and other statuses. */
export function ProblemPage({ words, reference }: ProblemPageProps) {
  return (
    <ErrorFrame title={words.title} text={words.text}>
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

interface ErrorFrameProps {
  title: string;
  text: string;
  /** The drawing of a 404 page. */
  loose?: boolean;
  children: ReactNode;
}

function ErrorFrame({ title, text, loose, children }: ErrorFrameProps) {
  return (
    <div className="error-page">
      <svg className="error-line" viewBox="0 0 800 220" aria-hidden="true">
        {loose ? <LooseEnd /> : <BrokenLine />}
      </svg>
      <div className="wrap">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <div className="mt-7 flex flex-wrap items-center gap-3">{children}</div>
      </div>
    </div>
  );
}

/** A line that loops and ends without reaching a hand; the parcel stays behind. */
function LooseEnd() {
  return (
    <>
      <path
        className="thread"
        d="M-400 170H250c70 0 120-20 120-72 0-40-28-62-58-62s-58 22-58 62c0 52 50 72 120 72h90c60 0 88-18 96-52 6-26-18-40-34-26-14 13-4 34 16 34"
      />
      <path className="error-ink" d="M592 108h96v62h-96zM592 130h96M632 108v22M648 108v22" />
      <circle cx="312" cy="98" r="15" fill="var(--color-signal)" />
    </>
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
