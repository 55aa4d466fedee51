import { redirect } from 'react-router';
import type { Route } from './+types/templates-alias.route.ts';

/** Redirects the former URLs of the templates and their pages permanently. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/^\/resources\/templates/, '/resources/automation-templates');
  return redirect(path + search, 301);
}
