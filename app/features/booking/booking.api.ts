import * as v from 'valibot';
import { failure, success } from '#app/platform/http/json-response.server.ts';
import type { Operation } from '#app/platform/http/operation.ts';
import { daysBetween, parseCalendarDate } from '#app/platform/time/calendar-date.ts';
import { availabilityApiWords, bookingReasons } from './booking.content.ts';
import { readBookingRules } from './rules/booking-rules.server.ts';
import { offeredKind } from './rules/call-kinds.ts';
import { availabilitySchema } from './slots/availability.schema.ts';
import { openAvailability } from './slots/free-slots.server.ts';

/** Two months: as much as the calendar shows. Bounds the work of one request. */
const MAX_RANGE_DAYS = 62;

const dateField = v.pipe(v.string(), v.isoDate());

/** `GET /api/bookings/availability`: the free slots. */
export const availabilityOperation: Operation = {
  method: 'GET',
  path: '/api/bookings/availability',
  words: availabilityApiWords,
  input: v.object({
    from: dateField,
    to: dateField,
    kind: v.optional(v.string()),
    timeZone: v.optional(v.string()),
  }),
  success: { status: 200, data: availabilitySchema },
  failures: [{ status: 422 }, { status: 503 }],
  async handle(context) {
    const from = parseCalendarDate(context.req.query('from') ?? '');
    const to = parseCalendarDate(context.req.query('to') ?? '');
    const days = from && to ? daysBetween(from, to) : -1;
    if (!from || !to || days < 0 || days >= MAX_RANGE_DAYS) {
      return failure(context, 422, bookingReasons.badRange, {
        fields: { [from ? 'to' : 'from']: bookingReasons.badRange },
      });
    }
    context.header('Cache-Control', 'no-store');
    const { app } = context.var;
    const { minutes } = offeredKind(await readBookingRules(app), context.req.query('kind') ?? '');
    const { facts, listDays } = await openAvailability(app, {
      callMinutes: minutes,
      visitorZone: context.req.query('timeZone'),
    });
    return success(context, 200, { ...facts, days: listDays(from, to) });
  },
};
