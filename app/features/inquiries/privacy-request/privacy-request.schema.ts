import * as v from 'valibot';
import { areaField, emailField, FIELD_LIMITS, lineField } from '#app/platform/forms/text-fields.ts';
import type { PrivacyRequestKind, PrivacyRequestWords } from './privacy-request.content.ts';

export const requestKinds = [
  'access',
  'correction',
  'erasure',
] as const satisfies readonly PrivacyRequestKind[];

/** The form for requests about one's own personal information. */
export function privacyRequestFormSchema(words: PrivacyRequestWords) {
  return v.object({
    // Browsers leave a radio group out of the post if nothing is selected.
    request: v.pipe(v.optional(v.string(), ''), v.picklist(requestKinds, words.request.missing)),
    name: lineField(FIELD_LIMITS.name, words.fields.name),
    email: emailField(words.fields.email),
    message: areaField(FIELD_LIMITS.message, words.fields.message),
  });
}
