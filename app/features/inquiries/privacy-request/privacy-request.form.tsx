import { company } from '#app/facts/company.ts';
import type { EmailNotice } from '#app/platform/forms/email-notice.ts';
import { formFields } from '#app/platform/forms/form-fields.ts';
import { FormSignals } from '#app/platform/forms/form-signals.tsx';
import type { PostResult } from '#app/platform/forms/post-result.ts';
import { useFormSubmission } from '#app/platform/forms/use-form-submission.ts';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Field } from '#app/ui/field.tsx';
import { sentPage } from '../message-form.content.ts';
import { MessageFormEnd } from '../message-form-end.tsx';
import { messageSubmission } from '../message-submission.ts';
import { privacyRequestKinds, privacyRequest as words } from './privacy-request.content.ts';
import { privacyRequestFormSchema } from './privacy-request.schema.ts';

const { request, fields, ...form } = words.form;
const FIRST_CHOICE = 'privacy-request-0';

/** A request about one's own information: posts to its page, or by script to `/api/contact`. */
export function PrivacyRequestForm({ result }: { result: PostResult | undefined }) {
  const { formProps, errors, submission, isSending } = useFormSubmission({
    name: 'privacy_request',
    schema: privacyRequestFormSchema,
    words: form,
    result,
    call: (input) =>
      messageSubmission(
        { ...input, source: 'privacy_request', page: '/privacy/request' },
        `${privacyRequestKinds[input.request]}\n\n${input.message}`.trim(),
      ),
    describeSent: ({ emailNotice }: { emailNotice?: EmailNotice }) =>
      emailNotice && words.sentWithoutEmail,
    focusField(field) {
      if (field !== 'request') return false;
      document.getElementById(FIRST_CHOICE)?.focus();
      return true;
    },
  });
  const typed = result?.values ?? {};
  const field = formFields({
    id: 'privacy',
    words: { fields, optionalMark: form.optionalMark },
    typed,
    errors,
    messageRows: 4,
  });
  return (
    <form
      className="form"
      method="post"
      action="/privacy/request#request"
      aria-label={form.title}
      {...formProps}
    >
      <ErrorSummary
        form="privacy"
        title={form.errorSummaryTitle}
        errors={errors}
        idOf={(field) => (field === 'request' ? FIRST_CHOICE : undefined)}
      />
      <FormSignals id="privacy" errors={errors} result={result} />
      <ChoiceGroup
        id="privacy-request"
        name="request"
        legend={request.label}
        required
        options={Object.entries(privacyRequestKinds).map(([value, label]) => ({ value, label }))}
        defaultValues={[typed.request ?? '']}
        error={errors.request}
      />
      <Field {...field('name', 'required')} />
      <Field {...field('email', 'required')} />
      <Field {...field('message', 'optional')} />
      <MessageFormEnd
        words={form}
        reference={sentPage.referenceAndAddress}
        form={{ submission, isSending }}
        result={result}
      />
      <p className="form-note">
        {form.note} <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
    </form>
  );
}
