import { redirect } from 'react-router';
import { withQuery } from '#app/facts/redirects.ts';
import type { Route } from './+types/moved.route.ts';
import { movedPages } from './moved-pages.ts';

/** Addresses of former releases, which people have bookmarked and emails link to. */
export function loader({ request, params, pattern }: Route.LoaderArgs) {
  const page = movedPages[`/${pattern.replace(/^\/+/, '')}`] ?? '/admin/today';
  const { id = '' } = params as { id?: string };
  throw redirect(
    withQuery(page.replace(':id', encodeURIComponent(id)), new URL(request.url).search),
    303,
  );
}
