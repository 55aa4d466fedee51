import { Outlet } from 'react-router';
import { useFacts } from './facts/use-facts.ts';
import { NewsletterForm } from './features/subscriptions/list-forms.tsx';
import { ErrorPage } from './layout/error-page.tsx';
import { usePageSettings } from './layout/page-settings.ts';
import { SiteFrame } from './layout/site-frame.tsx';
import deliveryNews from './pages/notices/delivery-news.island.tsx';
import { noticesLater } from './pages/notices/notices.content.ts';
import { QUEUE_KEY } from './platform/browser/resend-queue.ts';
import { Island } from './platform/islands/island.tsx';
// Of the notices about what was sent earlier, which any page shows.
import './features/booking/booking-outcome.css';

/** All public pages. */
export default function PagesLayout() {
  const facts = useFacts();
  const { ownFrame, ownSignup } = usePageSettings();
  if (ownFrame) return <Outlet />;
  return (
    <SiteFrame newsletter={!ownSignup && <NewsletterForm />}>
      <Island of={deliveryNews} props={{}} later={noticesLater(facts)} ifStored={QUEUE_KEY} />
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary() {
  return (
    <SiteFrame newsletter={<NewsletterForm />}>
      <ErrorPage />
    </SiteFrame>
  );
}
