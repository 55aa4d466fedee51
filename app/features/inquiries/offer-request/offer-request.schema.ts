import * as v from 'valibot';
import { areaField, emailField, FIELD_LIMITS, lineField } from '#app/platform/forms/text-fields.ts';
import type { OfferRequestWords } from './offer-request.content.ts';

/** The form of the launch offer. Only name and email address are required. */
export function offerRequestSchema(words: OfferRequestWords['fields']) {
  return v.object({
    name: lineField(FIELD_LIMITS.name, words.name),
    email: emailField(words.email),
    company: lineField(FIELD_LIMITS.company, words.company),
    phone: lineField(FIELD_LIMITS.phone, words.phone),
    message: areaField(FIELD_LIMITS.message, words.message),
  });
}
