import * as v from 'valibot';
import { type CalendarDate, parseCalendarDate } from '#app/platform/time/calendar-date.ts';
import { parseClockTime } from '#app/platform/time/time-words.ts';

/** The kinds of call. They share one calendar and start at the same times. */
export const CALL_KINDS = {
  assessment: { title: 'AI Readiness Assessment', minutes: 30 },
  consultation: { title: 'Free Consultation', minutes: 15 },
} as const;

export type CallKind = keyof typeof CALL_KINDS;

/** Minutes kept free from each start, whichever kind of call it is: those of the longest kind. */
export const SLOT_MINUTES = 30;

/** The start times in Toronto, none between noon and one, as the visitor reads and sends them. */
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

const calendarDateSchema = v.pipe(
  v.string(),
  v.check((text) => parseCalendarDate(text) !== undefined, 'Write the date as YYYY-MM-DD'),
  v.transform((text) => text as CalendarDate),
);

const instantSchema = v.pipe(
  v.string(),
  v.isoTimestamp('Write the time as 2026-11-02T14:00:00Z'),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'Enter a time that exists'),
);

const reasonFields = {
  reason: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(200, 'Keep the reason under 200 characters')),
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
    v.check((block) => block.from <= block.to, 'Choose a last day that is not before the first'),
  ),
  v.pipe(
    v.object({ kind: v.literal('span'), from: instantSchema, to: instantSchema, ...reasonFields }),
    v.check(
      (block) => Date.parse(block.from) < Date.parse(block.to),
      'Choose an end that is after the start',
    ),
  ),
]);

/** What the owner can set about booking. An empty object gives the defaults. */
export const bookingRulesSchema = v.object({
  slotTimes: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.check((text) => parseClockTime(text) !== undefined, 'Write each time as 9:00 AM'),
        ),
      ),
      v.minLength(1, 'Enter at least one time'),
      v.check(
        hasRoomForEachCall,
        `Enter the times in order, at least ${SLOT_MINUTES} minutes apart, the last one by 11:30 PM`,
      ),
    ),
    [...SLOT_TIMES],
  ),
  minimumNoticeMinutes: v.optional(wholeNumber(0, 14 * 24 * 60), 60),
  horizonDays: v.optional(wholeNumber(1, 730), 365),
  observeOntarioHolidays: v.optional(v.boolean(), true),
  observeCivicHoliday: v.optional(v.boolean(), false),
  observeTruthAndReconciliationDay: v.optional(v.boolean(), false),
  blocked: v.optional(v.array(blockedTimeSchema), []),
  /** Where the call takes place, told to the attendee only. */
  meetingLink: v.optional(
    v.pipe(
      v.string(),
      v.url('Enter the full web address, starting with https://'),
      v.startsWith('https://', 'Enter the full web address, starting with https://'),
      v.maxLength(500, 'Enter an address of at most 500 characters'),
    ),
  ),
});

export type BookingRules = v.InferOutput<typeof bookingRulesSchema>;
export type BlockedTime = v.InferOutput<typeof blockedTimeSchema>;

/** Where the owner's rules are stored (platform/settings). */
export const bookingRulesArea = { key: 'booking', schema: bookingRulesSchema };

export const DEFAULT_BOOKING_RULES: BookingRules = v.parse(bookingRulesSchema, {});

// Starts this far apart make a unique start time in the database enough against overlapping calls.
function hasRoomForEachCall(times: string[]): boolean {
  let earliest = 0;
  for (const time of times) {
    const minute = parseClockTime(time) ?? -1;
    if (minute < earliest || minute + SLOT_MINUTES > 24 * 60) return false;
    earliest = minute + SLOT_MINUTES;
  }
  return true;
}

function wholeNumber(least: number, most: number) {
  const message = `Enter a whole number from ${least} to ${most}`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
}
