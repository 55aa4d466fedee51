import { data } from 'react-router';
import * as v from 'valibot';
import {
  changeIssue,
  createDraft,
  discardDraft,
  findNewsletterIssue,
  readReport,
  saveDraft,
  scheduleIssue,
  sendTest,
} from '#app/features/subscriptions/newsletter/issues/issue.server.ts';
import {
  countAudience,
  countLeftOut,
  listAudiences,
  parseAudience,
} from '#app/features/subscriptions/newsletter/issues/issue-audience.server.ts';
import {
  continueIssues,
  newsletterArea,
} from '#app/features/subscriptions/newsletter/issues/issue-sending.server.ts';
import { type AppContext, getAppContext } from '#app/platform/app-context.server.ts';
import { lowerFirst } from '#app/platform/format/first-letter.ts';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';
import { readMarkdown } from '#app/platform/markdown/markdown.server.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import type { NewsletterIssue } from '#database/schema.ts';
import type { AuditAction } from '../audit/audit.content.ts';
import { addressOf } from '../session/accounts.server.ts';
import { type AdminPost, adminAction, done, refuse } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { type AutosaveAnswer, keepPageOnAutosave } from '../shell/draft-saver.tsx';
import { AUTOSAVE_INTENT } from '../shell/keep-typed.ts';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/issue.route.ts';
import { completeSchema, draftSchema, sendTimeSchema } from './issue.schema.ts';
import { ConfirmCard, IssueEditor } from './issue-editor.tsx';
import { renderIssue } from './issue-preview.server.ts';
import { IssuePreview } from './issue-preview.tsx';
import { IssueReportCard, IssueStateBadge } from './issue-report.tsx';
import { nameAudience } from './list-name.server.ts';
import { newsletterNotices, newsletterWords as words } from './newsletter-admin.content.ts';

type Values = Readonly<Record<string, string>>;

export const meta = adminMeta(words.title);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const facts = app.facts();
  const issue = await findNewsletterIssue(app.db, params.id);
  if (!issue) throw data(null, 404);
  const audience = parseAudience(facts, issue.audience);
  const { id, state, subject, preheader, body, note } = issue;
  const query = Object.fromEntries(new URL(request.url).searchParams);
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
    scheduled: issue.state === 'scheduled' ? issue.send_at : null,
    started: issue.started_at,
    finished: issue.finished_at,
    report: issue.started_at === null ? undefined : await readReport(app, issue),
    sending: state === 'draft' ? await readSending(app, issue, query) : undefined,
  };
}

/** Who can get a draft; once they are counted, who gets it, and when. */
async function readSending(app: AppContext, issue: NewsletterIssue, query: Values) {
  const audiences = await listAudiences(app.facts(), app.db);
  // A draft that was scheduled once goes to the same people, unless others are chosen.
  const last = audiences.find(({ name }) => name === issue.audience)?.name ?? 'all';
  const { audience, sendAt, errors } = readChoice(app, query);
  const isCounted = query.count !== undefined && audience !== undefined && !errors;
  const { smtp, isSmtpEnabled } = await app.readMailSettings();
  return {
    values: { audience: last, ...query },
    errors: (query.count !== undefined && errors) || {},
    audiences: audiences.map((one) => ({ value: one.name, label: nameAudience(one) })),
    plan: isCounted
      ? {
          count: await countAudience(app.db, audience, app.now()),
          leftOut: await countLeftOut(app.db, audience),
          audience: lowerFirst(nameAudience(audience)),
          isWaitlist: audience.item !== undefined,
          sendAt: sendAt?.toISOString(),
          perMinute: (await app.settings.get(newsletterArea)).perMinute,
          hasServer: smtp !== undefined && isSmtpEnabled,
        }
      : undefined,
  };
}

/** The recipients and the time that a form or an address names. */
function readChoice(app: AppContext, values: Values) {
  const audience = parseAudience(app.facts(), values.audience);
  const time = v.safeParse(sendTimeSchema(app.now()), values);
  const errors: Record<string, string> = {
    ...(audience ? {} : { audience: words.errors.audience }),
    ...(time.issues && fieldErrors(time.issues)),
  };
  return {
    audience,
    sendAt: time.success ? time.output.sendAt : undefined,
    errors: Object.keys(errors).length > 0 ? errors : undefined,
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

/** Saves the words, if they fit `schema`, and goes on; the page keeps the choice of recipients. */
const saveAnd = (
  schema: typeof draftSchema | typeof completeSchema,
  next: (post: AdminPost, issue: NewsletterIssue, page: string, saved: 'saved' | 'same') => unknown,
) =>
  onIssue(async (post, issue, page) => {
    const parsed = v.safeParse(schema, post.values);
    if (!parsed.success) return refuse(post, fieldErrors(parsed.issues));
    const saved = await saveDraft(post.app, issue, parsed.output);
    if (saved === 'not-a-draft') return done(page, 'changed');
    const { audience, when = '', date = '', time = '' } = post.values;
    const choice = new URLSearchParams(audience ? { audience, when, date, time } : {});
    const kept = choice.size > 0 ? `${page}?${choice}` : page;
    return next(post, issue, kept, saved) as Promise<Response>;
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
  test: saveAnd(completeSchema, async ({ app, login, values }, issue, page) => {
    const audience = readChoice(app, values).audience?.name ?? issue.audience;
    await sendTest(app, { id: issue.id, audience }, await addressOf(app, login.account));
    return done(page, 'tested');
  }),
  count: saveAnd(completeSchema, (post, _issue, page) => {
    const { errors } = readChoice(post.app, post.values);
    return errors ? refuse(post, errors) : done(`${page}&count=1#send`);
  }),
  send: onIssue(async (post, issue, page) => {
    const { app, values, audit } = post;
    const { audience, sendAt, errors } = readChoice(app, values);
    const { issues } = v.safeParse(completeSchema, issue);
    if (!audience || errors || issues) {
      return refuse(post, { ...errors, ...(issues && fieldErrors(issues)) });
    }
    if (!(await scheduleIssue(app, issue.id, { audience, sendAt }))) return done(page, 'changed');
    await audit('issue-sent', issue.id, { audience: audience.name, sendAt });
    if (!sendAt) await continueIssues(app);
    return done(page, sendAt ? 'scheduled' : 'sent');
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
  const { state, subject, preheader, body, sending } = loaderData;
  const refused = actionData && 'values' in actionData ? actionData : undefined;
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
      {sending ? (
        <>
          {sending.plan && <ConfirmCard values={sending.values} plan={sending.plan} />}
          <div className="admin-beside">
            <IssueEditor
              issue={loaderData}
              audiences={sending.audiences}
              values={{ subject, preheader, body, ...sending.values, ...refused?.values }}
              errors={refused?.errors ?? sending.errors}
            />
            <IssuePreview issue={loaderData} />
          </div>
        </>
      ) : (
        <>
          <IssueReportCard issue={loaderData} />
          <IssuePreview issue={loaderData} />
        </>
      )}
    </AdminPage>
  );
}
