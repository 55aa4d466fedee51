import * as v from 'valibot';
import { areaField, emailField, FIELD_LIMITS, lineField } from '#app/platform/forms/text-fields.ts';
import {
  type PrivacyRequestKind,
  privacyRequest,
  privacyRequestKinds,
} from './privacy-request.content.ts';

export const requestKinds = Object.keys(privacyRequestKinds) as PrivacyRequestKind[];
const words = privacyRequest.form;

/** The form for requests about one's own personal information. */
export const privacyRequestFormSchema = v.object({
  // Browsers leave a radio group out of the post if nothing is selected.
  request: v.pipe(v.optional(v.string(), ''), v.picklist(requestKinds, words.request.missing)),
  name: lineField(FIELD_LIMITS.name, words.fields.name),
  email: emailField(words.fields.email),
  message: areaField(FIELD_LIMITS.message, words.fields.message),
});
