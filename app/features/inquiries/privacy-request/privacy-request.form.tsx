import type { ToastWords } from '#app/content-types.ts';
import type { EmailNotice } from '#app/platform/forms/email-notice.ts';
import { formFields } from '#app/platform/forms/form-fields.ts';
import { FormSignals } from '#app/platform/forms/form-signals.tsx';
import { useFormSubmission } from '#app/platform/forms/use-form-submission.ts';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Field } from '#app/ui/field.tsx';
import { MessageFormEnd } from '../message-form-end.tsx';
import type { MessageFormProps } from '../message-form-props.ts';
import { messageSubmission } from '../message-submission.ts';
import type { PrivacyRequestContent, PrivacyRequestKind } from './privacy-request.content.ts';
import { privacyRequestFormSchema } from './privacy-request.schema.ts';

const FIRST_CHOICE = 'privacy-request-0';

/** A request about one's own information: posts to its page, or by script to `/api/contact`. */
export function PrivacyRequestForm({
  words,
  toEmail,
  reference,
  result,
  kinds,
  sentWithoutEmail,
}: MessageFormProps<PrivacyRequestContent['form']> & {
  kinds: Readonly<Record<PrivacyRequestKind, string>>;
  sentWithoutEmail: ToastWords;
}) {
  const { formProps, errors, submission, isSending } = useFormSubmission({
    name: 'privacy_request',
    schema: privacyRequestFormSchema(words),
    words,
    result,
    call: (input) =>
      messageSubmission(
        { ...input, source: 'privacy_request', page: '/privacy/request' },
        toEmail,
        `${kinds[input.request]}\n\n${input.message}`.trim(),
      ),
    describeSent: ({ emailNotice }: { emailNotice?: EmailNotice }) =>
      emailNotice && sentWithoutEmail,
    focusField(field) {
      if (field !== 'request') return false;
      document.getElementById(FIRST_CHOICE)?.focus();
      return true;
    },
  });
  const typed = result?.values ?? {};
  const field = formFields({
    id: 'privacy',
    words,
    typed,
    errors,
    messageRows: 4,
  });
  return (
    <form
      className="form"
      method="post"
      action="/privacy/request#request"
      aria-label={words.title}
      {...formProps}
    >
      <ErrorSummary
        form="privacy"
        title={words.errorSummaryTitle}
        errors={errors}
        idOf={(field) => (field === 'request' ? FIRST_CHOICE : undefined)}
      />
      <FormSignals id="privacy" errors={errors} result={result} />
      <ChoiceGroup
        id="privacy-request"
        name="request"
        legend={words.request.label}
        required
        options={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
        defaultValues={[typed.request ?? '']}
        error={errors.request}
      />
      <Field {...field('name', 'required')} />
      <Field {...field('email', 'required')} />
      <Field {...field('message', 'optional')} />
      <MessageFormEnd
        words={words}
        reference={reference}
        form={{ submission, isSending }}
        result={result}
      />
      <p className="form-note">
        {words.note} <a href={`mailto:${toEmail}`}>{toEmail}</a>
      </p>
    </form>
  );
}
