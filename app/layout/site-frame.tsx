import type { ReactNode } from 'react';
import { ToastRegion } from '#app/ui/toast.tsx';
import { AnnouncementBar } from './announcement.tsx';
import { layoutWords } from './layout.content.ts';
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
