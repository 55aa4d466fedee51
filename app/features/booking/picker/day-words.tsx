import { interpolate } from '#app/platform/format/interpolate.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/long-date.ts';
import type { BookingWords } from '../booking.content.ts';
import { useBookingWords } from '../booking-words.ts';
import type { DayAvailability } from '../slots/slot.ts';
import { dayAndDate, firstOfMonth } from './month.ts';

/** The accessible name of a day: its date, and how much of it is free or why nothing is. */
export function dayName(
  words: BookingWords['calendar']['day'],
  { date: day, closed, free }: Pick<DayAvailability, 'date' | 'closed' | 'free'>,
): string {
  const date = formatLongDate(day);
  if (closed === undefined) {
    const count = free.length;
    return interpolate(count === 1 ? words.freeOne : words.free, { date, count });
  }
  const reason = (closed.kind === 'blocked' && closed.reason) || '';
  const name = closed.kind === 'holiday' ? closed.name : '';
  return interpolate(reason ? words.blockedBecause : words[closed.kind], { date, name, reason });
}

/**
 * Says below the calendar which days of the month are fully booked or closed, and why. Days that
 * are always closed, past or too far ahead need no explanation.
 */
export function ClosedDays({
  days,
  month,
}: {
  days: Iterable<DayAvailability>;
  month: CalendarDate;
}) {
  const { closedDays } = useBookingWords().calendar;
  const ofMonth = [...days]
    .filter(({ date }) => firstOfMonth(date) === firstOfMonth(month))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  const groups = new Map<string, string[]>();
  for (const { date, closed } of ofMonth) {
    const reason = closed && reasonOf(closedDays, closed);
    if (!reason) continue;
    groups.set(reason, [...(groups.get(reason) ?? []), dayAndDate(date).monthDay]);
  }
  if (groups.size === 0) return null;
  return (
    <ul className="cal-closed">
      {Array.from(groups, ([reason, dates]) => (
        <li key={reason}>
          {interpolate(closedDays.line, { reason, dates: inRows(closedDays, dates) })}
        </li>
      ))}
    </ul>
  );
}

type Reasons = BookingWords['calendar']['closedDays'];

function reasonOf(
  reasons: Reasons,
  closed: NonNullable<DayAvailability['closed']>,
): string | undefined {
  switch (closed.kind) {
    case 'full':
      return reasons.full;
    case 'holiday':
      return interpolate(reasons.because, { reason: closed.name });
    case 'blocked':
      return closed.reason
        ? interpolate(reasons.because, { reason: closed.reason })
        : reasons.closed;
    default:
      return undefined;
  }
}

/** 'November 3 to November 5, November 9': days in a row are written as a range. */
function inRows({ row: words }: Reasons, dates: readonly string[]): string {
  const rows: string[][] = [];
  for (const date of dates) {
    const row = rows.at(-1);
    const before = Number(row?.at(-1)?.split(' ')[1]);
    if (row && Number(date.split(' ')[1]) === before + 1) row.push(date);
    else rows.push([date]);
  }
  return rows
    .flatMap((row) =>
      row.length > 2 ? [interpolate(words, { first: row[0] ?? '', last: row.at(-1) ?? '' })] : row,
    )
    .join(', ');
}
