import { newsletterIssue } from '#app/emails/issue.email.tsx';
import { renderEmail } from '#app/emails/render.server.ts';
import {
  type IssueWords,
  listOfIssue,
} from '#app/features/subscriptions/newsletter/issues/issue.server.ts';
import { type AppContext, getAppContext } from '#app/platform/app-context.server.ts';
import { PREVIEW_POLICY } from '#app/platform/http/preview-policy.ts';
import type { NewsletterIssue } from '#database/schema.ts';
import { adminAction } from '../shell/admin-action.server.ts';
import type { Route } from './+types/issue-preview.route.ts';
import { readIssue } from './issue-acts.server.ts';
import { MAX_BODY } from './newsletter.schema.ts';

/** The last saved version of the email, for the audience chosen last. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  return preview(app, await readIssue(app, params.id));
}

/** The email with the words that the editor posts, for the audience that it names. Saves nothing. */
export const action = adminAction(async ({ app, id, values }) => {
  const issue = await readIssue(app, id);
  const { subject = '', preheader = '', body = '', audience = issue.audience } = values;
  return preview(app, { id, audience, subject, preheader, body: body.slice(0, MAX_BODY) });
});

/** A separate HTML document without scripts, and with plain text in place of the unsubscribe links. */
async function preview(
  app: AppContext,
  issue: IssueWords & Pick<NewsletterIssue, 'id' | 'audience'>,
): Promise<Response> {
  const facts = app.facts();
  const list = listOfIssue(facts, issue);
  const { id: issueId, subject, preheader, body } = issue;
  const props = { issueId, signupId: null, list, words: { subject, preheader, body } };
  const deps = { siteUrl: app.config.siteUrl, secrets: app.settings.secrets, facts };
  const { html } = await renderEmail(newsletterIssue, props, await app.readMailSettings(), deps);
  return new Response(html.replace('<head>', '<head><base target="_blank"/>'), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': PREVIEW_POLICY,
    },
  });
}
