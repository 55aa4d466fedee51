import { NewsletterForm } from './features/subscriptions/list-forms.tsx';
import { ErrorPage } from './layout/error-page.tsx';
import { usePageSettings } from './layout/page-settings.ts';
import { SiteFrame } from './layout/site-frame.tsx';

/**
 * The error page of all pages, one level below the root. For an error of the root React makes a new
 * document, and Trusted Types don't let it make the scripts: a link to a page that fails would lead
 * to an empty window. Here the document stays, with what it has loaded.
 */
export function ErrorBoundary() {
  // A page with a frame of its own has failed together with it.
  if (!usePageSettings().ownFrame) return <ErrorPage />;
  return (
    <SiteFrame newsletter={<NewsletterForm />}>
      <ErrorPage />
    </SiteFrame>
  );
}
