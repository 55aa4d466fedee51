import { data, Form } from 'react-router';
import { nameForm } from '#app/features/inquiries/message-emails.server.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { cleanArea, cleanLine } from '#app/platform/forms/text-fields.ts';
import { listBounced } from '#app/platform/outbox/suppression.queries.server.ts';
import { addressHash } from '#app/platform/secret-links/secret-links.server.ts';
import { readDetails } from '#app/platform/submissions/details.ts';
import { parseDayField } from '#app/platform/time/calendar-date.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { SubmissionStatus } from '#database/schema.ts';
import { OriginCard } from '../numbers/origin-card.tsx';
import { readOrigin } from '../numbers/origin-view.server.ts';
import { readConversation } from '../people/timeline.server.ts';
import { Timeline } from '../people/timeline.tsx';
import { listNames } from '../session/accounts.server.ts';
import { adminAction, done, refuse } from '../shell/admin-action.server.ts';
import { adminMeta } from '../shell/admin-meta.ts';
import { AdminPage, Card, Facts, When } from '../shell/admin-page.tsx';
import { formFields } from '../shell/form-fields.ts';
import { Notice } from '../shell/notice.tsx';
import { ButtonForm, FormCard, Options, PostButton } from '../shell/post-form.tsx';
import { AssignCard } from '../users/assign-card.tsx';
import { assign } from '../users/assignment.server.ts';
import type { Route } from './+types/submission.route.ts';
import { inboxNotices, statusWords, inboxWords as words } from './inbox.content.ts';
import { insertNote, listTags, replaceTags, updateLead } from './inbox.queries.server.ts';
import {
  defaultSubject,
  fillTemplate,
  markAnswered,
  openSubmission,
  releaseMessage,
  repliesArea,
  replyTo,
} from './submission.server.ts';

const fieldWords = {
  status: 'Status',
  followUp: {
    label: 'Follow up on',
    help: 'From that day on, it appears under Today while it’s new, open or waiting. Leave it empty for no reminder.',
  },
  tags: { label: 'Tags', help: 'Separate them with commas.' },
  note: { label: 'New note', help: 'Only you and your team see it, in the timeline.' },
  template: 'Start from a template',
  subject: 'Subject',
  message: 'Your reply',
};

const longWords = {
  held: 'Releasing it sends the emails that were held back. If it’s spam, leave it: it’s deleted after 30 days.',
  reply:
    'Your signature, if there is one, and their message are added below. Their reply comes to the address the site sends from.',
  answered:
    'If you answered by phone or in another program, log it: nothing is emailed, and what you typed is kept as a note.',
  repeated:
    'You already sent exactly this reply. Change it, or send the first one again from the timeline.',
};

export const meta = adminMeta('Inbox');

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const { db, settings } = app;
  const submission = await openSubmission(db, params.id);
  const { templates } = await settings.get(repliesArea);
  const chosen = new URL(request.url).searchParams.get('template');
  const template = templates.find(({ name }) => name === chosen);
  const bounced = await listBounced(db, [addressHash(settings.secrets, submission.email)]);
  const { held_input, ...shown } = submission;
  return {
    submission: shown,
    form: nameForm(submission.source),
    tags: (await listTags(db, submission.id)).join(', '),
    conversation: await readConversation(app, submission),
    assignees: await listNames(app),
    origin: await readOrigin(db, submission.id),
    isBounced: bounced.size > 0,
    templates: templates.map(({ name }) => name),
    reply: {
      template: template?.name ?? '',
      subject: defaultSubject(app.facts(), submission),
      message: template ? fillTemplate(template.text, submission) : '',
    },
  };
}

export const action = adminAction({
  async save(post) {
    const { app, id, values, audit } = post;
    const lead = await openSubmission(app.db, id);
    const { status = lead.status, followUp = lead.follow_up_on ?? '', tags } = values;
    const day = followUp === '' ? null : parseDayField(followUp);
    if (day === undefined) {
      return refuse(post, { followUp: 'Enter a valid date, like 2027-03-01.' });
    }
    if (!Object.hasOwn(statusWords, status)) throw data(null, 400);
    const note = cleanArea(values.note ?? '');
    await app.db.transaction().execute(async (transaction) => {
      await updateLead(transaction, id, { status: status as SubmissionStatus, follow_up_on: day });
      if (tags !== undefined) {
        const typed = tags.split(',').map((tag) => cleanLine(tag).toLowerCase());
        await replaceTags(transaction, id, [...new Set(typed.filter(Boolean))]);
      }
      if (note) await insertNote(transaction, id, note, app.now());
      await audit('lead-status', lead.reference, { status, day }, transaction);
    });
    return done(`/admin/inbox/${id}`, 'saved');
  },
  async answered({ app, id, values, audit }) {
    const { reference } = await openSubmission(app.db, id);
    const text = cleanArea(values.message ?? '');
    await app.db.transaction().execute(async (transaction) => {
      await insertNote(transaction, id, `Answered elsewhere${text && `: ${text}`}`, app.now());
      await markAnswered(transaction, id, app.now());
    });
    await audit('lead-answered', reference);
    return done(`/admin/inbox/${id}`, 'answered');
  },
  async reply(post) {
    const { app, values } = post;
    const submission = await openSubmission(app.db, post.id);
    const message = cleanArea(values.message ?? '');
    if (!message) return refuse(post, { message: 'Write a reply first.' });
    const subject = cleanLine(values.subject ?? '') || defaultSubject(app.facts(), submission);
    if (!(await replyTo(app, submission, { subject, message }))) {
      return refuse(post, { message: longWords.repeated }, 409);
    }
    await post.audit('lead-reply', submission.reference);
    return done(`/admin/inbox/${post.id}`, 'replied');
  },
  async assign({ app, id, info, values }) {
    const { reference, name, email, assigned_to: assignedTo } = await openSubmission(app.db, id);
    const from = name || email;
    const item = { kind: 'message', id, subject: reference, from, assignedTo } as const;
    if (!(await assign(app, info, item, values.assignee ?? ''))) throw data(null, 400);
    return done(`/admin/inbox/${id}`, 'saved');
  },
  async release({ app, id, audit }) {
    const { reference } = await openSubmission(app.db, id);
    if (!(await releaseMessage(app, id))) return done(`/admin/inbox/${id}`, 'meanwhile');
    await audit('lead-released', reference);
    return done(`/admin/inbox/${id}`, 'released');
  },
});

export default function SubmissionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { submission, tags, conversation, reply, templates } = loaderData;
  const { id, name, status, email, phone, follow_up_on: followUp } = submission;
  const { quarantine, ...statuses } = statusWords;
  const isHeld = status === 'quarantine';
  const field = formFields({
    form: 'lead',
    words: fieldWords,
    values: { status, followUp: followUp ?? '', tags, ...reply, ...actionData?.values },
    errors: actionData?.errors,
  });
  return (
    <AdminPage
      title={name || email}
      lead={submission.reference}
      actions={<PageLink to="/admin/inbox">Inbox</PageLink>}
    >
      <Notice
        words={inboxNotices}
        problem={
          actionData && {
            title: 'Not done',
            description: Object.values(actionData.errors).join(' '),
          }
        }
      />
      {isHeld && (
        <Alert tone="warn" title={quarantine}>
          <p>
            {submission.quarantine_reason} {longWords.held}
          </p>
          <ButtonForm intent="release" variant="primary">
            Release
          </ButtonForm>
        </Alert>
      )}
      <div className="admin-pair">
        <div className="admin-stack">
          <Timeline turns={conversation} here={id} />
          <Card key={`${conversation.length} ${reply.template}`} title="Reply by email">
            {loaderData.isBounced ? (
              <Alert tone="bad" title={`Emails to ${email} come back: the address doesn’t exist`}>
                <p>{words.bounced}</p>
              </Alert>
            ) : (
              <p className="text-muted">{`Goes to ${email}. ${longWords.reply}`}</p>
            )}
            {templates.length > 0 && (
              <Form method="get" className="admin-row" preventScrollReset>
                <Field kind="select" {...field('template')}>
                  <option value="">An empty reply</option>
                  {templates.map((template) => (
                    <option key={template}>{template}</option>
                  ))}
                </Field>
                <Button type="submit" variant="secondary" small>
                  Use Template
                </Button>
              </Form>
            )}
            <Form method="post" className="admin-stack">
              <Field {...field('subject')} maxLength={200} />
              <Field kind="textarea" {...field('message')} rows={8} maxLength={10_000} required />
              <div className="admin-row">
                <PostButton intent="reply" variant="primary">
                  Send Reply
                </PostButton>
                <PostButton intent="answered">Log as Answered Elsewhere</PostButton>
              </div>
              <p className="help">{longWords.answered}</p>
            </Form>
          </Card>
        </div>
        <div className="admin-stack">
          <FormCard
            key={`${status} ${tags} ${followUp} ${conversation.length}`}
            title="Status"
            intent="save"
            submit="Save"
          >
            <Field kind="select" {...field('status')}>
              <Options words={isHeld ? statusWords : statuses} />
            </Field>
            <Field kind="date" {...field('followUp')} />
            <Field {...field('tags')} maxLength={500} />
            <Field kind="textarea" {...field('note')} rows={2} maxLength={5000} />
          </FormCard>
          <Card title="Details">
            <Facts
              facts={[
                ['Email', email],
                [
                  'Phone',
                  /^[+(\d][\d\s().-]{6,}$/.test(phone) ? (
                    <a key="phone" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
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
                Everything about this person
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
