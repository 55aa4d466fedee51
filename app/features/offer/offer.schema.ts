import * as v from 'valibot';
import { areaField, emailField, FIELD_LIMITS, lineField } from '#app/platform/forms/text-fields.ts';
import { offer } from './offer.content.ts';

const words = offer.form.fields;

/** The form of the launch offer: name and e-mail address, the rest as the visitor likes. */
export const offerFormSchema = v.object({
  name: lineField(FIELD_LIMITS.name, words.name),
  email: emailField(words.email),
  company: lineField(FIELD_LIMITS.company, words.company),
  phone: lineField(FIELD_LIMITS.phone, words.phone),
  message: areaField(FIELD_LIMITS.message, words.message),
});
