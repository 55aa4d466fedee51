import type { RouterContextProvider } from 'react-router';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { type CalendarDate, parseCalendarDate } from '#app/platform/time/calendar-date.ts';
import { dateAt, isKnownTimeZone, TORONTO } from '#app/platform/time/wall-time.ts';
import { type Availability, readAvailability } from '../slots/free-slots.server.ts';
import { firstOfMonth, lastOfGrid, parseMonth } from './month.ts';

/** The availability in a server-rendered page: the month, and the day chosen by a link. */
export type SlotView = {
  availability: Availability;
  month: CalendarDate;
  date?: CalendarDate;
  /** The time zone that the visitor chose. */
  zone?: string;
};

/**
 * The month of the server-rendered calendar: the requested one, else that of the chosen day, else
 * the first with a free slot. The week of that slot is complete, also where the month ends within it.
 */
export async function readSlotView(
  context: Readonly<RouterContextProvider>,
  query: URLSearchParams,
  /** The length of the call. */
  callMinutes: number,
): Promise<SlotView> {
  const app = getAppContext(context);
  const date = parseCalendarDate(query.get('date') ?? '');
  const today = dateAt(app.now(), TORONTO);
  const typed = parseMonth(query.get('month') ?? '') ?? date;
  // The last month of the calendar has no next one.
  const asked = typed?.startsWith('9999') ? today : typed;
  const zone = knownZone(query.get('zone'));
  const look = (day: CalendarDate) => {
    const month = firstOfMonth(day);
    const range = { from: month, to: lastOfGrid(month) };
    return readAvailability(app, { ...range, callMinutes, visitorZone: zone });
  };
  const month = firstOfMonth(asked && asked >= firstOfMonth(today) ? asked : today);
  const availability = await look(month);
  const { next } = availability;
  if (asked || !next || firstOfMonth(next.date) === month)
    return { availability, month, date, zone };
  return { availability: await look(next.date), month: firstOfMonth(next.date), date, zone };
}

function knownZone(zone: string | null): string | undefined {
  return zone && isKnownTimeZone(zone) ? zone : undefined;
}
