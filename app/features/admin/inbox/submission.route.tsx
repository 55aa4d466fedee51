import { data, Form, Link, redirect } from 'react-router';
import { queueMessageMails } from '#app/features/contact/contact.server.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { cleanArea, cleanLine } from '#app/platform/forms/text-fields.ts';
import { readMailSettings } from '#app/platform/outbox/mail-settings.server.ts';
import { getRequestInfo, getServices } from '#app/platform/services.server.ts';
import { fill } from '#app/platform/words/fill.ts';
import { site } from '#app/site.content.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import type { SubmissionStatus } from '#database/schema.ts';
import { recordAudit } from '../audit/audit.server.ts';
import { AdminPage, Card, Facts, When } from '../frame/admin-page.tsx';
import { Notice } from '../frame/notice.tsx';
import type { Route } from './+types/submission.route.ts';
import { inboxNotices, statusWords, inboxWords as words } from './inbox.content.ts';
import { findSubmission, listNotes, listTagsOf, updateStatus } from './inbox.queries.server.ts';
import { addNote, parseTags, replyTo, saveTags } from './submission.server.ts';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = getServices(context);
  const submission = await findSubmission(db, params.id);
  if (!submission) throw data(null, 404);
  const notes = await listNotes(db, submission.id);
  return { submission, notes, tags: await listTagsOf(db, submission.id) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = getServices(context);
  const info = getRequestInfo(context);
  const { values } = await readFormPost(request);
  const submission = await findSubmission(services.db, params.id);
  if (!submission) throw data(null, 404);
  const { id, reference } = submission;
  const done = (name: keyof typeof inboxNotices) =>
    redirect(`/admin/inbox/${id}?done=${name}`, 303);
  switch (values.intent) {
    case 'status': {
      const status = values.status ?? '';
      if (!Object.hasOwn(statusWords, status)) throw data(null, 400);
      await updateStatus(services.db, id, submission.status, status as SubmissionStatus);
      await recordAudit(services, info, 'lead-status', reference, { status });
      return done('saved');
    }
    case 'tags':
      await saveTags(services, id, parseTags(values.tags ?? ''));
      await recordAudit(services, info, 'lead-tags', reference);
      return done('saved');
    case 'note': {
      const text = cleanArea(values.note ?? '').slice(0, 5000);
      if (text) await addNote(services, id, text);
      await recordAudit(services, info, 'lead-note', reference);
      return done('saved');
    }
    case 'reply': {
      const message = cleanArea(values.message ?? '').slice(0, 10_000);
      if (!message) return data({ error: words.reply.missing, values }, 422);
      const subject = cleanLine(values.subject ?? '').slice(0, 200) || defaultSubject();
      await replyTo(services, submission, { subject, message, hasQuote: values.quote === 'on' });
      await recordAudit(services, info, 'lead-reply', reference);
      return done('replied');
    }
    case 'release': {
      const { to } = await readMailSettings(services.settings, services.config, site.email);
      await services.db.transaction().execute(async (transaction) => {
        if (!(await updateStatus(transaction, id, 'quarantine', 'new'))) return;
        await queueMessageMails(transaction, submission, to, services.now());
      });
      services.wakeOutbox();
      await recordAudit(services, info, 'lead-released', reference);
      return done('released');
    }
    default:
      throw data(null, 400);
  }
}

function defaultSubject(): string {
  return fill(words.reply.defaultSubject, { site: site.name });
}

export default function SubmissionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { submission, notes, tags } = loaderData;
  const details = Object.entries(JSON.parse(submission.details) as Record<string, string>);
  const lastChange = `${submission.status} ${notes.length} ${tags.join()}`;
  return (
    <AdminPage
      title={
        <>
          {submission.name || submission.email}{' '}
          <Badge tone={submission.status === 'quarantine' ? 'warn' : 'plain'}>
            {statusWords[submission.status]}
          </Badge>
        </>
      }
      lead={submission.reference}
      actions={
        <Link className="button button-quiet button-small" to="/admin/inbox">
          {words.back}
        </Link>
      }
    >
      <Notice
        words={inboxNotices}
        problem={
          actionData ? { title: words.problem.title, description: actionData.error } : undefined
        }
      />
      {submission.status === 'quarantine' && (
        <Alert tone="warn" title={words.quarantine.title}>
          <p>{fill(words.quarantine.text, { reason: submission.quarantine_reason ?? '' })}</p>
          <Form method="post" className="admin-row mt-3">
            <Button type="submit" name="intent" value="release" small>
              {words.quarantine.submit}
            </Button>
          </Form>
        </Alert>
      )}
      <div className="admin-pair">
        <div className="admin-stack">
          <Card title={words.message}>
            <p className="admin-text">{submission.message || words.noMessage}</p>
            <Facts
              facts={[
                [words.facts.email, submission.email],
                [words.facts.phone, submission.phone],
                [words.facts.company, submission.company],
                ...details,
                [words.facts.form, submission.source],
                [words.facts.page, submission.page],
                [words.facts.at, <When key="at" at={submission.created_at} />],
                [words.facts.ip, submission.ip],
                [words.facts.notice, submission.notice],
              ]}
            />
            <p>
              <Link to={`/admin/people?email=${encodeURIComponent(submission.email)}`}>
                {words.person}
              </Link>
            </p>
          </Card>
          <ReplyForm
            email={submission.email}
            values={actionData?.values}
            error={actionData?.error}
          />
        </div>
        <div className="admin-stack">
          <Card title={words.status.title}>
            <Form method="post" className="admin-row" key={`status ${lastChange}`}>
              <Field
                kind="select"
                id="lead-status"
                name="status"
                label={words.status.title}
                defaultValue={submission.status}
              >
                {Object.entries(statusWords).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Field>
              <Button type="submit" name="intent" value="status" variant="secondary" small>
                {words.status.submit}
              </Button>
            </Form>
            <Form method="post" className="admin-row" key={`tags ${lastChange}`}>
              <Field
                id="lead-tags"
                name="tags"
                label={words.tags.title}
                help={words.tags.help}
                defaultValue={tags.join(', ')}
              />
              <Button type="submit" name="intent" value="tags" variant="secondary" small>
                {words.tags.submit}
              </Button>
            </Form>
          </Card>
          <Card title={words.notes.title}>
            <Form method="post" className="admin-stack" key={`notes ${notes.length}`}>
              <Field
                kind="textarea"
                id="lead-note"
                name="note"
                label={words.notes.label}
                rows={3}
                maxLength={5000}
              />
              <div>
                <Button type="submit" name="intent" value="note" variant="secondary" small>
                  {words.notes.submit}
                </Button>
              </div>
            </Form>
            {notes.length === 0 ? (
              <p className="text-muted">{words.notes.none}</p>
            ) : (
              <ul className="admin-stack">
                {notes.map((note) => (
                  <li key={note.id}>
                    <p className="text-muted">
                      <When at={note.created_at} />
                    </p>
                    <p className="admin-text">{note.text}</p>
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </div>
      </div>
    </AdminPage>
  );
}

function ReplyForm({
  email,
  values,
  error,
}: {
  email: string;
  values: Record<string, string> | undefined;
  error: string | undefined;
}) {
  const { reply } = words;
  return (
    <Card title={reply.title}>
      <p className="text-muted">{fill(reply.to, { email })}</p>
      <Form method="post" className="admin-stack">
        <Field
          id="reply-subject"
          name="subject"
          label={reply.subject}
          defaultValue={values?.subject ?? defaultSubject()}
          maxLength={200}
        />
        <Field
          kind="textarea"
          id="reply-message"
          name="message"
          label={reply.message}
          rows={8}
          defaultValue={values?.message}
          error={error}
          maxLength={10_000}
          required
        />
        <Checkbox id="reply-quote" name="quote" label={reply.quote} defaultChecked />
        <div>
          <Button type="submit" name="intent" value="reply">
            {reply.submit}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
