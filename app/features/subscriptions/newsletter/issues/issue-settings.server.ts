import * as v from 'valibot';
import type { SettingArea } from '#app/platform/settings/settings.server.ts';

/** Emails of an issue per minute, to choose from: email services refuse more than their limit. */
export const RATES = [20, 60, 120, 300, 600] as const;
const DEFAULT_RATE = 60;

const schema = v.object({
  perMinute: v.optional(v.picklist(RATES), DEFAULT_RATE),
  /** Whether issues can be read on the site after they were sent. */
  archive: v.optional(v.boolean(), true),
});

/** The owner's settings of the newsletter. */
export const newsletterArea = {
  key: 'newsletter',
  schema,
} satisfies SettingArea<typeof schema>;

export type NewsletterSettings = v.InferOutput<typeof schema>;
