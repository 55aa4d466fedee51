import { interpolate } from '#app/platform/format/interpolate.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { calendarWords as words } from '../booking.content.ts';
import type { DayAvailability } from '../slots/slot.ts';
import { dayAndDate, firstOfMonth } from './month.ts';

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
  const ofMonth = [...days]
    .filter(({ date }) => firstOfMonth(date) === firstOfMonth(month))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  const groups = new Map<string, string[]>();
  for (const { date, closed } of ofMonth) {
    const reason = closed && reasonOf(closed);
    if (!reason) continue;
    groups.set(reason, [...(groups.get(reason) ?? []), dayAndDate(date).monthDay]);
  }
  if (groups.size === 0) return null;
  return (
    <ul className="cal-closed">
      {Array.from(groups, ([reason, dates]) => (
        <li key={reason}>{interpolate(words.closedDays.line, { reason, dates: inRows(dates) })}</li>
      ))}
    </ul>
  );
}

function reasonOf(closed: NonNullable<DayAvailability['closed']>): string | undefined {
  const reasons = words.closedDays;
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
function inRows(dates: readonly string[]): string {
  const rows: string[][] = [];
  for (const date of dates) {
    const row = rows.at(-1);
    const before = Number(row?.at(-1)?.split(' ')[1]);
    if (row && Number(date.split(' ')[1]) === before + 1) row.push(date);
    else rows.push([date]);
  }
  return rows
    .flatMap((row) =>
      row.length > 2
        ? [interpolate(words.closedDays.row, { first: row[0] ?? '', last: row.at(-1) ?? '' })]
        : row,
    )
    .join(', ');
}
