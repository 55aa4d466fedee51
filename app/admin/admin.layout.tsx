import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { canEmailNow } from '#app/platform/outbox/mail-state.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { Alert } from '#app/ui/alert.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import './admin.css';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import type { Route } from './+types/admin.layout.ts';
import { changesPath } from './content/changes.content.ts';
import { readChanges } from './content/changes.server.ts';
import { mayOpen } from './session/access.ts';
import { keepNothing, requireAccess, requireOwnPage } from './session/guard.server.ts';
import { getLogin } from './session/session.server.ts';
import { AdminFrame } from './shell/admin-frame.tsx';
import { findPlace } from './shell/find-place.ts';
import { KeptText } from './shell/kept-text.tsx';
import { RefusalText } from './shell/refusal-text.tsx';
import { useErrorFocus } from './shell/use-error-focus.ts';
import { readRefusal, type Viewer } from './shell/use-viewer.ts';

export const middleware = [keepNothing, requireAccess, requireOwnPage];

/** The router takes over these pages in the browser. All others are documents (app/platform/islands). */
export const handle = { hydrated: true };

export function meta({ matches, error }: Route.MetaArgs) {
  if (error !== undefined) {
    return [
      { title: `${isMissing(error) ? 'Nothing here' : BROKEN} | Admin` },
      { name: 'robots', content: 'noindex' },
    ];
  }
  const head = {
    title: 'Admin | {company}',
    description:
      'The owner’s area of the site. Visible only after login, and not listed by search engines.',
    keywords: ['admin'],
    noindex: true,
  };
  return pageMeta(factsOf(matches), siteUrlOf(matches), head, '/admin/today');
}

const BROKEN = 'This page couldn’t be shown';

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** Who is logged in. It also makes every navigation ask the server, which runs the guard. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Viewer> {
  const app = getAppContext(context);
  const { id, name, role } = getLogin(context).account;
  const { place } = findPlace(url.pathname) ?? {};
  const hasBar = place?.id === 'content' && mayOpen(role, changesPath);
  const changes = hasBar ? await readChanges(app) : undefined;
  return { id, name, role, canEmail: await canEmailNow(app), changes };
}

export default function AdminLayout() {
  useErrorFocus();
  return (
    <AdminFrame>
      <KeptText>
        <Outlet />
      </KeptText>
    </AdminFrame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const refusal = readRefusal(error);
  if (refusal) {
    return (
      <AdminFrame>
        <RefusalText refusal={refusal} />
      </AdminFrame>
    );
  }
  return (
    <AdminFrame>
      <h1>{isMissing(error) ? 'There’s nothing here, or it’s no longer available.' : BROKEN}</h1>
      {!isMissing(error) && (
        <Alert tone="bad">
          <p>
            Something went wrong on our side. Try again in a minute; nothing that was saved is lost.
          </p>
        </Alert>
      )}
      <p>
        <TextLink href="/admin/today">Back to Today</TextLink>
      </p>
    </AdminFrame>
  );
}
