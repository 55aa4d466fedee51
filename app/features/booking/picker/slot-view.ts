import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import type { Availability } from '../booking.server.ts';

/** What the server knows when it makes the page: the month shown, and the day chosen by a link. */
export type SlotView = {
  availability: Availability;
  month: CalendarDate;
  date?: CalendarDate;
};
