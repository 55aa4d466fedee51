import { type CalendarDate, parseCalendarDate } from './calendar-date.ts';
import { dateAt, TORONTO } from './wall-time.ts';

const DAY_MS = 86_400_000;
const ISO_DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?$/;

/**
 * The Toronto calendar date that `appointmentDate` of a booking means, or undefined where the text
 * is neither a date nor an ISO date-time.
 *
 * - 'YYYY-MM-DD' is that date.
 * - A date-time at exactly 00:00 UTC is the date written in it: date pickers send a bare date so.
 * - Any other date-time is the date which that instant has in America/Toronto.
 * - A date-time without a zone is no instant; it is read as Toronto time, never as the server's.
 */
export function parseAppointmentDate(text: string): CalendarDate | undefined {
  const bareDate = parseCalendarDate(text);
  if (bareDate !== undefined) return bareDate;

  const match = ISO_DATE_TIME.exec(text);
  const written = match === null ? undefined : parseCalendarDate(match[1] ?? '');
  if (match === null || written === undefined) return undefined;
  // At the ends of the calendar, the day in Toronto may have no date, and nobody books there.
  if (match[3] === undefined || /^(0000|9999)/.test(written)) return written;

  const ms = Date.parse(text);
  if (Number.isNaN(ms)) return undefined;
  return ms % DAY_MS === 0 ? written : dateAt(new Date(ms), TORONTO);
}
