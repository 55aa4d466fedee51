import { offerPackage } from '#app/facts/offer.ts';
import { formAction } from '#app/platform/forms/form-action.server.ts';
import { shortContactFormSchema, toContactPayload } from './contact.schema.ts';
import { messageForm } from './contact.server.ts';
import { shortContactForm } from './message-form.content.ts';
import { offerRequest } from './offer-request/offer-request.content.ts';
import { offerRequestSchema, toOfferMessage } from './offer-request/offer-request.schema.ts';

/** The actions for the shorter form on the home and about pages without scripts. */
export const homeFormAction = shortFormAction('home_form', '/');
export const aboutFormAction = shortFormAction('about_form', '/about');

function shortFormAction(source: 'home_form' | 'about_form', page: string) {
  return formAction(messageForm, {
    schema: shortContactFormSchema(shortContactForm.fields),
    toasts: shortContactForm.toasts,
    toPayload: (fields) => ({ ...toContactPayload(fields), source, page }),
  });
}

/** The action for the launch offer's form without scripts. */
export const offerRequestAction = formAction(messageForm, {
  schema: offerRequestSchema(offerRequest),
  toasts: offerRequest.toasts,
  toPayload: (fields) => toOfferMessage(fields, offerPackage.name, offerRequest.workflows),
});
