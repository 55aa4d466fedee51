import type { RouterContextProvider } from 'react-router';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { parseCalendarDate } from '#app/platform/time/calendar-date.ts';
import { openAvailability } from '../slots/free-slots.server.ts';
import { monthOf, pageOfDays, parseMonth } from './days.ts';

/** The free times in a server-rendered page. */
export type SlotView = Awaited<ReturnType<typeof readSlotView>>;

/** The days and the day that an address asks for; without one, the next available day. */
export async function readSlotView(
  context: Readonly<RouterContextProvider>,
  query: URLSearchParams,
  callMinutes: number,
) {
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
    /** As `pageOfDays` takes it. */
    month,
    /** The day whose times are shown: the one in the address, else the first that has any. */
    date: chosen?.date,
    /** The time that the address asks for; empty if none. */
    time: query.get('time') ?? '',
  };
}
