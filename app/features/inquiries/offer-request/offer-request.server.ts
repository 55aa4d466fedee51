import { offerPackage } from '#app/facts/offer.ts';
import { formAction } from '#app/platform/forms/form-action.server.ts';
import { messageForm } from '../contact.server.ts';
import { offerRequest } from './offer-request.content.ts';
import { offerRequestSchema } from './offer-request.schema.ts';

/** The action for the launch offer's form without scripts. */
export const offerRequestAction = formAction(messageForm, {
  schema: offerRequestSchema(offerRequest.fields),
  toasts: offerRequest.toasts,
  toPayload: (fields) => ({
    ...fields,
    package: offerPackage.name,
    source: 'special_offer',
    page: '/special-offer',
  }),
});
