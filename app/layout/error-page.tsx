import { lazy, Suspense, useContext } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { useFacts } from '#app/facts/use-facts.ts';
import { layoutWordsOf } from './layout.content.ts';
import { ProblemPage } from './problem-page.tsx';
import { RequestIdContext } from './request-id.ts';

/** In a file of its own: only the server answers with these, so it is there to send the file. */
const ClientErrorPage = lazy(() => import('./client-error-page.tsx'));

/**
 * The router's key of the place where the document begins. In the browser, the script that restores
 * the scroll position has set one before this file runs.
 */
const FIRST_LOCATION: string = globalThis.history?.state?.key ?? 'default';

/** What an error boundary shows: by the status of the answer, or that there is no connection. */
export function ErrorPage() {
  const facts = useFacts();
  const layoutWords = layoutWordsOf(facts);
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { key, search } = useLocation();
  const isFirst = key === FIRST_LOCATION;
  const reference = useContext(RequestIdContext);
  if (status === 404 || status === 405 || status === 429) {
    return (
      <Suspense>
        <ClientErrorPage status={status} />
      </Suspense>
    );
  }
  if (!isFirst && !navigator.onLine) {
    const { retry, ...words } = layoutWords.offline;
    const link = { label: retry, href: `?${search.slice(1)}` } as const;
    return <ProblemPage words={{ ...words, link }} />;
  }
  // The reference belongs to the document: what was loaded later has another one.
  return <ProblemPage words={layoutWords.error} reference={isFirst ? reference : undefined} />;
}
