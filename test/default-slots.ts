import type { WeeklyHours } from '#app/features/booking/rules/weekly-hours.ts';
import { formatClockTime, parseClockTime } from '#app/platform/time/time-words.ts';

/** The default start times, for an owner who hasn't changed anything. */
export const SLOT_TIMES: readonly string[] = [
  '9:00 AM',
  '9:30 AM',
  '10:00 AM',
  '10:30 AM',
  '11:00 AM',
  '11:30 AM',
  '1:00 PM',
  '1:30 PM',
  '2:00 PM',
  '2:30 PM',
  '3:00 PM',
  '3:30 PM',
  '4:00 PM',
  '4:30 PM',
];

/** Hours with exactly these start times, at least 30 minutes apart, from Monday to Friday. */
export function hoursWithStarts(...times: string[]): WeeklyHours {
  const spans = times.map((from) => ({
    from,
    to: formatClockTime(((parseClockTime(from) ?? 0) + 30) % 1440),
  }));
  return {
    sunday: [],
    monday: spans,
    tuesday: spans,
    wednesday: spans,
    thursday: spans,
    friday: spans,
    saturday: [],
  };
}
