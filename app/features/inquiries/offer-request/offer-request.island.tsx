import { defineIsland } from '#app/platform/islands/define-island.ts';
import { Field } from '#app/ui/field.tsx';
import { MessageForm, type MessageFormProps } from '../message-form.tsx';
import type { OfferRequestWords } from './offer-request.content.ts';
import { offerRequestSchema, toOfferMessage } from './offer-request.schema.ts';

/**
 * The request for the package. The check boxes of the order slip stand outside it, and belong to it by
 * its id.
 */
function OfferRequestForm({
  offered,
  ...props
}: MessageFormProps<OfferRequestWords> & {
  /** The package and its price in words. */
  offered: { name: string; price: string };
}) {
  const { words } = props;
  return (
    <MessageForm
      {...props}
      id={`${words.id}-form`}
      className="form offer-form"
      prefix="offer"
      draft="special_offer"
      action={`/special-offer#${words.id}`}
      aria-label={words.title}
      schema={offerRequestSchema(words)}
      toMessage={(input) => toOfferMessage(input, offered.name, words.workflows)}
      asText={(sent) => [sent.package, sent.message].filter(Boolean).join('\n\n')}
      before={
        <p className="offer-chosen">
          <span>{words.packageLabel}</span>
          <b>{offered.name}</b>
          <span>{offered.price}</span>
          <a href="#order">{words.changeSlip}</a>
        </p>
      }
    >
      {({ field }) => (
        <>
          <div className="form-pair">
            <Field {...field('name', 'required')} />
            <Field {...field('email', 'required')} />
          </div>
          <div className="form-pair">
            <Field {...field('company', 'optional')} />
            <Field {...field('phone', 'optional')} />
          </div>
          <Field {...field('message', 'optional')} />
        </>
      )}
    </MessageForm>
  );
}

export default defineIsland('offer-request', OfferRequestForm);
