import { data } from 'react-router';
import { findNewsletterIssue } from '#app/features/subscriptions/newsletter/issues/issue.server.ts';
import { parseAudience } from '#app/features/subscriptions/newsletter/issues/issue-audience.server.ts';
import { type AppContext, getAppContext } from '#app/platform/app-context.server.ts';
import { PREVIEW_POLICY } from '#app/platform/http/preview-policy.ts';
import type { NewsletterIssue } from '#database/schema.ts';
import { adminAction } from '../shell/admin-action.server.ts';
import type { Route } from './+types/issue-preview.route.ts';
import { MAX_BODY } from './issue.schema.ts';
import { renderIssue } from './issue-preview.server.ts';

/** The last saved version of the email, for the audience chosen last. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const issue = await findIssue(app, params.id);
  return preview((await renderIssue(app, issue, issue)).html);
}

/** The email with the words that the editor posts, for the audience that it names. Saves nothing. */
export const action = adminAction(async ({ app, id, values }) => {
  const issue = await findIssue(app, id);
  const { subject = '', preheader = '', body = '' } = values;
  const audience = parseAudience(app.facts(), values.audience)?.name ?? issue.audience;
  const words = { subject, preheader, body: body.slice(0, MAX_BODY) };
  return preview((await renderIssue(app, { id: issue.id, audience }, words)).html);
});

async function findIssue({ db }: AppContext, id: string): Promise<NewsletterIssue> {
  const issue = await findNewsletterIssue(db, id);
  if (!issue) throw data(null, 404);
  return issue;
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
