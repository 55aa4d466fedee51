import { readBookingRules } from '#app/features/booking/rules/booking-rules.server.ts';
import { holidayFinder } from '#app/features/booking/rules/holidays.ts';
import { replyDueAt } from '#app/features/inquiries/reply-due.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { type CalendarDate, weekdayOf } from '#app/platform/time/calendar-date.ts';
import { listNewLeads } from './today.queries.server.ts';

/** Counting stops here. */
export const MOST_COUNTED = 1000;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Whether the office is closed on a day: by the office hours, or a holiday of the booking rules. */
export async function dayOffFinder(app: Pick<AppContext, 'settings' | 'facts'>) {
  const { officeHours } = app.facts().company;
  const holidayOn = holidayFinder(await readBookingRules(app));
  return (date: CalendarDate) =>
    !officeHours.days.some((day) => day === WEEKDAYS[weekdayOf(date)]) ||
    holidayOn(date) !== undefined;
}

/**
 * Messages that nobody has opened, newest first, each with the minutes until its answer is due by
 * the reply promise, which skips days off; negative once it is overdue.
 */
export async function readWaitingLeads(app: Pick<AppContext, 'db' | 'settings' | 'now' | 'facts'>) {
  const { replyHours } = app.facts().company;
  const isDayOff = await dayOffFinder(app);
  return (await listNewLeads(app.db, MOST_COUNTED)).map((lead) => {
    const due = replyDueAt(new Date(lead.created_at), replyHours, isDayOff);
    return { ...lead, minutesLeft: Math.floor((due.getTime() - app.now().getTime()) / 60_000) };
  });
}
