import { addDays, type CalendarDate } from '#app/platform/time/calendar-date.ts';
import { dateAt, instantOf, TORONTO } from '#app/platform/time/wall-time.ts';

/** No row of days off is longer, so a broken calendar can't loop forever. */
const MOST_DAYS = 60;

/**
 * When a message must be answered: this many hours after it came in, of which days off don't count.
 * While weekends are off, a message of Friday evening is due on Monday evening, as the forms promise.
 */
export function replyDueAt(
  receivedAt: Date,
  hours: number,
  isDayOff: (date: CalendarDate) => boolean,
): Date {
  let from = receivedAt.getTime();
  let leftMs = hours * 3_600_000;
  let date = dateAt(receivedAt, TORONTO);
  for (let day = 0; day < MOST_DAYS; day += 1) {
    const next = addDays(date, 1);
    const midnight = instantOf(next, 0, TORONTO).getTime();
    if (!isDayOff(date)) {
      if (leftMs <= midnight - from) return new Date(from + leftMs);
      leftMs -= midnight - from;
    }
    from = midnight;
    date = next;
  }
  return new Date(from);
}
