import type { AppContext } from '#app/platform/app-context.server.ts';
import { addDays, partsOfDate } from '#app/platform/time/calendar-date.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import { type BookingRules, bookingRulesArea } from './booking-rules.ts';
import { listHolidays } from './holidays.ts';

export function readBookingRules({
  settings,
}: Pick<AppContext, 'settings'>): Promise<BookingRules> {
  return settings.get(bookingRulesArea);
}

/** Ontario's public holidays in the next year, and the two optional ones if the rules keep them. */
export async function listComingHolidays(app: AppContext) {
  const choice = { ...(await readBookingRules(app)), observeOntarioHolidays: true };
  const today = dateAt(app.now(), TORONTO);
  const { year } = partsOfDate(today);
  return [...listHolidays(year, choice), ...listHolidays(year + 1, choice)].filter(
    ({ date }) => today <= date && date < addDays(today, 365),
  );
}
