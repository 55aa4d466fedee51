import * as v from 'valibot';
import { CARRIED_NOTE_MAX_CHARS } from '#app/platform/browser/carried-note.ts';
import { sourceField, submissionFields } from '#app/platform/forms/submission-fields.ts';
import { areaField } from '#app/platform/forms/text-fields.ts';
import { booking } from './booking.content.ts';
import {
  type BookingSource,
  bookingFields,
  bookingSources,
  takeOfferedSlot,
  zoneField,
} from './booking.schema.ts';

const fields = bookingFields(booking);

/**
 * The body of `POST /api/bookings`. Unknown properties are ignored. It stands apart from the form's
 * schema, because that one is part of the page's scripts.
 */
export const bookingPayloadSchema = v.object({
  ...fields,
  source: sourceField(bookingSources, 'assessment_booking'),
  ...submissionFields,
  /** The zone that the visitor chose, or that of the browser. */
  timeZone: zoneField,
  /** The id of a call type; without it, the source says which of the first two it is. */
  kind: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** A tool result that the visitor brings to the call. */
  brief: areaField(CARRIED_NOTE_MAX_CHARS, {}),
});

export type BookingPayload = v.InferOutput<typeof bookingPayloadSchema>;

/** Day and time alone, to move a call. */
export const slotChoiceSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(takeOfferedSlot),
  v.object({
    appointmentDate: fields.appointmentDate,
    appointmentTime: fields.appointmentTime,
  }),
);

/** The call type that a form books if it names none. */
export function kindOfSource(source: BookingSource): string {
  return source === 'consultation_booking' ? 'consultation' : 'assessment';
}
