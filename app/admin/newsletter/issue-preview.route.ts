import { data } from 'react-router';
import { findNewsletterIssue } from '#app/features/subscriptions/newsletter/issues/issue.server.ts';
import { parseAudience } from '#app/features/subscriptions/newsletter/issues/issue-audience.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { PREVIEW_POLICY } from '#app/platform/http/preview-policy.ts';
import type { Route } from './+types/issue-preview.route.ts';
import { MAX_BODY } from './issue.schema.ts';
import { renderIssue } from './issue-preview.server.ts';

/** The last saved version of the email, for the audience in the address or else the one chosen last. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const facts = app.facts();
  const issue = await findNewsletterIssue(app.db, params.id);
  if (!issue) throw data(null, 404);
  const asked = new URL(request.url).searchParams.get('audience');
  const audience = parseAudience(facts, asked) ? asked : issue.audience;
  return preview((await renderIssue(app, { id: issue.id, audience }, issue)).html);
}

/** The email with the words that the editor posts. Saves nothing. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const issue = await findNewsletterIssue(app.db, params.id);
  if (!issue) throw data(null, 404);
  const { values } = await readFormPost(request);
  const { subject = '', preheader = '', body = '' } = values;
  const words = { subject, preheader, body: body.slice(0, MAX_BODY) };
  return preview((await renderIssue(app, issue, words)).html);
}

/** A separate HTML document, in which no script may run. */
function preview(html: string): Response {
  return new Response(html.replace('<head>', '<head><base target="_blank"/>'), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': PREVIEW_POLICY,
    },
  });
}
