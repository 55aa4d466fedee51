import { data, Form, redirect } from 'react-router';
import { nameForm } from '#app/features/inquiries/message-emails.server.ts';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { cleanArea, cleanLine } from '#app/platform/forms/text-fields.ts';
import { readDetails } from '#app/platform/submissions/details.ts';
import { parseDayField } from '#app/platform/time/calendar-date.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { SubmissionStatus } from '#database/schema.ts';
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
import { inboxNotices, statusWords, inboxWords as words } from './inbox.content.ts';
import {
  findSubmission,
  listNotes,
  listTagsOf,
  markFollowUp,
  updateStatus,
} from './inbox.queries.server.ts';
import { phoneLink } from './phone-link.ts';
import { fillTemplate, repliesArea } from './replies.server.ts';
import { StatusBadge } from './status-badge.tsx';
import {
  addNote,
  defaultSubject,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  parseTags,
  replyTo,
  saveTags,
} from './submission.server.ts';
import { NotesCard, ReplyCard, StateCard } from './submission-forms.tsx';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const { db } = app;
  const submission = await findSubmission(db, params.id);
  if (!submission) throw data(null, 404);
  const { signature, templates } = await app.settings.get(repliesArea);
  const chosen = new URL(request.url).searchParams.get('template') ?? '';
  const template = templates.find(({ id }) => id === chosen);
  return {
    submission,
    form: nameForm(submission.source),
    notes: await listNotes(db, submission.id),
    tags: await listTagsOf(db, submission.id),
    conversation: await readConversation(app, submission),
    assignees: await listAssignees(app),
    origin: await readOrigin(db, submission.id),
    reply: {
      subject: defaultSubject(submission),
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
  const info = getRequestInfo(context);
  const { values } = await readFormPost(request);
  const submission = await findSubmission(app.db, params.id);
  if (!submission) throw data(null, 404);
  const { id, reference } = submission;
  const done = (name: keyof typeof inboxNotices) =>
    redirect(`/admin/inbox/${id}?done=${name}`, 303);
  switch (values.intent) {
    case 'status': {
      const status = values.status ?? '';
      if (!Object.hasOwn(statusWords, status)) throw data(null, 400);
      await updateStatus(app.db, id, submission.status, status as SubmissionStatus);
      await recordAudit(app, info, 'lead-status', reference, { status });
      return done('saved');
    }
    case 'tags': {
      const tags = parseTags(values.tags ?? '');
      if (!tags) {
        const limits = { most: MAX_TAGS, length: MAX_TAG_LENGTH };
        return data({ errors: { tags: interpolate(words.tags.tooMany, limits) }, values }, 422);
      }
      await saveTags(app, id, tags);
      await recordAudit(app, info, 'lead-tags', reference);
      return done('saved');
    }
    case 'note': {
      const text = cleanArea(values.note ?? '').slice(0, 5000);
      if (!text) return data({ errors: { note: words.notes.missing }, values }, 422);
      await addNote(app, id, text);
      await recordAudit(app, info, 'lead-note', reference);
      return done('saved');
    }
    case 'reply': {
      const message = cleanArea(values.message ?? '').slice(0, 10_000);
      if (!message) return data({ errors: { message: words.reply.missing }, values }, 422);
      const subject = cleanLine(values.subject ?? '').slice(0, 200) || defaultSubject(submission);
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
    case 'follow-up': {
      const typed = values.followUp?.trim() ?? '';
      const day = typed === '' ? null : parseDayField(typed);
      if (day === undefined)
        return data({ errors: { followUp: words.followUp.invalid }, values }, 422);
      await markFollowUp(app.db, id, day);
      await recordAudit(app, info, 'lead-follow-up', reference, { day });
      return done('saved');
    }
    default:
      throw data(null, 400);
  }
}

export default function SubmissionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { submission, notes, tags, conversation } = loaderData;
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
            reply={loaderData.reply}
            fault={actionData}
          />
        </div>
        <div className="admin-stack">
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
          <StateCard submission={submission} tags={tags} fault={actionData} />
          <NotesCard notes={notes} fault={actionData} />
        </div>
      </div>
    </AdminPage>
  );
}

function PhoneNumber({ typed }: { typed: string }) {
  const href = phoneLink(typed);
  return href ? <a href={href}>{typed}</a> : typed;
}
