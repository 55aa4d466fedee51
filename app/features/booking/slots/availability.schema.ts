import * as v from 'valibot';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';

/** A day, 'YYYY-MM-DD'. */
export const dateField = v.pipe(
  v.string(),
  v.isoDate(),
) as unknown as v.GenericSchema<CalendarDate>;
const instantField = v.pipe(v.string(), v.isoTimestamp());

/** A start that can be booked. */
export const slotSchema = v.object({
  /** In Toronto. */
  date: dateField,
  /** Toronto time, as in the rules: '9:00 AM'. */
  time: v.string(),
  startsAt: instantField,
  /** The end of a call of the kind that is asked for. */
  endsAt: instantField,
  /**
   * In answers to a visitor whose clock shows another time than Toronto's: written by the server,
   * because a browser's data may be older.
   */
  visitor: v.optional(v.object({ place: v.string(), date: dateField, time: v.string() })),
});

const daySchema = v.object({
  date: dateField,
  free: v.array(slotSchema),
  /** Slots that aren't free because of other calls: booked, within a buffer, or over the limit. */
  taken: v.array(slotSchema),
  /** Why nothing is free; set if and only if `free` is empty. */
  closed: v.optional(
    v.object({
      kind: v.picklist([
        'full',
        'past',
        'too-soon',
        'weekend',
        // A day of the week without hours, not only Saturday and Sunday.
        'day-off',
        'holiday',
        'blocked',
        'beyond-horizon',
      ]),
      /** Of the holiday. */
      name: v.optional(v.string()),
      /** Of a blocked time, if that is public. */
      reason: v.optional(v.string()),
    }),
  ),
});

/** `data` of `GET /api/bookings/availability`: days, and the first free slot of all. */
export const availabilitySchema = v.object({
  zone: v.string(),
  /** The zone of the visitor's times: the one that was asked for if it is known, else Toronto's. */
  visitorZone: v.string(),
  /** The first and the last day that can hold a free slot, in Toronto. */
  today: dateField,
  lastDay: dateField,
  next: v.nullable(slotSchema),
  days: v.array(daySchema),
});

export type Slot = v.InferOutput<typeof slotSchema>;
export type DayAvailability = v.InferOutput<typeof daySchema>;
export type Availability = v.InferOutput<typeof availabilitySchema>;
