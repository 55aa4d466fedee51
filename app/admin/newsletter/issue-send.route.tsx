import { data, redirect } from 'react-router';
import * as v from 'valibot';
import {
  findNewsletterIssue,
  scheduleIssue,
  sendTest,
} from '#app/features/subscriptions/newsletter/issues/issue.server.ts';
import {
  type Audience,
  countAudience,
  countLeftOut,
  listAudiences,
  parseAudience,
} from '#app/features/subscriptions/newsletter/issues/issue-audience.server.ts';
import {
  continueIssues,
  newsletterArea,
} from '#app/features/subscriptions/newsletter/issues/issue-sending.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { lowerFirst } from '#app/platform/format/first-letter.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';
import { Alert } from '#app/ui/alert.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { NewsletterIssue } from '#database/schema.ts';
import { type AdminPost, adminAction, done } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { ownAddress } from '../users/own-address.server.ts';
import type { Route } from './+types/issue-send.route.ts';
import { completeSchema, sendTimeSchema } from './issue.schema.ts';
import { nameAudience } from './issue-audience-name.ts';
import { ConfirmCard, RecipientsForm } from './issue-send.form.tsx';
import { newsletterNotices, newsletterWords } from './newsletter-admin.content.ts';

const words = newsletterWords.send;
const testNotice = { tested: newsletterNotices.tested };

export const meta = adminMeta(newsletterWords.title);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const facts = app.facts();
  const issue = await findNewsletterIssue(app.db, params.id);
  if (!issue) throw data(null, 404);
  if (issue.state !== 'draft') throw redirect(`/admin/newsletter/${issue.id}`);
  const values = Object.fromEntries(new URL(request.url).searchParams);
  const audience = parseAudience(facts, values.audience);
  const time = v.safeParse(sendTimeSchema(app.now()), values);
  const isChosen = values.audience !== undefined;
  const errors = isChosen ? chosenErrors(audience, time) : {};
  const { perMinute } = await app.settings.get(newsletterArea);
  const { smtp, isSmtpEnabled } = await app.readMailSettings();
  const audiences = await listAudiences(facts, app.db);
  // A draft that was scheduled once goes to the same people, unless others are chosen.
  const last = audiences.find(({ name }) => name === issue.audience)?.name;
  const isComplete = v.is(completeSchema, issue);
  return {
    id: issue.id,
    subject: issue.subject,
    errors,
    isComplete,
    values: { ...(last === undefined ? {} : { audience: last }), ...values },
    hasServer: smtp !== undefined && isSmtpEnabled,
    options: audiences.map((one) => ({ value: one.name, label: nameAudience(one) })),
    plan:
      isComplete && audience && time.success
        ? {
            issue: issue.id,
            count: await countAudience(app.db, audience, app.now()),
            leftOut: await countLeftOut(app.db, audience),
            audience: lowerFirst(nameAudience(audience)),
            isWaitlist: audience.item !== undefined,
            sendAt: time.output.sendAt?.toISOString(),
            perMinute,
          }
        : undefined,
  };
}

/** Checks what was chosen for the issue, and goes on. */
const withChoice =
  <Answer,>(
    act: (
      post: AdminPost,
      issue: NewsletterIssue,
      chosen: { audience: Audience; sendAt: Date | undefined },
    ) => Answer,
  ) =>
  async (post: AdminPost) => {
    const { app, values } = post;
    const issue = await findNewsletterIssue(app.db, post.id);
    if (!issue) throw data(null, 404);
    const audience = parseAudience(app.facts(), values.audience);
    const time = v.safeParse(sendTimeSchema(app.now()), values);
    if (!audience || !time.success || !v.is(completeSchema, issue)) {
      return data({ errors: chosenErrors(audience, time) }, 422);
    }
    return act(post, issue, { audience, sendAt: time.output.sendAt });
  };

export const action = adminAction({
  test: withChoice(async ({ app, info, values }, { id }, { audience }) => {
    await sendTest(app, { id, audience: audience.name }, await ownAddress(app, info));
    const { when = '', date = '', time = '' } = values;
    const chosen = new URLSearchParams({ audience: audience.name, when, date, time });
    return done(`/admin/newsletter/${id}/send?${chosen}`, 'tested');
  }),
  send: withChoice(async ({ app, audit }, { id }, { audience, sendAt }) => {
    const page = `/admin/newsletter/${id}`;
    if (!(await scheduleIssue(app, id, { audience, sendAt }))) return done(page, 'changed');
    await audit('issue-sent', id, { audience: audience.name, sendAt });
    if (!sendAt) await continueIssues(app);
    return done(page, sendAt ? 'scheduled' : 'sent');
  }),
});

function chosenErrors(
  audience: unknown,
  time: { issues?: readonly v.BaseIssue<unknown>[] | undefined },
): Record<string, string> {
  const errors = time.issues ? fieldErrors(time.issues) : {};
  return audience ? errors : { audience: newsletterWords.errors.audience, ...errors };
}

export default function IssueSendPage({ loaderData, actionData }: Route.ComponentProps) {
  const { role } = useViewer();
  const { id, subject, values, options, plan, isComplete, hasServer } = loaderData;
  const errors = actionData?.errors ?? loaderData.errors;
  return (
    <AdminPage
      title={interpolate(words.title, { subject: subject || newsletterWords.untitled })}
      lead={words.lead}
      actions={<PageLink to={`/admin/newsletter/${id}`}>{words.edit}</PageLink>}
    >
      <Notice words={testNotice} problem={actionData && newsletterWords.notSent} />
      {!isComplete && (
        <Alert tone="warn" title={words.incomplete.title}>
          <p>{words.incomplete.text}</p>
        </Alert>
      )}
      {!hasServer && (
        <Alert tone="warn" title={words.noServer.title}>
          <p>{words.noServer.text}</p>
          <p>
            {role === 'owner' && (
              <PageLink to="/admin/email-integration">{words.noServer.settings}</PageLink>
            )}
          </p>
        </Alert>
      )}
      {isComplete && <RecipientsForm values={values} errors={errors} options={options} />}
      {plan && <ConfirmCard values={values} plan={{ ...plan, hasServer }} />}
    </AdminPage>
  );
}
