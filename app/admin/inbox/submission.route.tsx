import { data, Form, redirect } from 'react-router';
import { nameForm } from '#app/features/inquiries/message-emails.server.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { cleanArea, cleanLine } from '#app/platform/forms/text-fields.ts';
import { listBounced } from '#app/platform/outbox/suppression.queries.server.ts';
import { addressHash } from '#app/platform/secret-links/secret-links.server.ts';
import { readDetails } from '#app/platform/submissions/details.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { recordAudit } from '../audit/audit.server.ts';
import { OriginCard } from '../numbers/origin-card.tsx';
import { readOrigin } from '../numbers/origin-view.server.ts';
import { AdminPage, Card, Facts, shortMoment, When } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import { AssignCard } from '../users/assign-card.tsx';
import { assign, listAssignees } from '../users/assignment.server.ts';
import type { Route } from './+types/submission.route.ts';
import { readConversation } from './conversation.server.ts';
import { ConversationCard } from './conversation.tsx';
import { inboxNotices, inboxWords as words } from './inbox.content.ts';
import { findSubmission, listTagsOf } from './inbox.queries.server.ts';
import { phoneLink } from './phone-link.ts';
import { fillTemplate, repliesArea } from './replies.server.ts';
import { StatusBadge } from './status-badge.tsx';
import { defaultSubject, logAnswer, replyTo, saveLead } from './submission.server.ts';
import { ReplyCard, StateCard } from './submission-forms.tsx';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const facts = app.facts();
  const { db } = app;
  const submission = await findSubmission(db, params.id);
  if (!submission) throw data(null, 404);
  const { signature, templates } = await app.settings.get(repliesArea);
  const chosen = new URL(request.url).searchParams.get('template') ?? '';
  const template = templates.find(({ id }) => id === chosen);
  return {
    submission,
    form: nameForm(submission.source),
    isBounced:
      (await listBounced(db, [addressHash(app.settings.secrets, submission.email)])).size > 0,
    tags: await listTagsOf(db, submission.id),
    conversation: await readConversation(app, submission),
    assignees: await listAssignees(app),
    origin: await readOrigin(db, submission.id),
    reply: {
      subject: defaultSubject(facts, submission),
      canQuote: submission.message !== '',
      hasSignature: signature !== '',
      templates: templates.map(({ id, name }) => ({ id, name })),
      template: template?.id ?? '',
      text: template ? fillTemplate(template.text, submission) : '',
    },
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const facts = app.facts();
  const info = getRequestInfo(context);
  const { values } = await readFormPost(request);
  const submission = await findSubmission(app.db, params.id);
  if (!submission) throw data(null, 404);
  const { id, reference } = submission;
  const done = (name: keyof typeof inboxNotices) =>
    redirect(`/admin/inbox/${id}?done=${name}`, 303);
  switch (values.intent) {
    case 'save': {
      const errors = await saveLead(app, info, submission, values);
      return errors ? data({ errors, values }, 422) : done('saved');
    }
    case 'answered': {
      await logAnswer(app, submission, cleanArea(values.message ?? '').slice(0, 5000));
      await recordAudit(app, info, 'lead-answered', reference);
      return done('answered');
    }
    case 'reply': {
      const message = cleanArea(values.message ?? '').slice(0, 10_000);
      if (!message) return data({ errors: { message: words.reply.missing }, values }, 422);
      const subject =
        cleanLine(values.subject ?? '').slice(0, 200) || defaultSubject(facts, submission);
      const reply = { subject, message, hasQuote: values.quote === 'on' };
      const outcome = await replyTo(app, submission, reply);
      if (outcome.kind === 'repeated') {
        const at = shortMoment(outcome.at);
        const errors = { message: interpolate(words.reply.repeated, { at }) };
        return data({ errors, values }, 409);
      }
      await recordAudit(app, info, 'lead-reply', reference);
      return done('replied');
    }
    case 'assign': {
      const { name, email, assigned_to: assignedTo } = submission;
      const item = { kind: 'message', id, subject: reference, from: name || email } as const;
      if (!(await assign(app, info, { ...item, assignedTo }, values.assignee ?? ''))) {
        throw data(null, 400);
      }
      return done('saved');
    }
    default:
      throw data(null, 400);
  }
}

export default function SubmissionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { submission, tags, conversation } = loaderData;
  const { quarantine_reason: reason } = submission;
  const details = Object.entries(readDetails(submission.details));
  return (
    <AdminPage
      title={
        <>
          {submission.name || submission.email} <StatusBadge status={submission.status} />
        </>
      }
      lead={submission.reference}
      actions={<PageLink to="/admin/inbox">{words.back}</PageLink>}
    >
      <Notice
        words={inboxNotices}
        problem={
          actionData && {
            title: 'message' in actionData.errors ? words.reply.problem : words.problem.title,
            description: Object.values(actionData.errors).join(' '),
          }
        }
      />
      {submission.status === 'quarantine' && (
        <Alert tone="warn" title={reason ? words.quarantine.title : words.quarantine.byHand.title}>
          <p>
            {reason ? interpolate(words.quarantine.text, { reason }) : words.quarantine.byHand.text}
          </p>
          <Form method="post" action="/admin/inbox/bulk" className="admin-row mt-3">
            <input type="hidden" name="ids" value={submission.id} />
            <input type="hidden" name="from" value={submission.id} />
            <Button type="submit" name="intent" value="release" small>
              {words.bulk.release}
            </Button>
            <Button type="submit" name="intent" value="spam" variant="secondary" small>
              {words.bulk.spam}
            </Button>
          </Form>
        </Alert>
      )}
      <div className="admin-pair">
        <div className="admin-stack">
          <ConversationCard turns={conversation} here={submission.id} />
          <ReplyCard
            key={`${conversation.length} ${loaderData.reply.template}`}
            email={submission.email}
            isBounced={loaderData.isBounced}
            reply={loaderData.reply}
            fault={actionData}
          />
        </div>
        <div className="admin-stack">
          <StateCard submission={submission} tags={tags} fault={actionData} />
          <Card title={words.details}>
            <Facts
              facts={[
                [
                  words.facts.email,
                  <a key="email" href={`mailto:${submission.email}`}>
                    {submission.email}
                  </a>,
                ],
                [words.facts.phone, submission.phone && <PhoneNumber typed={submission.phone} />],
                [words.facts.company, submission.company],
                ...details,
                [words.facts.form, loaderData.form],
                [words.facts.page, submission.page],
                [words.facts.at, <When key="at" at={submission.created_at} />],
                [words.facts.ip, submission.ip],
                [words.facts.notice, submission.notice],
              ]}
            />
            <p>
              <PageLink to={`/admin/people?email=${encodeURIComponent(submission.email)}`}>
                {words.person}
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

function PhoneNumber({ typed }: { typed: string }) {
  const href = phoneLink(typed);
  return href ? <a href={href}>{typed}</a> : typed;
}
