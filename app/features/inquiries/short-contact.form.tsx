import { formFields } from '#app/platform/forms/form-fields.ts';
import { FormSignals } from '#app/platform/forms/form-signals.tsx';
import { useFormSubmission } from '#app/platform/forms/use-form-submission.ts';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Field } from '#app/ui/field.tsx';
import { shortContactFormSchema, toContactPayload } from './contact.schema.ts';
import type { ShortContactFormWords } from './message-form.content.ts';
import { MessageFormEnd } from './message-form-end.tsx';
import type { MessageFormProps } from './message-form-props.ts';
import { messageSubmission } from './message-submission.ts';

/** The shorter form at the end of the home and about pages; `action` is the path of the page. */
export function ShortContactForm({
  words,
  toEmail,
  reference,
  result,
  source,
  action,
}: MessageFormProps<ShortContactFormWords> & {
  source: 'home_form' | 'about_form';
  action: string;
}) {
  const { formProps, errors, submission, isSending } = useFormSubmission({
    name: source,
    schema: shortContactFormSchema(words.fields),
    words,
    result,
    call: (input) =>
      messageSubmission(
        { ...toContactPayload(input), source, page: action.replace('?index', '') },
        toEmail,
      ),
  });
  const typed = result?.values ?? {};
  const shownErrors = Object.fromEntries(
    Object.entries(errors).map(([field, text]) => [nameOnForm(field), text]),
  );
  const field = formFields({ id: 'short-contact', words, typed, errors: shownErrors });
  return (
    <form
      id="short-contact"
      className="form"
      method="post"
      action={`${action}#short-contact`}
      aria-label={words.submit}
      {...formProps}
    >
      <ErrorSummary form="short-contact" title={words.errorSummaryTitle} errors={shownErrors} />
      <FormSignals id="short-contact" errors={errors} result={result} />
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
      <MessageFormEnd
        words={words}
        reference={reference}
        form={{ submission, isSending }}
        result={result}
      />
    </form>
  );
}

/** The API has one field `name`, for which this form has two fields. */
function nameOnForm(field: string): string {
  return field === 'name' ? 'firstName' : field;
}
