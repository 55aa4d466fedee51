import * as v from 'valibot';
import { emailField, lineField } from '#app/platform/forms/text-fields.ts';
import { waitlist } from './waitlist.content.ts';

const { description: invalid } = waitlist.toasts.invalid;

const itemField = v.pipe(
  v.optional(v.string(waitlist.unknownItem), ''),
  v.regex(/^(course|template|download):[a-z0-9-]{1,80}$/, waitlist.unknownItem),
);

/** The body of `POST /api/waitlist`. Unknown properties are ignored. */
export const joinCallSchema = v.object({
  email: emailField({ missing: invalid, invalid }),
  item: itemField,
  /** Which form: `waitlist` unless it says otherwise. */
  source: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z_]{0,39}$/, 'Name a form of this site.')),
    'waitlist',
  ),
  timestamp: v.optional(v.pipe(v.string(), v.maxLength(64))),
  page: lineField(200, {}),
  website: v.optional(v.string()),
  filledInMs: v.optional(v.number()),
});

export type JoinCall = v.InferOutput<typeof joinCallSchema>;

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
