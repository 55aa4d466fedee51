import * as v from 'valibot';
import { maxCharacters } from '#app/platform/forms/text-fields.ts';
import {
  type CalendarDate,
  parseCalendarDate,
  type Weekday,
} from '#app/platform/time/calendar-date.ts';
import { formatClockTime } from '#app/platform/time/time-words.ts';
import {
  callKindsSchema,
  DEFAULT_CALL_KINDS,
  shortestMinutes,
  videoLinkSchema,
} from './call-kinds.ts';
import { DEFAULT_HOURS, startMinutes, weekdayName, weeklyHoursSchema } from './weekly-hours.ts';

/** The length of a call if none is given: that of an assessment. */
export const SLOT_MINUTES = 30;

/** Sunday to Saturday. */
export const ALL_WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

const calendarDateSchema = v.pipe(
  v.string(),
  v.check((text) => parseCalendarDate(text) !== undefined, 'Write the date as YYYY-MM-DD.'),
  v.transform((text) => text as CalendarDate),
);

const instantSchema = v.pipe(
  v.string(),
  v.isoTimestamp('Write the time as 2026-11-02T14:00:00Z.'),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'Enter a time that exists.'),
);

const reasonFields = {
  reason: v.optional(
    v.pipe(v.string(), v.trim(), maxCharacters(200, 'Keep the reason under 200 characters.')),
  ),
  /** Visitors see the reason only if this is on. */
  isReasonPublic: v.optional(v.boolean(), false),
};

/** A time in which no call can be booked: whole days (both ends included) or a span of instants. */
export const blockedTimeSchema = v.variant('kind', [
  v.pipe(
    v.object({
      kind: v.literal('days'),
      from: calendarDateSchema,
      to: calendarDateSchema,
      ...reasonFields,
    }),
    v.check((block) => block.from <= block.to, 'Choose a last day that isn’t before the first.'),
  ),
  v.pipe(
    v.object({ kind: v.literal('span'), from: instantSchema, to: instantSchema, ...reasonFields }),
    v.check(
      (block) => Date.parse(block.from) < Date.parse(block.to),
      'Choose an end that’s after the start.',
    ),
  ),
]);

/** What the owner can set about booking. An empty object gives the defaults. */
export const bookingRulesSchema = v.object({
  kinds: v.optional(callKindsSchema, DEFAULT_CALL_KINDS),
  /** A question of the owner's own on the booking form; answering it is optional. */
  question: v.optional(
    v.pipe(v.string(), v.trim(), maxCharacters(200, 'Shorten the question to 200 characters.')),
  ),
  /** When calls take place, by weekday. */
  hours: v.optional(weeklyHoursSchema, DEFAULT_HOURS),
  /** The interval of start times, from the beginning of each span of hours. */
  startEveryMinutes: v.optional(wholeNumber(5, 240), 30),
  /** Kept free before and after each call. */
  bufferBeforeMinutes: v.optional(wholeNumber(0, 240), 0),
  bufferAfterMinutes: v.optional(wholeNumber(0, 240), 0),
  /** The maximum number of calls on a day; undefined for no limit. */
  maxCallsPerDay: v.optional(wholeNumber(1, 48)),
  minimumNoticeMinutes: v.optional(wholeNumber(0, 14 * 24 * 60), 60),
  /** How long before its start a visitor can still move or cancel a call. */
  changeNoticeHours: v.optional(wholeNumber(0, 14 * 24), 0),
  horizonDays: v.optional(wholeNumber(1, 730), 365),
  observeOntarioHolidays: v.optional(v.boolean(), true),
  observeCivicHoliday: v.optional(v.boolean(), false),
  observeTruthAndReconciliationDay: v.optional(v.boolean(), false),
  blocked: v.optional(v.array(blockedTimeSchema), []),
  /** The link of video calls whose kind has none of its own, shown only to the attendee. */
  meetingLink: v.optional(videoLinkSchema),
});

export type BookingRules = v.InferOutput<typeof bookingRulesSchema>;
export type BlockedTime = v.InferOutput<typeof blockedTimeSchema>;

/** The settings area of the owner's rules (platform/settings). */
export const bookingRulesArea = { key: 'booking', schema: bookingRulesSchema };

export const DEFAULT_BOOKING_RULES: BookingRules = v.parse(bookingRulesSchema, {});

/**
 * The start times of one weekday in minutes since midnight, in order: those at which a call of this
 * length fits.
 */
export function startsOn(
  rules: BookingRules,
  weekday: Weekday,
  callMinutes = shortestMinutes(rules),
): number[] {
  return startMinutes(rules.hours[weekdayName(weekday)], {
    everyMinutes: rules.startEveryMinutes,
    callMinutes,
  });
}

/** Every start time that any weekday has, in order: '9:00 AM'. */
export function listStartTimes(rules: BookingRules): string[] {
  const minutes = ALL_WEEKDAYS.flatMap((weekday) => startsOn(rules, weekday));
  return [...new Set(minutes)].sort((a, b) => a - b).map(formatClockTime);
}

function wholeNumber(least: number, most: number) {
  const message = `Enter a whole number from ${least} to ${most.toLocaleString('en-CA')}.`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
}
