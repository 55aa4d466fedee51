import type { AppContext } from '#app/platform/app-context.server.ts';
import { type BookingRules, bookingRulesArea } from './booking-rules.ts';

export function readBookingRules({
  settings,
}: Pick<AppContext, 'settings'>): Promise<BookingRules> {
  return settings.get(bookingRulesArea);
}
