import * as v from 'valibot';
import { areaField, emailField, FIELD_LIMITS, lineField } from '#app/platform/forms/text-fields.ts';
import { parseAppointmentDate } from '#app/platform/time/appointment-date.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { isKnownTimeZone } from '#app/platform/time/wall-time.ts';
import type { booking } from './booking.content.ts';

export type BookingFormWords = Pick<typeof booking, 'fields' | 'answerTooLong'>;

const MOST_ANSWER_CHARS = 1000;

/** In the order in which errors are listed: day, time, person. `fields` has the error texts. */
export function bookingFields({ fields, answerTooLong }: BookingFormWords) {
  return {
    appointmentDate: dayField(fields.appointmentDate),
    appointmentTime: lineField(20, fields.appointmentTime),
    name: lineField(FIELD_LIMITS.name, fields.name),
    email: emailField(fields.email),
    phone: lineField(FIELD_LIMITS.phone, fields.phone),
    company: lineField(FIELD_LIMITS.company, fields.company),
    /** The answer to the owner's question. */
    answer: areaField(MOST_ANSWER_CHARS, { tooLong: answerTooLong }),
  };
}

/** A day as the calendar, the API or a native field gives it. */
export function dayField({ missing, invalid }: { missing: string; invalid: string }) {
  return v.pipe(
    v.optional(v.string(invalid), ''),
    v.trim(),
    v.check((text) => text !== '', missing),
    v.check((text) => text === '' || parseAppointmentDate(text) !== undefined, invalid),
    v.transform((text) => parseAppointmentDate(text) as CalendarDate),
  );
}

/** The name of the buttons that offer another slot after a lost race. */
export const OFFERED_SLOT_FIELD = 'slot';

/** The value of such a button: '2026-11-24 9:30 AM'. */
export function offeredSlotValue(slot: { date: string; time: string }): string {
  return `${slot.date} ${slot.time}`;
}

// The button of an offered slot posts the same form. Its value overrides the chosen day and time.
export function takeOfferedSlot(values: Record<string, unknown>): Record<string, unknown> {
  const match = /^(\d{4}-\d{2}-\d{2}) (.+)$/.exec(String(values[OFFERED_SLOT_FIELD] ?? ''));
  if (match === null) return values;
  return { ...values, appointmentDate: match[1], appointmentTime: match[2] };
}

/** An IANA time zone. An unknown zone counts as none. */
export const zoneField = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(64),
      v.transform((zone) => (isKnownTimeZone(zone) ? zone : undefined)),
    ),
  ),
  undefined,
);

/** The form as a browser posts it. */
export function bookingFormSchema(words: BookingFormWords) {
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform(takeOfferedSlot),
    v.object({ ...bookingFields(words), timeZone: zoneField }),
  );
}

/** The form that a booking came from, which also determines the call type. */
export const bookingSources = ['assessment_booking', 'consultation_booking'] as const;
export type BookingSource = (typeof bookingSources)[number];

/** The form of a call type: `assessment_booking` for every kind but the consultation. */
export function sourceOfKind(kind: string): BookingSource {
  return kind === 'consultation' ? 'consultation_booking' : 'assessment_booking';
}
