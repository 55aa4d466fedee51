import type { RouterContextProvider } from 'react-router';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { type CalendarDate, parseCalendarDate } from '#app/platform/time/calendar-date.ts';
import type { Availability } from '../slots/availability.schema.ts';
import { openAvailability } from '../slots/free-slots.server.ts';
import { monthOf, pageOfDays, parseMonth } from './days.ts';

/** The free times in a server-rendered page. */
export type SlotView = {
  availability: Availability;
  /** As `pageOfDays` takes it. */
  month: string;
  /** The day whose times are shown: the one in the address, else the first that has any. */
  date?: CalendarDate | undefined;
  /** The time that the address asks for; empty if none. */
  time: string;
};

/** The days and the day that an address asks for; without one, the next available day. */
export async function readSlotView(
  context: Readonly<RouterContextProvider>,
  query: URLSearchParams,
  callMinutes: number,
): Promise<SlotView> {
  const { facts, listDays } = await openAvailability(getAppContext(context), { callMinutes });
  const asked = parseCalendarDate(query.get('date') ?? '');
  const isLater = asked !== undefined && asked > pageOfDays(facts, '').to;
  const wanted = parseMonth(query.get('month')) ?? (isLater ? monthOf(asked) : '');
  const { month, from, to } = pageOfDays(facts, wanted);
  const days = listDays(from, to);
  const chosen =
    days.find((day) => day.date === asked && day.free.length + day.taken.length > 0) ??
    days.find((day) => day.free.length > 0 && day.date >= month);
  return {
    availability: { ...facts, days },
    month,
    date: chosen?.date,
    time: query.get('time') ?? '',
  };
}
