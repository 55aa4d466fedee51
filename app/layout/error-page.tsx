import { useContext } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useFacts } from '#app/facts/use-facts.ts';
import { layoutWordsOf } from './layout.content.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { ProblemPage } from './problem-page.tsx';
import { ReadOnlyPage } from './read-only-page.tsx';
import { RequestIdContext } from './request-id.ts';
import { tooManyWords } from './too-many.content.ts';

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
