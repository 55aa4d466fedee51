import type { HoursSpan, WeeklyHours } from '#app/features/booking/rules/weekly-hours.ts';
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

/** The spans of a day, from '9:00 AM to 12:00 PM, 1:00 PM to 5:00 PM'. */
export function spansOf(text: string): HoursSpan[] {
  return text.split(', ').map((span) => {
    const [from = '', to = ''] = span.split(' to ');
    return { from, to };
  });
}

/** The fields of the form of weekly hours: `{ monday: '09:00-12:00 13:00-17:00' }`. */
export function hoursPost(week: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(week).flatMap(([day, text]) =>
      text.split(' ').flatMap((span, at) => {
        const [from = '', to = ''] = span.split('-');
        return [
          [`${day}-from-${at}`, from],
          [`${day}-to-${at}`, to],
        ];
      }),
    ),
  );
}
