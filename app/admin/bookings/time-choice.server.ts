import { listFreeForOwner } from '#app/features/booking/slots/week.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { addDays, type CalendarDate, parseDayField } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import { formatClockTime, parseClockTime, parseTimeField } from '#app/platform/time/time-words.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import type { Booking } from '#database/schema.ts';
import { bookingsWords as words } from './bookings.content.ts';

const DAYS_BEFORE = 3;
const DAYS_AFTER = 13;

/**
 * The times to choose from, by their value ('2026-11-12 9:00 AM'): `at`, a time that was chosen in
 * the week, and those that are free about that day, about the call to be moved, or from today.
 */
export async function readTimeChoice(
  app: AppContext,
  { at, ...call }: { at: string; moving?: Booking; callMinutes?: number | undefined },
) {
  const chosen = readChosenTime({ slot: at });
  const around =
    chosen?.appointmentDate ??
    parseDayField(call.moving?.toronto_date ?? '') ??
    dateAt(app.now(), TORONTO);
  const slots: Record<string, string> = {};
  const offer = (date: CalendarDate, time: string) => {
    slots[`${date} ${time}`] = `${formatLongDate(date)}, ${time}`;
  };
  if (chosen) offer(chosen.appointmentDate, chosen.appointmentTime);
  const span = { from: addDays(around, -DAYS_BEFORE), to: addDays(around, DAYS_AFTER) };
  for (const { date, free } of await listFreeForOwner(app, { ...span, ...call })) {
    for (const { time } of free) offer(date, time);
  }
  // Its own time would change nothing.
  if (call.moving) delete slots[`${call.moving.toronto_date} ${call.moving.toronto_time}`];
  return { at, slots };
}

export type TimeChoices = Awaited<ReturnType<typeof readTimeChoice>>;

/** The time that a form chose: what was typed, or else the one that was selected. */
export function readChosenTime({
  slot = '',
  appointmentDate = '',
  appointmentTime = '',
}: Record<string, string>) {
  const typed = `${appointmentDate} ${appointmentTime}`.trim();
  const [, day = '', clock = ''] = /^(\S+) (.+)$/.exec(typed || slot) ?? [];
  const date = parseDayField(day);
  const minutes = parseClockTime(clock) ?? parseTimeField(clock);
  if (!date || minutes === undefined) return undefined;
  return { appointmentDate: date, appointmentTime: formatClockTime(minutes) };
}

/** Errors of a form: why it is refused, and whether the owner can have the time all the same. */
export function explainRefusal(kind: string, canInsist = true): Record<string, string> {
  const closed = words.closed[kind];
  if (!closed) return { reason: words.refusals[kind] ?? words.changed };
  if (!canInsist) return { reason: closed };
  return {
    reason: `${closed} You can still have the call then: choose “Take This Time Anyway.”`,
    anyway: 'on',
  };
}
