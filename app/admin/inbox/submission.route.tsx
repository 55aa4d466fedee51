import { data } from 'react-router';
import { nameForm } from '#app/features/inquiries/message-emails.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { cleanArea, cleanLine } from '#app/platform/forms/text-fields.ts';
import { listBounced } from '#app/platform/outbox/suppression.queries.server.ts';
import { addressHash } from '#app/platform/secret-links/secret-links.server.ts';
import { readDetails } from '#app/platform/submissions/details.ts';
import { Alert } from '#app/ui/alert.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { Submission } from '#database/schema.ts';
import { OriginCard } from '../numbers/origin-card.tsx';
import { readOrigin } from '../numbers/origin-view.server.ts';
import { readConversation } from '../people/timeline.server.ts';
import { Timeline } from '../people/timeline.tsx';
import { listNames } from '../session/accounts.server.ts';
import { type AdminPost, adminAction, done, refuse } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card, Facts, shortMoment, When } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { ButtonForm } from '../shell/post-form.tsx';
import { AssignCard } from '../users/assign-card.tsx';
import { assign } from '../users/assignment.server.ts';
import type { Route } from './+types/submission.route.ts';
import { inboxNotices, inboxWords as words } from './inbox.content.ts';
import { findSubmission, listTagsOf, markAll } from './inbox.queries.server.ts';
import { phoneLink } from './phone-link.ts';
import { fillTemplate, repliesArea } from './replies.server.ts';
import { StatusBadge } from './status-badge.tsx';
import {
  defaultSubject,
  logAnswer,
  releaseMessages,
  replyTo,
  saveLead,
} from './submission.server.ts';
import { ReplyCard, StateCard } from './submission-forms.tsx';

export const meta = adminMeta(words.title);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const { db, settings } = app;
  const submission = await findSubmission(db, params.id);
  if (!submission) throw data(null, 404);
  const { signature, templates } = await settings.get(repliesArea);
  const chosen = new URL(request.url).searchParams.get('template') ?? '';
  const template = templates.find(({ name }) => name === chosen);
  const bounced = await listBounced(db, [addressHash(settings.secrets, submission.email)]);
  return {
    submission,
    form: nameForm(submission.source),
    tags: await listTagsOf(db, submission.id),
    conversation: await readConversation(app, submission),
    assignees: await listNames(app),
    origin: await readOrigin(db, submission.id),
    reply: {
      isBounced: bounced.size > 0,
      subject: defaultSubject(app.facts(), submission),
      canQuote: submission.message !== '',
      hasSignature: signature !== '',
      templates: templates.map(({ name }) => name),
      template: chosen,
      text: template ? fillTemplate(template.text, submission) : '',
    },
  };
}

export const action = adminAction({
  save: about(async (post, submission) => {
    const errors = await saveLead(post, submission);
    return Object.keys(errors).length > 0 ? refuse(post, errors) : 'saved';
  }),
  answered: about(async ({ app, values, audit }, submission) => {
    await logAnswer(app, submission, values.message ?? '');
    await audit('lead-answered', submission.reference);
    return 'answered';
  }),
  reply: about(async (post, submission) => {
    const { app, values, audit } = post;
    const message = cleanArea(values.message ?? '').slice(0, 10_000);
    if (!message) return refuse(post, { message: 'Write a reply first.' });
    const subject =
      cleanLine(values.subject ?? '').slice(0, 200) || defaultSubject(app.facts(), submission);
    const reply = { subject, message, hasQuote: values.quote === 'on' };
    const sentAt = await replyTo(app, submission, reply);
    if (sentAt) {
      const at = shortMoment(sentAt);
      return refuse(post, { message: interpolate(words.reply.repeated, { at }) }, 409);
    }
    await audit('lead-reply', submission.reference);
    return 'replied';
  }),
  assign: about(async ({ app, info, values }, submission) => {
    const { id, reference: subject, name, email, assigned_to: assignedTo } = submission;
    const item = { kind: 'message', id, subject, from: name || email, assignedTo } as const;
    if (!(await assign(app, info, item, values.assignee ?? ''))) throw data(null, 400);
    return 'saved';
  }),
  release: about(async ({ app, audit }, { id, reference }) => {
    const { released, hasEmails } = await releaseMessages(app, [id]);
    if (released.length === 0) return 'meanwhile';
    await audit('lead-released', reference);
    return hasEmails ? 'released' : 'releasedAgain';
  }),
  spam: about(async ({ app, audit }, { id, reference }) => {
    if ((await markAll(app.db, [id], 'spam')).length === 0) return 'meanwhile';
    await audit('lead-status', reference, { status: 'spam' });
    return 'spam';
  }),
});

/** An act on the message whose page this is: it names its notice, or refuses. */
function about(
  act: (
    post: AdminPost,
    submission: Submission,
  ) => Promise<keyof typeof inboxNotices | ReturnType<typeof refuse>>,
) {
  return async (post: AdminPost) => {
    const submission = await findSubmission(post.app.db, post.id);
    if (!submission) throw data(null, 404);
    const answer = await act(post, submission);
    return typeof answer === 'string' ? done(`/admin/inbox/${submission.id}`, answer) : answer;
  };
}

export default function SubmissionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { submission, tags, conversation, reply } = loaderData;
  const { quarantine } = words;
  const { quarantine_reason: reason, email, phone } = submission;
  const errors = Object.values(actionData?.errors ?? {});
  const tel = phoneLink(phone);
  return (
    <AdminPage
      title={
        <>
          {submission.name || email} <StatusBadge status={submission.status} />
        </>
      }
      lead={submission.reference}
      actions={<PageLink to="/admin/inbox">Inbox</PageLink>}
    >
      <Notice
        words={inboxNotices}
        problem={
          actionData && {
            title: actionData.values.intent === 'reply' ? 'Not sent' : 'Not saved',
            description: errors.join(' '),
          }
        }
      />
      {submission.status === 'quarantine' && (
        <Alert tone="warn" title="Held back as spam">
          <p>{reason ? interpolate(quarantine.text, { reason }) : quarantine.byHand}</p>
          <div className="admin-row mt-3">
            <ButtonForm intent="release" variant="primary">
              Release
            </ButtonForm>
            <ButtonForm intent="spam">Mark as Spam</ButtonForm>
          </div>
        </Alert>
      )}
      <div className="admin-pair">
        <div className="admin-stack">
          <Timeline title="Conversation" turns={conversation} here={submission.id} />
          <ReplyCard
            key={`${conversation.length} ${reply.template}`}
            email={email}
            reply={reply}
            fault={actionData}
          />
        </div>
        <div className="admin-stack">
          <StateCard submission={submission} tags={tags.join(', ')} fault={actionData} />
          <Card title="Details">
            <Facts
              facts={[
                [
                  'Email',
                  <a key="email" href={`mailto:${email}`}>
                    {email}
                  </a>,
                ],
                [
                  'Phone',
                  tel ? (
                    <a key="phone" href={tel}>
                      {phone}
                    </a>
                  ) : (
                    phone
                  ),
                ],
                ['Company', submission.company],
                ...Object.entries(readDetails(submission.details)),
                ['Form', loaderData.form],
                ['Page', submission.page],
                ['Received', <When key="at" at={submission.created_at} />],
                ['Sent from', submission.ip],
                ['Notice shown', submission.notice],
              ]}
            />
            <p>
              <PageLink to={`/admin/people?email=${encodeURIComponent(email)}`}>
                See or correct everything about this person, or merge two addresses
              </PageLink>
            </p>
          </Card>
          <OriginCard origin={loaderData.origin} />
          <AssignCard assignees={loaderData.assignees} assignedTo={submission.assigned_to} />
        </div>
      </div>
    </AdminPage>
  );
}
