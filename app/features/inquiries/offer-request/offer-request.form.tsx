import { offerFigures, offerPackage } from '#app/facts/offer.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { formatDollars } from '#app/platform/format/money.ts';
import { formFields } from '#app/platform/forms/form-fields.ts';
import { FormSignals } from '#app/platform/forms/form-signals.tsx';
import type { PostResult } from '#app/platform/forms/post-result.ts';
import { useFormSubmission } from '#app/platform/forms/use-form-submission.ts';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Field } from '#app/ui/field.tsx';
import { sentPage } from '../message-form.content.ts';
import { MessageFormEnd } from '../message-form-end.tsx';
import { messageSubmission } from '../message-submission.ts';
import { offerRequest } from './offer-request.content.ts';
import { offerRequestSchema } from './offer-request.schema.ts';

const words = offerRequest;

/** The request for the package: posts to the offer page, or by script to `/api/contact`. */
export function OfferRequestForm({ result }: { result: PostResult | undefined }) {
  const { formProps, errors, submission, isSending } = useFormSubmission({
    name: 'special_offer',
    schema: offerRequestSchema,
    words,
    result,
    call: (input) =>
      messageSubmission({
        ...input,
        package: offerPackage.name,
        source: 'special_offer',
        page: '/special-offer',
      }),
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
        <b>{offerPackage.name}</b>
        <span>{interpolate(words.packageNote, { price: formatDollars(offerFigures.price) })}</span>
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
        reference={sentPage.referenceAndAddress}
        form={{ submission, isSending }}
        result={result}
      />
    </form>
  );
}
