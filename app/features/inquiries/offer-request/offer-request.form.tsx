import { formFields } from '#app/platform/forms/form-fields.ts';
import { FormSignals } from '#app/platform/forms/form-signals.tsx';
import { useFormSubmission } from '#app/platform/forms/use-form-submission.ts';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Field } from '#app/ui/field.tsx';
import { MessageFormEnd } from '../message-form-end.tsx';
import type { MessageFormProps } from '../message-form-props.ts';
import { messageSubmission } from '../message-submission.ts';
import type { OfferRequestWords } from './offer-request.content.ts';
import { offerRequestSchema } from './offer-request.schema.ts';

/** The request for the package: posts to the offer page, or by script to `/api/contact`. */
export function OfferRequestForm({
  words,
  toEmail,
  reference,
  result,
  offered,
}: MessageFormProps<OfferRequestWords> & {
  /** The package and its price in words. */
  offered: { name: string; price: string };
}) {
  const { formProps, errors, submission, isSending } = useFormSubmission({
    name: 'special_offer',
    schema: offerRequestSchema(words.fields),
    words,
    result,
    call: (input) =>
      messageSubmission(
        { ...input, package: offered.name, source: 'special_offer', page: '/special-offer' },
        toEmail,
      ),
  });
  const typed = result?.values ?? {};
  const field = formFields({ id: 'offer', words, typed, errors });
  return (
    <form
      className="form offer-form"
      method="post"
      action={`/special-offer#${words.id}`}
      aria-label={words.title}
      {...formProps}
    >
      <p className="offer-chosen">
        <span>{words.packageLabel}</span>
        <b>{offered.name}</b>
        <span>{offered.price}</span>
      </p>
      <ErrorSummary form="offer" title={words.errorSummaryTitle} errors={errors} />
      <FormSignals id="offer" errors={errors} result={result} />
      <div className="form-pair">
        <Field {...field('name', 'required')} />
        <Field {...field('email', 'required')} />
      </div>
      <div className="form-pair">
        <Field {...field('company', 'optional')} />
        <Field {...field('phone', 'optional')} />
      </div>
      <Field {...field('message', 'optional')} />
      <MessageFormEnd
        words={words}
        reference={reference}
        form={{ submission, isSending }}
        result={result}
      />
    </form>
  );
}
