import { readReport } from '#app/features/subscriptions/newsletter/issues/issue.server.ts';
import {
  listAudiences,
  parseAudience,
} from '#app/features/subscriptions/newsletter/issues/issue-audience.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { readMarkdown } from '#app/platform/markdown/markdown.server.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { adminAction } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/issue.route.ts';
import { issueActs, readIssue } from './issue-acts.server.ts';
import { IssueEditor, PREVIEW_FRAME, SendQuestion } from './issue-editor.tsx';
import { IssueReportCard, IssueStateBadge } from './issue-report.tsx';
import { nameAudience } from './list-name.server.ts';
import { newsletterNotices, newsletterWords as words } from './newsletter.content.ts';

export const meta = adminMeta('Newsletter');

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const issue = await readIssue(app, params.id);
  const audience = parseAudience(app.facts(), issue.audience);
  const audiences = await listAudiences(app.facts(), app.db);
  return {
    issue,
    audience: audience && nameAudience(audience),
    report: issue.started_at === null ? undefined : await readReport(app, issue),
    problems: readMarkdown(issue.body).problems,
    audiences: audiences.map((one) => ({ value: one.name, label: nameAudience(one) })),
    choice: Object.fromEntries(new URL(request.url).searchParams),
  };
}

export const action = adminAction(issueActs);

export default function IssuePage({ loaderData, actionData }: Route.ComponentProps) {
  const { issue, choice } = loaderData;
  const { id, state, subject, preheader, body, audience } = issue;
  const answer = actionData && 'values' in actionData ? actionData : undefined;
  const plan = answer && 'plan' in answer ? answer.plan : undefined;
  const errors = answer && 'errors' in answer ? answer.errors : undefined;
  const typed = {
    subject,
    preheader,
    body,
    audience: audience ?? '',
    ...choice,
    ...answer?.values,
  };
  return (
    <AdminPage
      title={subject || words.untitled}
      lead={<IssueStateBadge state={state} />}
      actions={<PageLink to="/admin/newsletter">All issues</PageLink>}
    >
      <Notice words={newsletterNotices} problem={errors && words.problem} />
      {plan && <SendQuestion id={id} plan={plan} values={typed} />}
      <div className="admin-beside">
        {state === 'draft' ? (
          <IssueEditor
            id={id}
            problems={loaderData.problems}
            audiences={loaderData.audiences}
            values={typed}
            errors={errors ?? {}}
          />
        ) : (
          <IssueReportCard {...loaderData} />
        )}
        <Card title="Preview" id="preview">
          {state === 'draft' && (
            <p className="text-muted">
              The draft as last saved. Preview shows what you’ve typed, and saves nothing.
            </p>
          )}
          <iframe
            className="admin-preview"
            name={PREVIEW_FRAME}
            title={words.previewFrame}
            src={`/admin/newsletter/${id}/preview`}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          />
        </Card>
      </div>
    </AdminPage>
  );
}
