import { data } from 'react-router';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { PREVIEW_POLICY } from '#app/platform/http/preview-policy.ts';
import type { Route } from './+types/issue-preview.route.ts';
import { renderIssue } from './issue-preview.server.ts';

/** The email as a separate HTML document, in which no script may run. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const rendered = await renderIssue(getAppContext(context), params.id);
  if (!rendered) throw data(null, 404);
  return new Response(rendered.html.replace('<head>', '<head><base target="_blank"/>'), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': PREVIEW_POLICY,
    },
  });
}
