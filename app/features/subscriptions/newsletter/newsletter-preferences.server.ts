import * as v from 'valibot';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { parseStoredJson } from '#app/platform/stored-json.ts';
import type { Signup } from '#database/schema.ts';
import { updateSignup } from '../signup.queries.server.ts';
import { addConsentEvent } from '../signup-manage.server.ts';

/** Topics that subscribers can opt out of. */
export const NEWSLETTER_TOPICS = ['courses', 'offers'] as const;
export type NewsletterTopic = (typeof NEWSLETTER_TOPICS)[number];

const preferencesSchema = v.object({
  leaveOut: v.fallback(v.array(v.picklist(NEWSLETTER_TOPICS)), []),
  frequency: v.fallback(v.picklist(['all', 'monthly']), 'all'),
  /** The end of a pause, ISO-8601. */
  pausedUntil: v.fallback(v.nullable(v.string()), null),
});

const PAUSE_MS = 91 * 24 * 3_600_000;

/** A subscriber's preferences. Values that can't be read count as not chosen. */
export function readPreferences(signup: Signup) {
  const stored = parseStoredJson(preferencesSchema, signup.preferences);
  return stored.kind === 'read' ? stored.value : v.parse(preferencesSchema, {});
}

/** Saves the choices on the preferences page, as they were posted. */
export async function savePreferences(
  app: AppContext,
  { ip }: RequestInfo,
  signup: Signup,
  chosen: { leaveOut: readonly unknown[]; frequency: unknown; pause: unknown },
): Promise<void> {
  const now = app.now();
  let { pausedUntil } = readPreferences(signup);
  if (chosen.pause === 'start') pausedUntil = new Date(now.getTime() + PAUSE_MS).toISOString();
  if (chosen.pause === 'end') pausedUntil = null;
  const preferences = v.parse(preferencesSchema, {
    leaveOut: NEWSLETTER_TOPICS.filter((topic) => chosen.leaveOut.includes(topic)),
    frequency: chosen.frequency,
    pausedUntil,
  });
  await app.db.transaction().execute(async (transaction) => {
    const changes = { preferences: JSON.stringify(preferences) };
    if (!(await updateSignup(transaction, signup, changes))) return;
    await addConsentEvent(transaction, signup, 'preferences', { method: 'page', ip, now });
  });
}
