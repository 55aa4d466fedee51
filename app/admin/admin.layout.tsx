import { Outlet } from 'react-router';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { canEmailNow } from '#app/platform/outbox/mail-state.server.ts';
import './admin.css';
import type { Route } from './+types/admin.layout.ts';
import { changesPath } from './content/changes.content.ts';
import { readChanges } from './content/changes.server.ts';
import { mayOpen } from './session/access.ts';
import { keepNothing, requireAccess, requireOwnPage } from './session/guard.server.ts';
import { getLogin } from './session/session.server.ts';
import AdminError, { errorWords } from './shell/admin-error.tsx';
import { AdminFrame } from './shell/admin-frame.tsx';
import { adminMeta } from './shell/admin-meta.ts';
import { KeptText } from './shell/kept-text.tsx';
import { findPage } from './shell/places.ts';
import type { Viewer } from './shell/use-viewer.ts';

export const middleware = [keepNothing, requireAccess, requireOwnPage];

/** The router takes over these pages in the browser. All others are documents (app/platform/islands). */
export const handle = { hydrated: true };

/** Each page has a title of its own. */
export function meta({ error }: Route.MetaArgs) {
  return error === undefined ? [] : adminMeta(errorWords(error).title)();
}

/** Who is logged in. It also makes every navigation ask the server, which runs the guard. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Viewer> {
  const app = getAppContext(context);
  const { name, role } = getLogin(context).account;
  const isContent = findPage(url.pathname)?.place.label === 'Content';
  // An article has buttons of its own to publish it.
  const isArticle = url.pathname.startsWith('/admin/articles/');
  const hasBar = isContent && !isArticle && mayOpen(role, changesPath);
  const changes = hasBar ? await readChanges(app) : undefined;
  return { name, role, canEmail: await canEmailNow(app), changes };
}

export default function AdminLayout() {
  return (
    <AdminFrame>
      <KeptText>
        <Outlet />
      </KeptText>
    </AdminFrame>
  );
}

export const ErrorBoundary = AdminError;
