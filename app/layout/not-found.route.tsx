import { data, redirect } from 'react-router';
import { findRedirect } from '#app/facts/redirects.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import type { Route } from './+types/not-found.route.ts';

/**
 * Any other path: the not-found page with status 404. A link within the site to a former address
 * asks for data only, so it comes here instead of to the server's redirects.
 */
export function loader({ url: { pathname, search }, context }: Route.LoaderArgs) {
  const facts = getAppContext(context).facts();
  const found = findRedirect(facts, pathname, search);
  if (found) throw redirect(found.to, found.status);
  throw data(null, { status: 404 });
}

/** The server answers a file itself, but only to GET: any other method comes here. */
export function action({ url: { pathname }, context }: Route.ActionArgs) {
  throw data(null, { status: getAppContext(context).hasPage(pathname) ? 405 : 404 });
}

export default function NotFound() {
  return null;
}
