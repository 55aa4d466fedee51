import type { ReactNode } from 'react';
import { useFacts } from '#app/facts/use-facts.ts';
import { ToastRegion } from '#app/ui/toast.tsx';
import { AnnouncementBar } from './announcement.tsx';
import { layoutWordsOf } from './layout.content.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** What stands around the content of a public page. */
export function SiteFrame({
  newsletter,
  children,
}: {
  newsletter: ReactNode;
  children: ReactNode;
}) {
  const facts = useFacts();
  const layoutWords = layoutWordsOf(facts);
  return (
    <>
      <a className="skip-link" href="#main">
        {layoutWords.skipToContent}
      </a>
      <AnnouncementBar />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter newsletter={newsletter} />
      <ToastRegion label={layoutWords.toastRegion} dismissLabel={layoutWords.dismissToast} />
    </>
  );
}
