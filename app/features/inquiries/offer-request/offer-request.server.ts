import { offerPackage } from '#app/facts/offer.ts';
import { formAction } from '#app/platform/forms/form-action.server.ts';
import { messageForm } from '../contact.server.ts';
import { offerRequest } from './offer-request.content.ts';
import { describePackage, offerRequestSchema } from './offer-request.schema.ts';

/** The action for the launch offer's form without scripts. */
export const offerRequestAction = formAction(messageForm, {
  schema: offerRequestSchema(offerRequest),
  toasts: offerRequest.toasts,
  toPayload: ({ name, email, company, phone, message, ...picked }) => ({
    name,
    email,
    company,
    phone,
    message,
    package: describePackage(offerPackage.name, picked, offerRequest.workflows),
    source: 'special_offer',
    page: '/special-offer',
  }),
});
