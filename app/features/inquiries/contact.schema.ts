import * as v from 'valibot';
import { areaField, emailField, FIELD_LIMITS, lineField } from '#app/platform/forms/text-fields.ts';
import type { ContactFormWords, ShortContactFormWords } from './message-form.content.ts';

/** The form of the contact page; `words` has the error texts. */
export function contactFormSchema(words: ContactFormWords['fields']) {
  return v.object({
    name: lineField(FIELD_LIMITS.name, words.name),
    email: emailField(words.email),
    phone: lineField(FIELD_LIMITS.phone, words.phone),
    message: areaField(FIELD_LIMITS.message, words.message),
  });
}

/** The shorter form of the home and about pages. */
export function shortContactFormSchema(words: ShortContactFormWords['fields']) {
  return v.object({
    firstName: lineField(FIELD_LIMITS.name, words.firstName),
    lastName: lineField(FIELD_LIMITS.name, words.lastName),
    email: emailField(words.email),
    company: lineField(FIELD_LIMITS.company, words.company),
    message: areaField(FIELD_LIMITS.message, words.message),
  });
}

export type ShortContactForm = v.InferOutput<ReturnType<typeof shortContactFormSchema>>;

/** Converts the short form to the payload of `POST /api/contact`. */
export function toContactPayload(form: ShortContactForm) {
  const { firstName, lastName, ...rest } = form;
  return { name: [firstName, lastName].filter(Boolean).join(' '), ...rest };
}
