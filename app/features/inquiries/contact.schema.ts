import * as v from 'valibot';
import { areaField, emailField, FIELD_LIMITS, lineField } from '#app/platform/forms/text-fields.ts';
import { contactForm, shortContactForm } from './message-form.content.ts';

const words = contactForm.fields;
const shortWords = shortContactForm.fields;

/** The form of the contact page. */
export const contactFormSchema = v.object({
  name: lineField(FIELD_LIMITS.name, words.name),
  email: emailField(words.email),
  phone: lineField(FIELD_LIMITS.phone, words.phone),
  message: areaField(FIELD_LIMITS.message, words.message),
});

/** The shorter form of the home and about pages. */
export const shortContactFormSchema = v.object({
  firstName: lineField(FIELD_LIMITS.name, shortWords.firstName),
  lastName: lineField(FIELD_LIMITS.name, shortWords.lastName),
  email: emailField(shortWords.email),
  company: lineField(FIELD_LIMITS.company, shortWords.company),
  message: areaField(FIELD_LIMITS.message, shortWords.message),
});

export type ShortContactForm = v.InferOutput<typeof shortContactFormSchema>;

/** Converts the short form to the payload of `POST /api/contact`. */
export function toContactPayload(form: ShortContactForm) {
  const { firstName, lastName, ...rest } = form;
  return { name: [firstName, lastName].filter(Boolean).join(' '), ...rest };
}
