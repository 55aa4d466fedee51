import * as v from 'valibot';
import { CARRIED_NOTE_MAX_CHARS } from '#app/platform/browser/carried-note.ts';
import { sourceField, submissionFields } from '#app/platform/forms/submission-fields.ts';
import { areaField, emailField, FIELD_LIMITS, lineField } from '#app/platform/forms/text-fields.ts';
import { parseAppointmentDate } from '#app/platform/time/appointment-date.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { isKnownTimeZone } from '#app/platform/time/wall-time.ts';
import { booking } from './booking.content.ts';

const words = booking.fields;

const MOST_ANSWER_CHARS = 1000;

const dateField = v.pipe(
  v.optional(v.string(words.appointmentDate.invalid), ''),
  v.transform((text) => text.trim()),
  v.check((text) => text !== '', words.appointmentDate.missing),
  v.check(
    (text) => text === '' || parseAppointmentDate(text) !== undefined,
    words.appointmentDate.invalid,
  ),
  v.transform((text) => parseAppointmentDate(text) as CalendarDate),
);

/** In the order in which errors are listed: day, time, person. */
const fields = {
  appointmentDate: dateField,
  appointmentTime: lineField(20, words.appointmentTime),
  name: lineField(FIELD_LIMITS.name, words.name),
  email: emailField(words.email),
  phone: lineField(FIELD_LIMITS.phone, words.phone),
  company: lineField(FIELD_LIMITS.company, words.company),
};

/** The name of the buttons that offer another slot after a lost race. */
export const OFFERED_SLOT_FIELD = 'slot';

/** The value of such a button: '2026-11-24 9:30 AM'. */
export function offeredSlotValue(slot: { date: string; time: string }): string {
  return `${slot.date} ${slot.time}`;
}

// The button of an offered slot posts the same form. Its value overrides the chosen day and time.
function takeOfferedSlot(values: Record<string, unknown>): Record<string, unknown> {
  const match = /^(\d{4}-\d{2}-\d{2}) (.+)$/.exec(String(values[OFFERED_SLOT_FIELD] ?? ''));
  if (match === null) return values;
  return { ...values, appointmentDate: match[1], appointmentTime: match[2] };
}

/** An IANA time zone. An unknown zone counts as none. */
const zoneField = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(64),
      v.transform((zone) => (isKnownTimeZone(zone) ? zone : undefined)),
    ),
  ),
  undefined,
);

const answerField = areaField(MOST_ANSWER_CHARS, {
  tooLong: booking.answerTooLong,
});

/** The form as a browser posts it. */
export const bookingFormSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(takeOfferedSlot),
  v.object({ ...fields, answer: answerField, timeZone: zoneField }),
);

/** Day and time alone, to move a call. */
export const slotChoiceSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(takeOfferedSlot),
  v.object({ appointmentDate: fields.appointmentDate, appointmentTime: fields.appointmentTime }),
);

/** The form that a booking came from, which also determines the call type. */
export const bookingSources = ['assessment_booking', 'consultation_booking'] as const;
type BookingSource = (typeof bookingSources)[number];

/** The form of a call type: `assessment_booking` for every kind but the consultation. */
export function sourceOfKind(kind: string): BookingSource {
  return kind === 'consultation' ? 'consultation_booking' : 'assessment_booking';
}

/** The call type that a form books if it names none. */
export function kindOfSource(source: BookingSource): string {
  return source === 'consultation_booking' ? 'consultation' : 'assessment';
}

/** The body of `POST /api/bookings`. Unknown properties are ignored. */
export const bookingPayloadSchema = v.object({
  ...fields,
  source: sourceField(bookingSources, 'assessment_booking'),
  ...submissionFields,
  /** The zone that the visitor chose, or that of the browser. */
  timeZone: zoneField,
  /** The id of a call type; without it, the source says which of the first two it is. */
  kind: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** The answer to the owner's question. */
  answer: answerField,
  /** A tool result that the visitor brings to the call. */
  brief: areaField(CARRIED_NOTE_MAX_CHARS, {}),
});

export type BookingPayload = v.InferOutput<typeof bookingPayloadSchema>;
