import * as v from 'valibot';

/** Maximum number of emails in the welcome series. */
export const SERIES_LENGTH = 3;

const emailSchema = v.object({
  isOn: v.optional(v.boolean(), false),
  /** Days after the confirmation. */
  days: v.optional(v.number(), 3),
  subject: v.optional(v.string(), ''),
  preheader: v.optional(v.string(), ''),
  /** Markdown. */
  body: v.optional(v.string(), ''),
});

const schema = v.object({
  emails: v.optional(v.pipe(v.array(emailSchema), v.maxLength(SERIES_LENGTH)), []),
});

/** The owner's settings of the welcome series: the emails in order. */
export const welcomeSeriesArea = { key: 'welcome-series', schema };

export type WelcomeEmail = v.InferOutput<typeof emailSchema>;

/** The email with this number (1, 2 or 3), empty and switched off until the owner writes it. */
export function emailOfSeries(emails: readonly WelcomeEmail[], number: number): WelcomeEmail {
  return emails[number - 1] ?? v.parse(emailSchema, { days: number * 3 });
}
