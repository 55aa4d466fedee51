import { defineIsland } from '#app/platform/islands/define-island.ts';
import { Field } from '#app/ui/field.tsx';
import { shortContactFormSchema, toContactPayload } from './contact.schema.ts';
import type { ShortContactFormWords } from './message-form.content.ts';
import { MessageForm, type MessageFormProps } from './message-form.tsx';

/** The shorter form at the end of the home and about pages; `action` is the path of the page. */
function ShortContactForm({
  source,
  action,
  ...props
}: MessageFormProps<ShortContactFormWords> & {
  source: 'home_form' | 'about_form';
  action: string;
}) {
  const { words } = props;
  const page = action.replace('?index', '');
  return (
    <MessageForm
      {...props}
      id="short-contact"
      prefix="short-contact"
      draft={source}
      action={`${action}#short-contact`}
      aria-label={words.submit}
      schema={shortContactFormSchema(words.fields)}
      toMessage={(input) => ({ ...toContactPayload(input), source, page })}
      // The API has one field `name`, for which this form has two fields.
      nameOf={(field) => (field === 'name' ? 'firstName' : field)}
    >
      {({ field }) => (
        <>
          <div className="form-pair form-names">
            <Field {...field('firstName', 'required')} />
            <Field {...field('lastName', 'optional')} />
          </div>
          <div className="form-pair">
            <Field {...field('email', 'required')} />
            <Field {...field('company', 'optional')} />
          </div>
          <Field {...field('message', 'required')} />
          <p className="form-note">{words.note}</p>
        </>
      )}
    </MessageForm>
  );
}

export default defineIsland('short-contact', ShortContactForm);
