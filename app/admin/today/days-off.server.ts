import { readBookingRules } from '#app/features/booking/rules/booking-rules.server.ts';
import { holidayFinder } from '#app/features/booking/rules/holidays.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { type CalendarDate, weekdayOf } from '#app/platform/time/calendar-date.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Whether the office is closed on a day: by the office hours, or a holiday of the booking rules. */
export async function dayOffFinder(
  app: Pick<AppContext, 'settings' | 'facts'>,
): Promise<(date: CalendarDate) => boolean> {
  const { company } = app.facts();
  const holidayOn = holidayFinder(await readBookingRules(app));
  const open: readonly string[] = company.officeHours.days;
  return (date) => !open.includes(WEEKDAYS[weekdayOf(date)] ?? '') || holidayOn(date) !== undefined;
}
