import { redirect } from 'react-router';
import { withQuery } from '#app/facts/redirects.ts';
import type { Route } from './+types/moved.route.ts';
import { movedPages } from './moved-pages.ts';

/** Addresses of former releases, which people have bookmarked and emails link to. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const page = movedPages[pathname.replace(/\.data$/, '')] ?? '/admin/today';
  throw redirect(withQuery(page, search), 303);
}
