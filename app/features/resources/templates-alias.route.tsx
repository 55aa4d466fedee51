import { redirect } from 'react-router';
import type { Route } from './+types/templates-alias.route.ts';

/** The older address of the templates and of each of their pages, for good at the canonical one. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/^\/resources\/templates/, '/resources/automation-templates');
  return redirect(path + search, 301);
}
