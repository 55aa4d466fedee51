import { useContext } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { NewsletterForm } from './features/subscriptions/newsletter/newsletter.form.tsx';
import { ErrorPage } from './layout/error-page.tsx';
import { layoutWords } from './layout/layout.content.ts';
import { usePageSettings } from './layout/page-settings.ts';
import { ProblemPage } from './layout/problem-page.tsx';
import { RequestIdContext } from './layout/request-id.ts';
import { SiteFrame } from './layout/site-frame.tsx';

/** The router's key of the place where a document begins. */
const FIRST_LOCATION = 'default';

/**
 * The error page of all pages, one level below the root. For an error of the root React makes a new
 * document, and Trusted Types don't let it make the scripts: a link to a page that fails would lead
 * to an empty window. Here the document stays, with what it has loaded.
 */
export function ErrorBoundary() {
  const page = <PageError />;
  // Such a page has failed together with its frame.
  if (usePageSettings().ownFrame) {
    return <SiteFrame newsletter={<NewsletterForm />}>{page}</SiteFrame>;
  }
  return page;
}

function PageError() {
  const error = useRouteError();
  const reference = useContext(RequestIdContext);
  const { key, search } = useLocation();
  const isFirst = key === FIRST_LOCATION;
  if (!isFirst && !navigator.onLine) {
    const { retry, ...words } = layoutWords.offline;
    const samePage = `?${search.slice(1)}` as const;
    return <ProblemPage words={{ ...words, link: { label: retry, href: samePage } }} />;
  }
  return (
    <ErrorPage
      status={isRouteErrorResponse(error) ? error.status : 500}
      // It belongs to the document: what was loaded later has another one.
      {...(isFirst && reference ? { reference } : {})}
    />
  );
}
