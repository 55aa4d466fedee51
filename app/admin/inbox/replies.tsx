import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field } from '#app/ui/field.tsx';
import { FormCard } from '../shell/post-form.tsx';
import type { PreparedReplies } from './replies.server.ts';

const HELP =
  'Choose one on a message’s page. {name} becomes the first name, {company} the company and {reference} the reference of the message. Empty a template to delete it.';

/** The owner's signature, and templates for replies: one form, with room for a new template. */
export function Replies({
  replies: { signature, templates },
  error,
}: {
  replies: PreparedReplies;
  error: string | undefined;
}) {
  return (
    <Disclosure summary="Signature and reply templates" defaultOpen={error !== undefined}>
      <FormCard
        key={JSON.stringify(templates) + signature}
        id="replies"
        intent="replies"
        submit="Save Signature and Templates"
      >
        <Field
          kind="textarea"
          id="reply-signature"
          name="signature"
          label="Signature"
          help="Added below every reply, after an empty line. Leave it empty for none."
          maxLength={1000}
          defaultValue={signature}
        />
        <p className="text-muted">{HELP}</p>
        {[...templates, { name: '', text: '' }].map(({ name, text }, at) => {
          const number = at < templates.length ? `Template ${at + 1}` : 'New template';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the form is new whenever they change
            <div key={at} className="admin-stack">
              <Field
                id={`template-name-${at}`}
                name="name"
                label={`${number}: name`}
                error={text && !name ? error : undefined}
                maxLength={60}
                defaultValue={name}
              />
              <Field
                kind="textarea"
                id={`template-text-${at}`}
                name="text"
                label={`${number}: text`}
                error={name && !text ? error : undefined}
                rows={6}
                maxLength={10_000}
                defaultValue={text}
              />
            </div>
          );
        })}
      </FormCard>
    </Disclosure>
  );
}
