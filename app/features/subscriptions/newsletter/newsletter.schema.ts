import * as v from 'valibot';
import { openSourceField, submissionFields } from '#app/platform/forms/submission-fields.ts';
import { emailField } from '#app/platform/forms/text-fields.ts';
import { newsletter } from './newsletter.content.ts';

const { description: invalid } = newsletter.toasts.invalid;

/** The newsletter form: only an email address. */
export const subscribeFormSchema = v.object({ email: emailField({ missing: invalid, invalid }) });

/** The code from the email. Spaces between the digits are allowed. */
export const codeField = v.pipe(
  v.optional(v.string(newsletter.codeForm.errors.missing), ''),
  v.transform((text) => text.replace(/[\s-]/g, '')),
  v.regex(/^\d{6}$/, newsletter.codeForm.errors.missing),
);

/** The body of `POST /api/newsletter/subscribe`. Unknown properties are ignored. */
export const subscribePayloadSchema = v.object({
  ...subscribeFormSchema.entries,
  /** The form's name; `newsletter_signup` in the specification. */
  source: openSourceField('newsletter_signup'),
  ...submissionFields,
});

export type SubscribePayload = v.InferOutput<typeof subscribePayloadSchema>;

/** The body of `POST /api/newsletter/confirm`. */
export const confirmPayloadSchema = v.object({ ...subscribeFormSchema.entries, code: codeField });
