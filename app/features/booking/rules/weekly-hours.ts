import * as v from 'valibot';
import type { Weekday } from '#app/platform/time/calendar-date.ts';
import { formatClockTime, parseClockTime } from '#app/platform/time/time-words.ts';

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
    v.array(
      v.object({ from: clockTime, to: clockTime }),
      'Write the hours as 9:00 AM to 12:00 PM, 1:00 PM to 5:00 PM.',
    ),
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

/** '9:00 AM to 12:00 PM, 1:00 PM to 5:00 PM'; empty for a closed day. */
export function writeSpans(spans: readonly HoursSpan[]): string {
  return spans.map(({ from, to }) => `${from} to ${to}`).join(', ');
}

/**
 * Parses the hours of a day as people write them: '9:00 AM to 12:00 PM, 1-5 PM', '9-12,
 * 13:00-17:00'. Empty text is a closed day. Returns undefined if a part isn't a span of time.
 */
export function readSpans(text: string): HoursSpan[] | undefined {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const spans = parts.map(readSpan);
  return spans.some((span) => span === undefined) ? undefined : (spans as HoursSpan[]);
}

function readSpan(text: string): HoursSpan | undefined {
  const [from, to, ...rest] = text.split(/\s*(?:-|–|—|\bto\b|\buntil\b)\s*/i);
  if (!from || !to || rest.length > 0) return undefined;
  const end = readTime(to);
  const start = readStart(from, to, end);
  if (start === undefined || end === undefined) return undefined;
  return { from: formatClockTime(start % DAY_MINUTES), to: formatClockTime(end % DAY_MINUTES) };
}

/** In '1-5 PM' the PM applies to both times; in '9-5 PM' the first time is in the morning. */
function readStart(from: string, to: string, end: number | undefined): number | undefined {
  const half = /[ap]\.?\s?m/i.exec(to)?.[0];
  const inSameHalf = half && !/m/i.test(from) ? readTime(`${from} ${half}`) : undefined;
  return inSameHalf !== undefined && inSameHalf < (end || DAY_MINUTES)
    ? inSameHalf
    : readTime(from);
}

/** Minutes since midnight of '9', '9:30', '9 am', '1:00 PM', '13:00', '24:00'. */
function readTime(text: string): number | undefined {
  const match = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?\s?m\.?)?$/i.exec(text.trim());
  if (!match) return undefined;
  const [hour, minute, half] = [Number(match[1]), Number(match[2] ?? 0), match[3]?.toLowerCase()];
  if (minute > 59) return undefined;
  if (half === undefined) return hour * 60 + minute <= DAY_MINUTES ? hour * 60 + minute : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute;
}

function areInOrder(spans: HoursSpan[]): boolean {
  let free = 0;
  for (const { from, to } of spans.map(minutesOfSpan)) {
    if (!(from >= free && to - from >= SHORTEST_SPAN_MINUTES)) return false;
    free = to;
  }
  return true;
}
