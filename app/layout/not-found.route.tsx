import { data } from 'react-router';
import { getAppContext } from '#app/platform/app-context.server.ts';
import type { Route } from './+types/not-found.route.ts';

/** Any other path: the not-found page with status 404. */
export function loader() {
  throw data(null, { status: 404 });
}

/** The server answers a file itself, but only to GET: any other method comes here. */
export function action({ url: { pathname }, context }: Route.ActionArgs) {
  throw data(null, { status: getAppContext(context).hasPage(pathname) ? 405 : 404 });
}

export default function NotFound() {
  return null;
}
