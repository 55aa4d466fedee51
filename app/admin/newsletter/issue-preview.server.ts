import { newsletterIssue } from '#app/emails/newsletter-issue.email.tsx';
import { renderEmail } from '#app/emails/render.server.ts';
import type { IssueWords } from '#app/features/subscriptions/newsletter/issues/issue.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';

/** Renders the email of an issue with plain text in place of the unsubscribe links. */
export async function renderIssue(
  app: AppContext,
  issueId: string,
  { subject, preheader, body }: IssueWords,
): Promise<{ html: string; text: string }> {
  const words = { subject, preheader, body };
  const props = { issueId, signupId: null, list: 'newsletter', words };
  const deps = { siteUrl: app.config.siteUrl, secrets: app.settings.secrets };
  return renderEmail(newsletterIssue, props, await app.readMailSettings(), deps);
}
