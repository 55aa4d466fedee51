import { data } from 'react-router';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { PAGE_PREVIEW_POLICY } from '#app/platform/http/preview-policy.ts';
import type { Route } from './+types/preview.route.ts';

/** A public page with the drafts in place of what is published, in which no script may run. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const page = new URL(request.url).searchParams.get('page') ?? '/';
  const facts = await app.ownerFacts.readNext('drafts');
  if (!app.listPages(facts).includes(page)) throw data(null, 404);
  const html = await app.renderPage(page, facts);
  // Its links leave the preview.
  return new Response(html.replace('<head>', '<head><base target="_blank"/>'), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': PAGE_PREVIEW_POLICY,
    },
  });
}
