import { formAction } from '#app/platform/forms/form-action.server.ts';
import { shortContactFormSchema, toContactPayload } from './contact.schema.ts';
import { messageForm } from './contact.server.ts';
import { shortContactForm } from './message-form.content.ts';

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
