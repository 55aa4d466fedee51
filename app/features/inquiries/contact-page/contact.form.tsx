import { formFields } from '#app/platform/forms/form-fields.ts';
import { FormSignals } from '#app/platform/forms/form-signals.tsx';
import { useFormSubmission } from '#app/platform/forms/use-form-submission.ts';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Field } from '#app/ui/field.tsx';
import { contactFormSchema } from '../contact.schema.ts';
import type { ContactFormWords } from '../message-form.content.ts';
import { MessageFormEnd } from '../message-form-end.tsx';
import type { MessageFormProps } from '../message-form-props.ts';
import { messageSubmission } from '../message-submission.ts';

/**
 * 'Send Us a Message': posts to the contact page, or by script to `/api/contact`. Like every form
 * far down its page it posts to a URL with its fragment, so that errors are on the screen at once.
 */
export function ContactForm({
  words,
  toEmail,
  reference,
  result,
  title,
  messageRows,
}: MessageFormProps<ContactFormWords> & { title: string; messageRows: number }) {
  const { formProps, errors, submission, isSending } = useFormSubmission({
    name: 'contact',
    schema: contactFormSchema(words.fields),
    words,
    result,
    call: (input) =>
      messageSubmission({ ...input, source: 'contact_form', page: '/contact' }, toEmail),
  });
  const typed = result?.values ?? {};
  const field = formFields({
    id: 'contact',
    words,
    typed,
    errors,
    messageRows,
  });
  return (
    <form
      className="form"
      method="post"
      action="/contact#message"
      aria-label={title}
      {...formProps}
    >
      <ErrorSummary form="contact" title={words.errorSummaryTitle} errors={errors} />
      <FormSignals id="contact" errors={errors} result={result} />
      <Field {...field('name', 'required')} />
      <Field {...field('email', 'required')} />
      <Field {...field('phone', 'optional')} />
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
