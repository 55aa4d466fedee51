import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import { useFacts } from '#app/facts/use-facts.ts';
import { layoutWordsOf } from '#app/layout/layout.content.ts';
import { TextLink } from '#app/ui/external-link.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { ToastRegion } from '#app/ui/toast.tsx';
import { PublishBar } from '../content/publish-bar.tsx';
import { PlaceNavigation, SectionNavigation } from './admin-navigation.tsx';
import { useViewer } from './use-viewer.ts';

/** Header, navigation and main part of every page of the admin area. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const facts = useFacts();
  const { company } = facts;
  const layoutWords = layoutWordsOf(facts);
  const { name, changes } = useViewer();
  const { pathname } = useLocation();
  return (
    <div className="admin">
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <header className="admin-bar">
        <div className="wrap admin-bar-row">
          <span className="admin-name">{company.name} Admin</span>
          <TextLink href="/">View the site</TextLink>
          <PlaceNavigation />
          <div className="admin-person">
            {name && (
              <PageLink to="/admin/security">
                <span className="sr-only">Logged in as </span>
                {name}
              </PageLink>
            )}
            <Form method="post" action="/admin/logout" reloadDocument>
              <button type="submit" className="button button-quiet button-small">
                Logout
              </button>
            </Form>
          </div>
        </div>
      </header>
      <div className="wrap">
        <SectionNavigation />
      </div>
      <main id="main" tabIndex={-1} className="wrap admin-main">
        {changes && <PublishBar changes={changes} back={pathname} />}
        {children}
      </main>
      <ToastRegion label={layoutWords.toastRegion} dismissLabel={layoutWords.dismissToast} />
    </div>
  );
}
