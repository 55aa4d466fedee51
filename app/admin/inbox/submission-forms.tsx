import { Form } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { Submission, SubmissionNote } from '#database/schema.ts';
import { Card, When } from '../shell/admin-page.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { statusWords, inboxWords as words } from './inbox.content.ts';

/** The action data of a refused post: an error for each field, and the posted values. */
export type SubmissionError = {
  errors: Partial<Record<'message' | 'followUp' | 'note' | 'tags', string>>;
  values: Record<string, string>;
};

/** The state of a message: its status, its follow-up day, its tags. */
export function StateCard({
  submission,
  tags,
  fault,
}: {
  submission: Submission;
  tags: readonly string[];
  fault: SubmissionError | undefined;
}) {
  const { status, follow_up_on: followUpOn } = submission;
  const lastChange = `${status} ${tags.join()} ${followUpOn}`;
  return (
    <Card title={words.status.title}>
      <Form method="post" className="admin-row" key={`status ${lastChange}`}>
        <Field
          kind="select"
          id="lead-status"
          name="status"
          label={words.status.title}
          defaultValue={status}
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
      <Form method="post" className="admin-row" key={`follow-up ${lastChange}`} noValidate>
        <Field
          kind="date"
          id="lead-follow-up"
          name="followUp"
          label={words.followUp.label}
          help={words.followUp.help}
          defaultValue={fault?.values.followUp ?? followUpOn ?? ''}
          error={fault?.errors.followUp}
        />
        <Button type="submit" name="intent" value="follow-up" variant="secondary" small>
          {words.followUp.submit}
        </Button>
      </Form>
      <Form method="post" className="admin-row" key={`tags ${lastChange}`}>
        <Field
          id="lead-tags"
          name="tags"
          label={words.tags.title}
          help={words.tags.help}
          defaultValue={fault?.values.tags ?? tags.join(', ')}
          error={fault?.errors.tags}
        />
        <Button type="submit" name="intent" value="tags" variant="secondary" small>
          {words.tags.submit}
        </Button>
      </Form>
    </Card>
  );
}

export function NotesCard({
  notes,
  fault,
}: {
  notes: readonly SubmissionNote[];
  fault: SubmissionError | undefined;
}) {
  return (
    <Card title={words.notes.title}>
      <Form method="post" className="admin-stack" key={`notes ${notes.length}`}>
        <Field
          kind="textarea"
          id="lead-note"
          name="note"
          label={words.notes.label}
          error={fault?.errors.note}
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
  );
}

export function ReplyCard({
  email,
  reply,
  fault,
}: {
  email: string;
  reply: {
    /** The default of the subject field. */
    subject: string;
    /** Whether they wrote a message that can be added below. */
    canQuote: boolean;
    hasSignature: boolean;
    templates: readonly { id: string; name: string }[];
    /** The id of the chosen template; empty for none. */
    template: string;
    /** The text to start from. */
    text: string;
  };
  fault: SubmissionError | undefined;
}) {
  const { reply: labels } = words;
  const { role } = useViewer();
  return (
    <Card title={labels.title} id="reply">
      <p className="text-muted">{interpolate(labels.to, { email })}</p>
      {reply.templates.length > 0 && (
        <Form method="get" className="admin-row" preventScrollReset>
          <Field
            kind="select"
            id="reply-template"
            name="template"
            label={labels.template}
            defaultValue={reply.template}
          >
            <option value="">{labels.noTemplate}</option>
            {reply.templates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Field>
          <Button type="submit" variant="secondary" small>
            {labels.useTemplate}
          </Button>
        </Form>
      )}
      <Form method="post" className="admin-stack">
        <Field
          id="reply-subject"
          name="subject"
          label={labels.subject}
          defaultValue={fault?.values.subject ?? reply.subject}
          maxLength={200}
        />
        <Field
          kind="textarea"
          id="reply-message"
          name="message"
          label={labels.message}
          help={reply.hasSignature ? labels.signature : undefined}
          rows={8}
          defaultValue={fault?.values.message ?? reply.text}
          error={fault?.errors.message}
          maxLength={10_000}
          required
        />
        {reply.canQuote && (
          <Checkbox id="reply-quote" name="quote" label={labels.quote} defaultChecked />
        )}
        <div className="admin-row">
          <Button type="submit" name="intent" value="reply">
            {labels.submit}
          </Button>
          {role === 'owner' && (
            <PageLink to={labels.settings.href}>{labels.settings.label}</PageLink>
          )}
        </div>
      </Form>
    </Card>
  );
}
