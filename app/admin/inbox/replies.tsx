import { Form } from 'react-router';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field } from '#app/ui/field.tsx';
import { Card } from '../shell/admin-page.tsx';
import { formFields } from '../shell/form-fields.ts';
import { FormCard, HiddenFields, PostButton } from '../shell/post-form.tsx';
import type { Route } from './+types/inbox.route.ts';
import type { ReplyTemplate } from './replies.server.ts';

const TEMPLATES_HELP =
  'Choose one on a message’s page. {name} becomes the first name, {company} the company and {reference} the reference of the message.';

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
    <Disclosure summary="Signature and reply templates" defaultOpen={refused !== undefined}>
      <div id="replies" className="admin-pair">
        <Card title="Templates">
          <p className="text-muted">{TEMPLATES_HELP}</p>
          {templates.length === 0 && <p>No templates yet.</p>}
          {templates.map((template) => (
            <Disclosure
              key={JSON.stringify(template)}
              summary={template.name}
              defaultOpen={refusalOf(template.id) !== undefined}
            >
              <TemplateForm template={template} refused={refusalOf(template.id)} />
            </Disclosure>
          ))}
          <h3>New template</h3>
          <TemplateForm key={templates.length} refused={refusalOf('')} />
        </Card>
        <FormCard key={signature} title="Signature" intent="signature" submit="Save Signature">
          <Field
            kind="textarea"
            id="reply-signature"
            name="signature"
            label="Signature"
            help="Added below every reply, after an empty line. Leave it empty for none."
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
    words: { name: { label: 'Name', help: 'How you’ll find it in the list.' }, text: 'Text' },
    values: refused?.values ?? template,
    errors: refused?.errors,
  });
  return (
    <Form method="post" className="admin-stack" noValidate>
      <HiddenFields fields={{ id: template?.id ?? '' }} />
      <Field {...field('name')} maxLength={60} />
      <Field kind="textarea" {...field('text')} rows={6} maxLength={10_000} />
      <div className="admin-row">
        <PostButton intent="template">{template ? 'Save' : 'Add'} Template</PostButton>
        {template && (
          <PostButton intent="remove-template" variant="quiet">
            Delete Template
          </PostButton>
        )}
      </div>
    </Form>
  );
}
