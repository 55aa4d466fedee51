import { newsletterIssue } from '#app/emails/issue.email.tsx';
import { renderEmail } from '#app/emails/render.server.ts';
import {
  type IssueWords,
  listOfIssue,
} from '#app/features/subscriptions/newsletter/issues/issue.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import type { NewsletterIssue } from '#database/schema.ts';

/**
 * Renders the email of an issue as its audience gets it, with plain text in place of the unsubscribe
 * links.
 */
export async function renderIssue(
  app: AppContext,
  issue: Pick<NewsletterIssue, 'id' | 'audience'>,
  { subject, preheader, body }: IssueWords,
): Promise<{ html: string; text: string }> {
  const facts = app.facts();
  const words = { subject, preheader, body };
  const list = listOfIssue(facts, issue);
  const props = { issueId: issue.id, signupId: null, list, words };
  const deps = { siteUrl: app.config.siteUrl, secrets: app.settings.secrets, facts };
  return renderEmail(newsletterIssue, props, await app.readMailSettings(), deps);
}
