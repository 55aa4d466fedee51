import * as v from 'valibot';
import { openSourceField, submissionFields } from '#app/platform/forms/submission-fields.ts';
import { emailField } from '#app/platform/forms/text-fields.ts';
import { waitlist } from './waitlist.content.ts';

const { description: invalid } = waitlist.toasts.invalid;

const itemField = v.pipe(
  v.optional(v.string(waitlist.unknownItem), ''),
  v.regex(/^(course|template|download|general):[a-z0-9-]{1,80}$/, waitlist.unknownItem),
);

/** The body of `POST /api/waitlist`. Unknown properties are ignored. */
export const joinPayloadSchema = v.object({
  email: emailField({ missing: invalid, invalid }),
  item: itemField,
  /** The form's name; `waitlist` by default. */
  source: openSourceField('waitlist'),
  ...submissionFields,
});

export type JoinPayload = v.InferOutput<typeof joinPayloadSchema>;

/** The body of `POST /api/waitlist/confirm`. */
export const waitlistCodeSchema = v.object({
  email: emailField({ missing: invalid, invalid }),
  item: itemField,
  code: v.pipe(
    v.optional(v.string(waitlist.codeForm.errors.missing), ''),
    v.transform((text) => text.replace(/[\s-]/g, '')),
    v.regex(/^\d{6}$/, waitlist.codeForm.errors.missing),
  ),
});

export type WaitlistCode = v.InferOutput<typeof waitlistCodeSchema>;
