import { lazy, Suspense } from 'react';
import { useRouteError } from 'react-router';
import { readRefusal } from './admin/shell/use-viewer.ts';
import { FactsContext } from './facts/use-facts.ts';
import { NewsletterForm } from './features/subscriptions/list-forms.tsx';
import { ErrorPage } from './layout/error-page.tsx';
import { SiteFrame } from './layout/site-frame.tsx';

/** In a file of its own with the frame of the admin area, which no public page needs. */
const AdminError = lazy(() => import('./admin/shell/admin-error.tsx'));

/** For what fails before a page begins: a middleware that refuses the address or the person. */
export default function RootErrorPage() {
  const refusal = readRefusal(useRouteError());
  if (refusal) {
    return (
      <FactsContext value={refusal.facts}>
        <Suspense>
          <AdminError />
        </Suspense>
      </FactsContext>
    );
  }
  return (
    <SiteFrame newsletter={<NewsletterForm />}>
      <ErrorPage />
    </SiteFrame>
  );
}
