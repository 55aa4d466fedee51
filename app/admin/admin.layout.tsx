import type { ReactNode } from 'react';
import { Form, isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { company } from '#app/facts/company.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { Alert } from '#app/ui/alert.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import './admin.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import type { Route } from './+types/admin.layout.ts';
import { keepNothing, requireAccess, requireOwnPage } from './session/guard.server.ts';
import { getLogin } from './session/session.server.ts';
import { PlaceNavigation, SectionNavigation } from './shell/admin-navigation.tsx';
import { frameWords } from './shell/shell.content.ts';
import { useErrorFocus } from './shell/use-error-focus.ts';
import { useViewer, type Viewer } from './shell/use-viewer.ts';

export const middleware = [keepNothing, requireAccess, requireOwnPage];

export const handle = { frame: 'own' };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(siteUrlOf(matches), frameWords.head, '/admin/today');
}

/** Who is logged in. It also makes every navigation ask the server, which runs the guard. */
export function loader({ context }: Route.LoaderArgs): Viewer {
  const { id, name, role } = getLogin(context).account;
  return { id, name, role };
}

export default function AdminLayout() {
  useErrorFocus();
  return (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  );
}

function AdminFrame({ children }: { children: ReactNode }) {
  const { name } = useViewer();
  return (
    <div className="admin">
      <a className="skip-link" href="#main">
        {frameWords.skip}
      </a>
      <header className="admin-bar">
        <div className="wrap admin-bar-row">
          <span className="admin-name">
            {company.name} {frameWords.title}
          </span>
          <TextLink href={frameWords.site.href}>{frameWords.site.label}</TextLink>
          <PlaceNavigation />
          <div className="admin-person">
            {name && (
              <PageLink to="/admin/security">
                <span className="sr-only">{frameWords.person} </span>
                {name}
              </PageLink>
            )}
            <Form method="post" action="/admin/logout" reloadDocument>
              <button type="submit" className="button button-quiet button-small">
                {frameWords.logout}
              </button>
            </Form>
          </div>
        </div>
      </header>
      <div className="wrap">
        <SectionNavigation />
      </div>
      <main id="main" tabIndex={-1} className="wrap admin-main">
        {children}
      </main>
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const { broken } = frameWords;
  return (
    <AdminFrame>
      <h1>{isMissing ? broken.missing : broken.title}</h1>
      {!isMissing && (
        <Alert tone="bad" title={broken.title}>
          <p>{broken.text}</p>
        </Alert>
      )}
      <p>
        <TextLink href={broken.back.href}>{broken.back.label}</TextLink>
      </p>
    </AdminFrame>
  );
}
