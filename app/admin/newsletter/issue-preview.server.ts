import { newsletterIssue } from '#app/emails/newsletter-issue.email.tsx';
import { renderEmail } from '#app/emails/render.server.ts';
import { findNewsletterIssue } from '#app/features/subscriptions/newsletter/issues/issue.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';

/** Renders an issue with plain text in place of the unsubscribe links. */
export async function renderIssue(
  app: AppContext,
  id: string,
): Promise<{ html: string; text: string } | undefined> {
  const issue = await findNewsletterIssue(app.db, id);
  if (!issue) return undefined;
  const { subject, preheader, body } = issue;
  const words = { subject, preheader, body };
  const props = { issueId: id, signupId: null, list: 'newsletter', words };
  const deps = { siteUrl: app.config.siteUrl, secrets: app.settings.secrets };
  return renderEmail(newsletterIssue, props, await app.readMailSettings(), deps);
}
