import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { site } from '#app/site.content.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { errorWords } from './layout.content.ts';

/** The page for an address that leads nowhere (status 404). Its path goes to the console. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn(`404: no page at ${pathname}`);
  }, [pathname]);
  const words = errorWords.notFound;
  return (
    <ErrorFrame title={words.title} text={words.text} loose>
      <ButtonLink href={words.link.href}>{words.link.label}</ButtonLink>
    </ErrorFrame>
  );
}

interface FailurePageProps {
  /** What the log calls this failure; a visitor can name it on the phone. */
  reference?: string;
}

/** The page for a failure of ours (status 500). */
export function FailurePage({ reference }: FailurePageProps) {
  const words = errorWords.failure;
  return (
    <ErrorFrame title={words.title} text={words.text}>
      {reference && (
        <p className="w-full">
          {words.referenceLabel}: <code className="font-bold">{reference}</code>
        </p>
      )}
      <ButtonLink href={words.link.href}>{words.link.label}</ButtonLink>
      <ButtonLink variant="secondary" href={site.phone.href}>
        {site.phone.display}
      </ButtonLink>
    </ErrorFrame>
  );
}

interface ErrorFrameProps {
  title: string;
  text: string;
  /** The line ends in the air instead of breaking. */
  loose?: boolean;
  children: React.ReactNode;
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

/** The line sets out, loops, looks for its next hand and finds none: the parcel stays behind. */
function LooseEnd() {
  return (
    <>
      <path
        className="thread"
        d="M-400 170H250c70 0 120-20 120-72 0-40-28-62-58-62s-58 22-58 62c0 52 50 72 120 72h90c60 0 88-18 96-52 6-26-18-40-34-26-14 13-4 34 16 34"
      />
      <path className="error-ink" d="M592 128h96v62h-96zM592 150h96M632 128v22M648 128v22" />
      <circle cx="312" cy="98" r="15" fill="var(--color-signal)" />
    </>
  );
}

/** The line is cut, and the two ends hang. */
function BrokenLine() {
  return (
    <>
      <path className="thread" d="M-400 120H290c40 0 60 10 62 60" />
      <path className="thread" d="M1200 120H520c-44 0-66-22-60-66" />
      <circle cx="406" cy="92" r="15" fill="var(--color-signal)" />
    </>
  );
}
