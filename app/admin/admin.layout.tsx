import { type ReactNode, useEffect, useRef } from 'react';
import { Form, isRouteErrorResponse, Outlet, useLocation, useRouteError } from 'react-router';
import { company } from '#app/facts/company.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { Alert } from '#app/ui/alert.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { PageNavLink } from '#app/ui/page-link.tsx';
import { ToastRegion } from '#app/ui/toast.tsx';
import './admin.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import type { Route } from './+types/admin.layout.ts';
import { emailIntegration } from './admin.content.ts';
import { keepNothing, requireOwner, requireOwnPage } from './session/guard.server.ts';
import { adminNavigation, frameWords } from './shell/shell.content.ts';
import { useErrorFocus } from './shell/use-error-focus.ts';

export const middleware = [keepNothing, requireOwner, requireOwnPage];

export const handle = { frame: 'own' };

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  return pageMeta(siteUrl, emailIntegration.head, '/admin/email-integration');
}

/** Loads nothing: it makes every navigation ask the server, which runs the guard. */
export function loader() {
  return null;
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
  const navigation = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the links scroll sideways: scroll the current page's link into view.
  useEffect(() => {
    const row = navigation.current;
    const here = row?.querySelector<HTMLElement>(`[href="${pathname}"]`);
    if (row && here) row.scrollLeft = here.offsetLeft - row.clientWidth / 2;
  }, [pathname]);
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
          <Form method="post" action="/admin/logout" className="ml-auto" reloadDocument>
            <button type="submit" className="button button-quiet button-small">
              {frameWords.logout}
            </button>
          </Form>
          <nav ref={navigation} className="admin-nav" aria-label={frameWords.navigation}>
            <ul>
              {adminNavigation.map((link) => (
                <li key={link.href}>
                  <PageNavLink to={link.href}>{link.label}</PageNavLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="wrap admin-main">
        {children}
      </main>
      <ToastRegion label={frameWords.toastRegion} dismissLabel={frameWords.dismissToast} />
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
