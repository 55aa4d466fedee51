import * as v from 'valibot';
import type { Services } from '#app/platform/services.server.ts';
import { type BookingRules, bookingRulesArea, bookingRulesSchema } from './booking.rules.ts';

export function readBookingRules({ settings }: Pick<Services, 'settings'>): Promise<BookingRules> {
  return settings.get(bookingRulesArea);
}

/** Stores changes of the rules; returns the sentences that say what is wrong, or nothing. */
export async function saveBookingRules(
  services: Pick<Services, 'settings'>,
  changes: Record<string, unknown>,
): Promise<string[]> {
  const parsed = v.safeParse(bookingRulesSchema, {
    ...(await readBookingRules(services)),
    ...changes,
  });
  if (!parsed.success) return parsed.issues.map((issue) => issue.message);
  await services.settings.set(bookingRulesArea, parsed.output);
  return [];
}
