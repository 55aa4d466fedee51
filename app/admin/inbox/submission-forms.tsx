import { Form } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { Submission } from '#database/schema.ts';
import { Card } from '../shell/admin-page.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import { statusWords, inboxWords as words } from './inbox.content.ts';

/** The action data of a refused post: an error for each field, and the posted values. */
export type SubmissionError = {
  errors: Partial<Record<'message' | 'followUp' | 'tags', string>>;
  values: Record<string, string>;
};

/** What the owner keeps about a message, saved together: status, follow-up day, tags, a new note. */
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
  const refused = fault?.values.intent === 'save' ? fault : undefined;
  return (
    <Card title={words.status.title}>
      <Form
        method="post"
        className="admin-stack"
        key={`${status} ${tags.join()} ${followUpOn}`}
        noValidate
      >
        <div className="form-pair">
          <Field
            kind="select"
            id="lead-status"
            name="status"
            label={words.status.title}
            defaultValue={refused?.values.status ?? status}
          >
            {Object.entries(statusWords).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Field>
          <Field
            kind="date"
            id="lead-follow-up"
            name="followUp"
            label={words.followUp.label}
            defaultValue={refused?.values.followUp ?? followUpOn ?? ''}
            error={refused?.errors.followUp}
          />
        </div>
        <p className="help">{words.followUp.help}</p>
        <Field
          id="lead-tags"
          name="tags"
          label={words.tags.title}
          help={words.tags.help}
          defaultValue={refused?.values.tags ?? tags.join(', ')}
          error={refused?.errors.tags}
        />
        <Field
          kind="textarea"
          id="lead-note"
          name="note"
          label={words.notes.label}
          help={words.notes.help}
          defaultValue={refused?.values.note}
          rows={2}
          maxLength={5000}
        />
        <div>
          <Button type="submit" name="intent" value="save" variant="secondary" small>
            {words.status.submit}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

export function ReplyCard({
  email,
  isBounced,
  reply,
  fault,
}: {
  email: string;
  /** Whether emails to the address came back. */
  isBounced: boolean;
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
      {isBounced ? (
        <Alert tone="bad" title={interpolate(labels.bounced.title, { email })}>
          <p>{labels.bounced.text}</p>
        </Alert>
      ) : (
        <p className="text-muted">{interpolate(labels.to, { email })}</p>
      )}
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
          <Button type="submit" name="intent" value="answered" variant="secondary">
            {words.answered.submit}
          </Button>
          {role === 'owner' && (
            <PageLink to={labels.settings.href}>{labels.settings.label}</PageLink>
          )}
        </div>
        <p className="help">{words.answered.help}</p>
      </Form>
    </Card>
  );
}
