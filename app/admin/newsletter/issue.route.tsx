import { data, redirect } from 'react-router';
import * as v from 'valibot';
import {
  changeIssue,
  createDraft,
  discardDraft,
  findNewsletterIssue,
  listOfIssue,
  readReport,
  saveDraft,
  sendTest,
} from '#app/features/subscriptions/newsletter/issues/issue.server.ts';
import { parseAudience } from '#app/features/subscriptions/newsletter/issues/issue-audience.server.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { readMarkdown } from '#app/platform/markdown/markdown.server.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import type { AuditAction } from '../audit/audit.content.ts';
import { recordAudit } from '../audit/audit.server.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { type AutosaveAnswer, keepPageOnAutosave } from '../shell/draft-saver.tsx';
import { AUTOSAVE_INTENT } from '../shell/keep-typed.ts';
import { Notice } from '../shell/notice.tsx';
import { ownAddress } from '../users/own-address.server.ts';
import type { Route } from './+types/issue.route.ts';
import { completeSchema, draftSchema } from './issue.schema.ts';
import { nameAudience } from './issue-audience-name.ts';
import { IssueEditor } from './issue-editor.form.tsx';
import { renderIssue } from './issue-preview.server.ts';
import { IssuePreview } from './issue-preview.tsx';
import { IssueReportCard } from './issue-report.tsx';
import { IssueStateBadge } from './issue-state.tsx';
import { newsletterNotices, newsletterWords as words } from './newsletter-admin.content.ts';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const facts = app.facts();
  const issue = await findNewsletterIssue(app.db, params.id);
  if (!issue) throw data(null, 404);
  const audience = parseAudience(facts, issue.audience);
  const { id, state, subject, preheader, body, note } = issue;
  return {
    ...{ id, state, subject, preheader, body, note },
    problems: readMarkdown(body).problems,
    text: (await renderIssue(app, issue, issue)).text,
    audience: audience && nameAudience(audience),
    isWaitlist: listOfIssue(facts, issue) !== 'newsletter',
    scheduled: issue.state === 'scheduled' ? issue.send_at : null,
    started: issue.started_at,
    finished: issue.finished_at,
    report: issue.started_at === null ? undefined : await readReport(facts, app, issue),
  };
}

export const shouldRevalidate = keepPageOnAutosave;

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const { values } = await readFormPost(request);
  const issue = await findNewsletterIssue(app.db, params.id);
  if (!issue) throw data(null, 404);
  const { id } = issue;
  const page = `/admin/newsletter/${id}`;
  /** Redirects to the page with a notice: done, or the issue's state had changed meanwhile. */
  const act = async (
    isDone: Promise<boolean>,
    done: keyof typeof newsletterNotices,
    audit: AuditAction,
  ) => {
    if (!(await isDone)) return redirect(`${page}?done=changed`, 303);
    await recordAudit(app, getRequestInfo(context), audit, id);
    return redirect(`${page}?done=${done}`, 303);
  };
  switch (values.intent) {
    case AUTOSAVE_INTENT: {
      const parsed = v.safeParse(draftSchema, values);
      if (!parsed.success) return data<AutosaveAnswer>({ refused: parsed.issues[0].message }, 422);
      const saved = await saveDraft(app, issue, parsed.output);
      if (saved === 'not-a-draft') {
        return data<AutosaveAnswer>({ refused: newsletterNotices.changed.description }, 409);
      }
      return data<AutosaveAnswer>({ savedAt: app.now().toISOString() });
    }
    case 'save':
    case 'test':
    case 'next': {
      const schema = values.intent === 'save' ? draftSchema : completeSchema;
      const parsed = v.safeParse(schema, values);
      if (!parsed.success) return data({ values, errors: fieldErrors(parsed.issues) }, 422);
      const saved = await saveDraft(app, issue, parsed.output);
      if (saved === 'not-a-draft') return redirect(`${page}?done=changed`, 303);
      if (values.intent === 'next') return redirect(`${page}/send`, 303);
      if (values.intent === 'save') return redirect(`${page}?done=${saved}`, 303);
      await sendTest(app, issue, await ownAddress(app, getRequestInfo(context)));
      return redirect(`${page}?done=tested`, 303);
    }
    case 'discard':
      if (!(await discardDraft(app.db, id))) return redirect(`${page}?done=changed`, 303);
      await recordAudit(app, getRequestInfo(context), 'issue-deleted', id);
      return redirect('/admin/newsletter?done=deleted', 303);
    case 'unschedule':
      return act(changeIssue(app, id, 'unschedule'), 'unscheduled', 'issue-unscheduled');
    case 'pause':
      return act(changeIssue(app, id, 'pause'), 'paused', 'issue-paused');
    case 'resume':
      return act(changeIssue(app, id, 'resume'), 'resumed', 'issue-resumed');
    case 'cancel':
      return act(changeIssue(app, id, 'cancel'), 'cancelled', 'issue-cancelled');
    case 'copy':
      return redirect(`/admin/newsletter/${await createDraft(app, issue)}`, 303);
    default:
      throw data(null, 400);
  }
}

/** An issue that has gone out is no longer about to. */
const { sent: _sending, ...noticesOnceSent } = newsletterNotices;

export default function IssuePage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, subject } = loaderData;
  const refused = actionData && 'values' in actionData ? actionData : undefined;
  const isDraft = state === 'draft';
  return (
    <AdminPage
      title={subject || words.untitled}
      lead={<IssueStateBadge state={state} />}
      actions={<PageLink to="/admin/newsletter">{words.back}</PageLink>}
    >
      <Notice
        words={state === 'sent' ? noticesOnceSent : newsletterNotices}
        problem={refused && words.problem}
      />
      {isDraft ? (
        <IssueEditor
          issue={loaderData}
          values={refused?.values ?? loaderData}
          errors={refused?.errors ?? {}}
        />
      ) : (
        <IssueReportCard issue={loaderData} />
      )}
      <IssuePreview issue={loaderData} />
    </AdminPage>
  );
}
