import * as v from 'valibot';
import type { Weekday } from '#app/platform/time/calendar-date.ts';
import { parseClockTime } from '#app/platform/time/time-words.ts';

/** A span of a day in Toronto, as text: '9:00 AM' to '12:00 PM'. 12:00 AM ends the day. */
export type HoursSpan = { from: string; to: string };

/** In the order of JavaScript's day numbers. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export type WeekdayName = (typeof WEEKDAYS)[number];
export type WeeklyHours = Record<WeekdayName, HoursSpan[]>;

const DAY_MINUTES = 24 * 60;
/** The minimum length of a span, so that the longest call type fits. */
export const SHORTEST_SPAN_MINUTES = 30;

const MORNING_AND_AFTERNOON: HoursSpan[] = [
  { from: '9:00 AM', to: '12:00 PM' },
  { from: '1:00 PM', to: '5:00 PM' },
];

/** With a start every 30 minutes these hours give the fourteen start times of the site. */
export const DEFAULT_HOURS: WeeklyHours = {
  sunday: [],
  monday: MORNING_AND_AFTERNOON,
  tuesday: MORNING_AND_AFTERNOON,
  wednesday: MORNING_AND_AFTERNOON,
  thursday: MORNING_AND_AFTERNOON,
  friday: MORNING_AND_AFTERNOON,
  saturday: [],
};

const clockTime = v.pipe(
  v.string(),
  v.check((text) => parseClockTime(text) !== undefined, 'Write each time as 9:00 AM.'),
);

const spansField = v.optional(
  v.pipe(
    v.array(v.object({ from: clockTime, to: clockTime }, 'Enter both times of each row, or none.')),
    v.maxLength(8, 'Enter at most eight time ranges for a day.'),
    v.check(
      areInOrder,
      'Enter the times in order, without overlaps, each at least 30 minutes long.',
    ),
  ),
  [],
);

/** Hours by weekday. A day without spans is closed; a week without any hours is refused. */
export const weeklyHoursSchema = v.pipe(
  v.object({
    sunday: spansField,
    monday: spansField,
    tuesday: spansField,
    wednesday: spansField,
    thursday: spansField,
    friday: spansField,
    saturday: spansField,
  }),
  v.check(
    (week) => WEEKDAYS.some((day) => week[day].length > 0),
    'Enter hours for at least one day.',
  ),
);

/** From and to in minutes since midnight, 0 to 1440. */
export function minutesOfSpan({ from, to }: HoursSpan): { from: number; to: number } {
  return { from: parseClockTime(from) ?? Number.NaN, to: parseClockTime(to) || DAY_MINUTES };
}

/** The start times of a day at which a call still fits into its span, in minutes since midnight. */
export function startMinutes(
  spans: readonly HoursSpan[],
  { everyMinutes, callMinutes }: { everyMinutes: number; callMinutes: number },
): number[] {
  return spans.map(minutesOfSpan).flatMap(({ from, to }) => {
    const starts: number[] = [];
    for (let start = from; start + callMinutes <= to; start += everyMinutes) starts.push(start);
    return starts;
  });
}

export function weekdayName(weekday: Weekday): WeekdayName {
  return WEEKDAYS[weekday];
}

function areInOrder(spans: HoursSpan[]): boolean {
  let free = 0;
  for (const { from, to } of spans.map(minutesOfSpan)) {
    if (!(from >= free && to - from >= SHORTEST_SPAN_MINUTES)) return false;
    free = to;
  }
  return true;
}
