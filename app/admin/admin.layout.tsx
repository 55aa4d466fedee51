import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { canEmailNow } from '#app/platform/outbox/mail-state.server.ts';
import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { factsOf } from '#app/platform/seo/site-url.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
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
import { useKeepTyped } from './shell/keep-typed.ts';
import { RefusalText } from './shell/refusal-text.tsx';
import { frameWords, typedWords } from './shell/shell.content.ts';
import { useErrorFocus } from './shell/use-error-focus.ts';
import { readRefusal, type Viewer } from './shell/use-viewer.ts';

export const middleware = [keepNothing, requireAccess, requireOwnPage];

/** The router takes over these pages in the browser. All others are documents (app/platform/islands). */
export const handle = { hydrated: true };

export function meta({ matches, error }: Route.MetaArgs) {
  if (error !== undefined) {
    const { title, missingTitle } = frameWords.broken;
    const isMissing = isRouteErrorResponse(error) && error.status === 404;
    return [
      { title: `${isMissing ? missingTitle : title} | Admin` },
      { name: 'robots', content: 'noindex' },
    ];
  }
  return pageMeta(factsOf(matches), siteUrlOf(matches), frameWords.head, '/admin/today');
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
  const { isPutBack, discard } = useKeepTyped();
  const { putBack } = typedWords;
  return (
    <AdminFrame>
      {isPutBack && (
        <Alert tone="info" role="status" title={putBack.title}>
          <p>{putBack.text}</p>
          <Button variant="secondary" small onClick={discard}>
            {putBack.discard}
          </Button>
        </Alert>
      )}
      <Outlet />
    </AdminFrame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const refusal = readRefusal(error);
  const { broken } = frameWords;
  if (refusal) {
    return (
      <AdminFrame>
        <RefusalText refusal={refusal} />
      </AdminFrame>
    );
  }
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
