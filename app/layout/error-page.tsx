import { lazy, Suspense } from 'react';
import { layoutWords } from './layout.content.ts';
import { ProblemPage } from './problem-page.tsx';

interface ErrorPageProps {
  /** The HTTP status: 404, 405, 429 or anything from 500 up. */
  status: number;
  /** The request id under which the log has this failure; a visitor can quote it. */
  reference?: string;
}

/** In a file of its own: only the server answers with these, so it is there to send the file. */
const ClientErrorPage = lazy(() => import('./client-error-page.tsx'));

/** The layout of every error page. */
export function ErrorPage({ status, reference }: ErrorPageProps) {
  if (status === 404 || status === 405 || status === 429) {
    return (
      <Suspense>
        <ClientErrorPage status={status} />
      </Suspense>
    );
  }
  return <ProblemPage words={layoutWords.error} reference={reference} />;
}
