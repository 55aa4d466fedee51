import * as v from 'valibot';
import { emailField, lineField } from '#app/platform/forms/text-fields.ts';
import { newsletter } from './newsletter.content.ts';

const { description: invalid } = newsletter.toasts.invalid;

/** The newsletter form: an address, nothing else. */
export const subscribeFormSchema = v.object({ email: emailField({ missing: invalid, invalid }) });

/** The code from the mail; blanks between the digits are welcome. */
export const codeField = v.pipe(
  v.optional(v.string(newsletter.codeForm.errors.missing), ''),
  v.transform((text) => text.replace(/[\s-]/g, '')),
  v.regex(/^\d{6}$/, newsletter.codeForm.errors.missing),
);

/** The body of `POST /api/newsletter/subscribe`. Unknown properties are ignored. */
export const subscribeCallSchema = v.object({
  ...subscribeFormSchema.entries,
  /** Which form: `newsletter_signup` where the specification names it. */
  source: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z_]{0,39}$/, 'Name a form of this site.')),
    'newsletter_signup',
  ),
  timestamp: v.optional(v.pipe(v.string(), v.maxLength(64))),
  page: lineField(200, {}),
  website: v.optional(v.string()),
  filledInMs: v.optional(v.number()),
});

export type SubscribeCall = v.InferOutput<typeof subscribeCallSchema>;

/** The body of `POST /api/newsletter/confirm`. */
export const confirmCallSchema = v.object({ ...subscribeFormSchema.entries, code: codeField });
