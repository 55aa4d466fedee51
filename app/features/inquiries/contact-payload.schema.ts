import * as v from 'valibot';
import { sourceField, submissionFields } from '#app/platform/forms/submission-fields.ts';
import { areaField, emailField, FIELD_LIMITS, lineField } from '#app/platform/forms/text-fields.ts';
import { contactForm, shortContactForm } from './message-form.content.ts';
import { privacyRequest } from './privacy-request/privacy-request.content.ts';
import { requestKinds } from './privacy-request/privacy-request.schema.ts';

const words = contactForm.fields;
const shortWords = shortContactForm.fields;
const requestMissing = privacyRequest.form.request.missing;

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
    /** The offer's package, and the workflows picked for it. */
    package: lineField(200, {}),
    /** What a privacy request asks for. */
    request: v.optional(v.picklist(requestKinds, requestMissing)),
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
      requestMissing,
    ),
    ['request'],
  ),
);

export type ContactPayload = v.InferOutput<typeof contactPayloadSchema>;
