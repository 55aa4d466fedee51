import { data } from 'react-router';
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
import { getAppContext } from '#app/platform/app-context.server.ts';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';
import { readMarkdown } from '#app/platform/markdown/markdown.server.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import type { NewsletterIssue } from '#database/schema.ts';
import type { AuditAction } from '../audit/audit.content.ts';
import { type AdminPost, adminAction, done, refuse } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
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

export const meta = adminMeta(words.title);

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const facts = app.facts();
  const issue = await findNewsletterIssue(app.db, params.id);
  if (!issue) throw data(null, 404);
  const audience = parseAudience(facts, issue.audience);
  const { id, state, subject, preheader, body, note } = issue;
  return {
    id,
    state,
    subject,
    preheader,
    body,
    note,
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

/** Finds the issue, and its page. */
const onIssue =
  <Answer,>(act: (post: AdminPost, issue: NewsletterIssue, page: string) => Answer) =>
  async (post: AdminPost) => {
    const issue = await findNewsletterIssue(post.app.db, post.id);
    if (!issue) throw data(null, 404);
    return act(post, issue, `/admin/newsletter/${issue.id}`);
  };

/** Saves the words, if they fit `schema`, and goes on. */
const saveAnd = (
  schema: typeof draftSchema | typeof completeSchema,
  next: (post: AdminPost, issue: NewsletterIssue, page: string, saved: string) => unknown,
) =>
  onIssue(async (post, issue, page) => {
    const parsed = v.safeParse(schema, post.values);
    if (!parsed.success) return refuse(post, fieldErrors(parsed.issues));
    const saved = await saveDraft(post.app, issue, parsed.output);
    if (saved === 'not-a-draft') return done(page, 'changed');
    return next(post, issue, page, saved) as Promise<Response>;
  });

/** Leads to the page with a notice: done, or the issue's state had changed meanwhile. */
const step = (
  name: 'unschedule' | 'pause' | 'resume' | 'cancel',
  notice: keyof typeof newsletterNotices,
  audited: AuditAction,
) =>
  onIssue(async ({ app, audit }, { id }, page) => {
    if (!(await changeIssue(app, id, name))) return done(page, 'changed');
    await audit(audited, id);
    return done(page, notice);
  });

export const action = adminAction({
  [AUTOSAVE_INTENT]: onIssue(async ({ app, values }, issue) => {
    const parsed = v.safeParse(draftSchema, values);
    if (!parsed.success) return data<AutosaveAnswer>({ refused: parsed.issues[0].message }, 422);
    const saved = await saveDraft(app, issue, parsed.output);
    if (saved === 'not-a-draft') {
      return data<AutosaveAnswer>({ refused: newsletterNotices.changed.description }, 409);
    }
    return data<AutosaveAnswer>({ savedAt: app.now().toISOString() });
  }),
  save: saveAnd(draftSchema, (_post, _issue, page, saved) => done(page, saved)),
  next: saveAnd(completeSchema, (_post, _issue, page) => done(`${page}/send`)),
  test: saveAnd(completeSchema, async ({ app, info }, issue, page) => {
    await sendTest(app, issue, await ownAddress(app, info));
    return done(page, 'tested');
  }),
  discard: onIssue(async ({ app, audit }, { id }, page) => {
    if (!(await discardDraft(app.db, id))) return done(page, 'changed');
    await audit('issue-deleted', id);
    return done('/admin/newsletter', 'deleted');
  }),
  unschedule: step('unschedule', 'unscheduled', 'issue-unscheduled'),
  pause: step('pause', 'paused', 'issue-paused'),
  resume: step('resume', 'resumed', 'issue-resumed'),
  cancel: step('cancel', 'cancelled', 'issue-cancelled'),
  copy: onIssue(async ({ app }, issue) => {
    return done(`/admin/newsletter/${await createDraft(app, issue)}`);
  }),
});

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
        <div className="admin-beside">
          <IssueEditor
            issue={loaderData}
            values={refused?.values ?? loaderData}
            errors={refused?.errors ?? {}}
          />
          <IssuePreview issue={loaderData} />
        </div>
      ) : (
        <>
          <IssueReportCard issue={loaderData} />
          <IssuePreview issue={loaderData} />
        </>
      )}
    </AdminPage>
  );
}
