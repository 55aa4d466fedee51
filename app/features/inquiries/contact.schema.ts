import * as v from 'valibot';
import { sourceField, submissionFields } from '#app/platform/forms/submission-fields.ts';
import { areaField, emailField, FIELD_LIMITS, lineField } from '#app/platform/forms/text-fields.ts';
import { contact, shortContactForm } from './contact.content.ts';
import {
  type PrivacyRequestKind,
  privacyRequest,
  privacyRequestKinds,
} from './privacy-request/privacy-request.content.ts';

const words = contact.message.form.fields;
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

const requestKinds = Object.keys(privacyRequestKinds) as PrivacyRequestKind[];
const requestWords = privacyRequest.form;

/** The form about one's own personal information. */
export const privacyRequestFormSchema = v.object({
  // A radio group in which nothing is chosen isn't posted at all.
  request: v.pipe(
    v.optional(v.string(), ''),
    v.picklist(requestKinds, requestWords.request.missing),
  ),
  name: lineField(FIELD_LIMITS.name, requestWords.fields.name),
  email: emailField(requestWords.fields.email),
  message: areaField(FIELD_LIMITS.message, requestWords.fields.message),
});

export type ShortContactForm = v.InferOutput<typeof shortContactFormSchema>;

/** Which form a message came from. */
export const messageSources = [
  'contact_form',
  'home_form',
  'about_form',
  'special_offer',
  'privacy_request',
] as const;
export type MessageSource = (typeof messageSources)[number];

/** The body of `POST /api/contact`. Unknown properties are ignored. */
export const contactPayloadSchema = v.pipe(
  v.object({
    name: lineField(FIELD_LIMITS.name * 2, words.name),
    email: emailField(words.email),
    phone: lineField(FIELD_LIMITS.phone, words.phone),
    company: lineField(FIELD_LIMITS.company, shortWords.company),
    message: areaField(FIELD_LIMITS.message, { tooLong: words.message.tooLong }),
    source: sourceField(messageSources, 'contact_form'),
    ...submissionFields,
    /** Which of the offer's packages was chosen. */
    package: lineField(FIELD_LIMITS.company, {}),
    /** What a privacy request asks for. */
    request: v.optional(v.picklist(requestKinds, requestWords.request.missing)),
  }),
  v.forward(
    v.check(
      ({ message, source }) =>
        message !== '' || source === 'special_offer' || source === 'privacy_request',
      words.message.missing,
    ),
    ['message'],
  ),
  v.forward(
    v.check(
      ({ request, source }) => request !== undefined || source !== 'privacy_request',
      requestWords.request.missing,
    ),
    ['request'],
  ),
);

export type ContactPayload = v.InferOutput<typeof contactPayloadSchema>;

/** What the short form says, as the request takes it. */
export function toContactPayload(form: ShortContactForm) {
  const { firstName, lastName, ...rest } = form;
  return { name: [firstName, lastName].filter(Boolean).join(' '), ...rest };
}
