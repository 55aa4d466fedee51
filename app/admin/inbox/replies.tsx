import { Form } from 'react-router';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field } from '#app/ui/field.tsx';
import { Card } from '../shell/admin-page.tsx';
import { formFields } from '../shell/form-fields.ts';
import { FormCard, HiddenFields, PostButton } from '../shell/post-form.tsx';
import type { Route } from './+types/inbox.route.ts';
import { repliesWords as words } from './inbox.content.ts';
import type { ReplyTemplate } from './replies.server.ts';

type Refused = Route.ComponentProps['actionData'];

/** The owner's signature, and templates for replies. */
export function Replies({
  replies: { signature, templates },
  refused,
}: {
  replies: { signature: string; templates: readonly ReplyTemplate[] };
  refused: Refused;
}) {
  const refusalOf = (id: string) => ((refused?.values.id ?? '') === id ? refused : undefined);
  return (
    <Disclosure summary={words.title} defaultOpen={refused !== undefined}>
      <div id="replies" className="admin-pair">
        <Card title={words.templates.title}>
          <p className="text-muted">{words.templates.text}</p>
          {templates.length === 0 && <p>{words.templates.none}</p>}
          {templates.map((template) => (
            <Disclosure
              key={JSON.stringify(template)}
              summary={template.name}
              defaultOpen={refusalOf(template.id) !== undefined}
            >
              <TemplateForm template={template} refused={refusalOf(template.id)} />
            </Disclosure>
          ))}
          <h3>{words.templates.add}</h3>
          <TemplateForm key={templates.length} refused={refusalOf('')} />
        </Card>
        <FormCard
          key={signature}
          title={words.signature.title}
          intent="signature"
          submit={words.signature.submit}
        >
          <Field
            kind="textarea"
            id="reply-signature"
            name="signature"
            label={words.signature.label}
            help={words.signature.help}
            maxLength={1000}
            defaultValue={signature}
          />
        </FormCard>
      </div>
    </Disclosure>
  );
}

function TemplateForm({ template, refused }: { template?: ReplyTemplate; refused: Refused }) {
  const field = formFields({
    form: `template-${template?.id ?? 'new'}`,
    words: words.templates.fields,
    values: refused?.values ?? template,
    errors: refused?.errors,
  });
  return (
    <Form method="post" className="admin-stack" noValidate>
      <HiddenFields fields={{ id: template?.id ?? '' }} />
      <Field {...field('name')} maxLength={60} />
      <Field kind="textarea" {...field('text')} rows={6} maxLength={10_000} />
      <div className="admin-row">
        <PostButton intent="template">
          {template ? words.templates.save : words.templates.submit}
        </PostButton>
        {template && (
          <PostButton intent="remove-template" variant="quiet">
            {words.templates.remove}
          </PostButton>
        )}
      </div>
    </Form>
  );
}
