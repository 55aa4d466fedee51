import { Form } from 'react-router';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { Submission } from '#database/schema.ts';
import { formFields } from '../shell/form-fields.ts';
import { FormCard, Options, PostButton } from '../shell/post-form.tsx';
import { useViewer } from '../shell/use-viewer.ts';
import type { Route } from './+types/submission.route.ts';
import { statusWords, inboxWords as words } from './inbox.content.ts';

type Fault = Route.ComponentProps['actionData'];

/** What the owner keeps about a message, saved together: status, follow-up day, tags, a new note. */
export function StateCard({
  submission: { status, follow_up_on: day },
  tags,
  fault,
}: {
  submission: Submission;
  tags: string;
  fault: Fault;
}) {
  const refused = fault?.values.intent === 'save' ? fault : undefined;
  const field = formFields({
    form: 'lead',
    words: words.fields,
    values: { status, followUp: day ?? '', tags, ...refused?.values },
    errors: refused?.errors,
  });
  return (
    <FormCard key={`${status} ${tags} ${day}`} title="Status" intent="save" submit="Save">
      <Field kind="select" {...field('status')}>
        <Options words={statusWords} />
      </Field>
      <Field kind="date" {...field('followUp')} />
      <Field {...field('tags')} />
      <Field kind="textarea" {...field('note')} rows={2} maxLength={5000} />
    </FormCard>
  );
}

export function ReplyCard({
  email,
  reply,
  fault,
}: {
  email: string;
  reply: Route.ComponentProps['loaderData']['reply'];
  fault: Fault;
}) {
  const { bounced, fields } = words.reply;
  const { role } = useViewer();
  const refused = fault?.values.intent === 'reply' ? fault : undefined;
  const { subject, text, template, templates } = reply;
  const field = formFields({
    form: 'reply',
    words: fields,
    values: { template, subject, message: text, ...refused?.values },
    errors: refused?.errors,
  });
  return (
    <section id="reply" className="admin-card admin-stack">
      <h2>Reply by email</h2>
      {reply.isBounced ? (
        <Alert tone="bad" title={interpolate(bounced.title, { email })}>
          <p>{bounced.text}</p>
        </Alert>
      ) : (
        <p className="text-muted">
          Goes to {email} through the email queue. Their reply comes to the address the site sends
          from.
        </p>
      )}
      {templates.length > 0 && (
        <Form method="get" className="admin-row" preventScrollReset>
          <Field kind="select" {...field('template')}>
            <option value="">An empty reply</option>
            {templates.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Field>
          <Button type="submit" variant="secondary" small>
            Use Template
          </Button>
        </Form>
      )}
      <Form method="post" className="admin-stack">
        <Field {...field('subject')} maxLength={200} />
        <Field
          kind="textarea"
          {...field('message')}
          help={reply.hasSignature ? 'Your signature is added below it.' : undefined}
          rows={8}
          maxLength={10_000}
          required
        />
        {reply.canQuote && (
          <Checkbox id="reply-quote" name="quote" label="Add their message below" defaultChecked />
        )}
        <div className="admin-row">
          <PostButton intent="reply" variant="primary">
            Send Reply
          </PostButton>
          <PostButton intent="answered">Log as Answered Elsewhere</PostButton>
          {role === 'owner' && (
            <PageLink to="/admin/inbox#replies">Signature and templates</PageLink>
          )}
        </div>
        <p className="help">{words.answered}</p>
      </Form>
    </section>
  );
}
