import { formFields } from '#app/platform/forms/form-fields.ts';
import { FormSignals } from '#app/platform/forms/form-signals.tsx';
import { useFormSubmission } from '#app/platform/forms/use-form-submission.ts';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Field } from '#app/ui/field.tsx';
import { MessageFormEnd } from '../message-form-end.tsx';
import type { MessageFormProps } from '../message-form-props.ts';
import { messageSubmission } from '../message-submission.ts';
import type { OfferRequestWords } from './offer-request.content.ts';
import { describePackage, offerRequestSchema } from './offer-request.schema.ts';

/**
 * The request for the package: posts to the offer page, or by script to `/api/contact`. The check boxes
 * of the order slip stand outside it, and belong to it by its id.
 */
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
    schema: offerRequestSchema(words),
    words,
    result,
    call: ({ name, email, company, phone, message, ...picked }) => {
      const chosen = describePackage(offered.name, picked, words.workflows);
      return messageSubmission(
        {
          name,
          email,
          company,
          phone,
          message,
          package: chosen,
          source: 'special_offer',
          page: '/special-offer',
        },
        toEmail,
        [chosen, message].filter(Boolean).join('\n\n'),
      );
    },
  });
  const typed = result?.values ?? {};
  const field = formFields({ id: 'offer', words, typed, errors });
  return (
    <form
      id={`${words.id}-form`}
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
        <a href="#order">{words.changeSlip}</a>
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
