import { data, Form, redirect } from 'react-router';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field } from '#app/ui/field.tsx';
import { recordAudit } from '../audit/audit.server.ts';
import { AdminPage, Card } from '../shell/admin-page.tsx';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/replies.route.ts';
import { repliesNotices, repliesWords as words } from './replies.content.ts';
import {
  deleteTemplate,
  type ReplyTemplate,
  repliesArea,
  saveSignature,
  saveTemplate,
  type TemplateErrors,
} from './replies.server.ts';

export function meta() {
  return [{ title: `${words.title} | Admin` }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ context }: Route.LoaderArgs) {
  return getAppContext(context).settings.get(repliesArea);
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = getAppContext(context);
  const { values } = await readFormPost(request);
  const done = async (name: keyof typeof repliesNotices) => {
    await recordAudit(app, getRequestInfo(context), 'reply-settings', name);
    return redirect(`/admin/replies?done=${name}`, 303);
  };
  switch (values.intent) {
    case 'signature':
      await saveSignature(app, values.signature ?? '');
      return done('signature');
    case 'template': {
      const { id, name, text } = values;
      const errors = await saveTemplate(app, { id, name, text });
      if (errors) return data({ values, errors }, 422);
      return done('template');
    }
    case 'remove':
      await deleteTemplate(app, values.id ?? '');
      return done('removed');
    default:
      throw data(null, 400);
  }
}

export default function RepliesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { signature, templates } = loaderData;
  const refused = (id: string) => ((actionData?.values.id ?? '') === id ? actionData : undefined);
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Notice words={repliesNotices} problem={actionData && words.problem} />
      <div className="admin-pair">
        <Card title={words.templates.title}>
          <p className="text-muted">{words.templates.text}</p>
          {templates.length === 0 && <p>{words.templates.none}</p>}
          {templates.map((template) => (
            <Disclosure
              key={`${template.id} ${template.name} ${template.text}`}
              summary={template.name}
              defaultOpen={refused(template.id) !== undefined}
            >
              <TemplateForm template={template} refused={refused(template.id)} />
            </Disclosure>
          ))}
          <h3>{words.templates.add}</h3>
          <TemplateForm key={templates.length} refused={refused('')} />
        </Card>
        <Card title={words.signature.title}>
          <Form method="post" className="admin-stack" key={signature}>
            <Field
              kind="textarea"
              id="reply-signature"
              name="signature"
              label={words.signature.label}
              help={words.signature.help}
              rows={5}
              maxLength={1000}
              defaultValue={signature}
            />
            <div>
              <Button type="submit" name="intent" value="signature" variant="secondary" small>
                {words.signature.submit}
              </Button>
            </div>
          </Form>
        </Card>
      </div>
    </AdminPage>
  );
}

type Refused = { values: Record<string, string>; errors: TemplateErrors } | undefined;

function TemplateForm({ template, refused }: { template?: ReplyTemplate; refused: Refused }) {
  const id = template?.id ?? 'new';
  return (
    <Form method="post" className="admin-stack" noValidate>
      {template && <input type="hidden" name="id" value={template.id} />}
      <Field
        id={`template-name-${id}`}
        name="name"
        label={words.templates.name}
        help={words.templates.nameHelp}
        maxLength={60}
        defaultValue={refused?.values.name ?? template?.name}
        error={refused?.errors.name}
      />
      <Field
        kind="textarea"
        id={`template-text-${id}`}
        name="text"
        label={words.templates.body}
        rows={6}
        maxLength={10_000}
        defaultValue={refused?.values.text ?? template?.text}
        error={refused?.errors.text}
      />
      <div className="admin-row">
        <Button type="submit" name="intent" value="template" variant="secondary" small>
          {template ? words.templates.save : words.templates.submit}
        </Button>
        {template && (
          <Button type="submit" name="intent" value="remove" variant="quiet" small>
            {words.templates.remove}
          </Button>
        )}
      </div>
    </Form>
  );
}
