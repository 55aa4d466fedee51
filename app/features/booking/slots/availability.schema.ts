import * as v from 'valibot';

/** The time in the visitor's zone, if it differs from Toronto's. */
export const visitorTimeSchema = v.object({
  place: v.string(),
  date: v.pipe(v.string(), v.isoDate()),
  time: v.string(),
});

/** A slot in the API. */
export const slotSchema = v.object({
  date: v.pipe(v.string(), v.isoDate()),
  time: v.string(),
  startsAt: v.pipe(v.string(), v.isoTimestamp()),
  endsAt: v.pipe(v.string(), v.isoTimestamp()),
  visitor: v.optional(visitorTimeSchema),
});

/** `data` of `GET /api/bookings/availability`. */
export const availabilitySchema = v.object({
  zone: v.string(),
  visitorZone: v.string(),
  today: v.pipe(v.string(), v.isoDate()),
  lastDay: v.pipe(v.string(), v.isoDate()),
  next: v.nullable(slotSchema),
  days: v.array(
    v.object({
      date: v.pipe(v.string(), v.isoDate()),
      free: v.array(slotSchema),
      taken: v.array(slotSchema),
      /** Why nothing is free. */
      closed: v.optional(
        v.object({
          kind: v.picklist([
            'full',
            'past',
            'too-soon',
            'weekend',
            'day-off',
            'holiday',
            'blocked',
            'beyond-horizon',
          ]),
          name: v.optional(v.string()),
          reason: v.optional(v.string()),
        }),
      ),
    }),
  ),
});
