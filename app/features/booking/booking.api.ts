import { Hono } from 'hono';
import * as v from 'valibot';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { describeFieldErrors, fieldErrors } from '#app/platform/forms/field-errors.ts';
import { readIdempotencyKey } from '#app/platform/forms/idempotency.server.ts';
import type { AppEnv } from '#app/platform/http/app-env.ts';
import { withJson } from '#app/platform/http/json-body.server.ts';
import { failure, success } from '#app/platform/http/json-response.server.ts';
import { daysBetween, parseCalendarDate } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/time-words.ts';
import { booking, bookingReasons } from './booking.content.ts';
import { bookingCallSchema } from './booking.schema.ts';
import { bookCall, readAvailability } from './booking.server.ts';
import { explainRefusal } from './slots/unavailable-reason.ts';

/** Two months and a bit: what a calendar shows, and never a whole year at once. */
const MAX_RANGE_DAYS = 62;

/** `POST /api/bookings` books a call; `GET /api/bookings/availability` says what is free. */
export const bookingApi = new Hono<AppEnv>()
  .post('/bookings', (context) =>
    withJson(context, async (body) => {
      const parsed = v.safeParse(bookingCallSchema, body);
      if (!parsed.success) {
        const fields = fieldErrors(parsed.issues);
        const { description } = describeFieldErrors(fields, body, booking.toasts);
        return failure(context, 422, description, { fields });
      }
      const { app, info } = context.var;
      const key = readIdempotencyKey(context.req.header('Idempotency-Key'));
      const outcome = await bookCall(app, info, parsed.output, key);
      switch (outcome.kind) {
        case 'booked':
          if (outcome.isReplay) context.header('Idempotent-Replayed', 'true');
          return success(context, 201, outcome.data);
        case 'slot-taken': {
          const { slot, nearest } = outcome;
          const values = { time: slot.time, date: formatLongDate(slot.date) };
          // Without Retry-After, which would say that this very request is still being worked on.
          return failure(context, 409, interpolate(bookingReasons.slotTaken, values), {
            data: { slot, nearest },
          });
        }
        case 'slot-closed': {
          const { field, text } = explainRefusal(outcome.reason, outcome.isDayPast);
          return failure(context, 422, text, { fields: { [field]: text } });
        }
        case 'too-many-for-address':
          return failure(context, 422, bookingReasons.tooManyForAddress, {
            fields: { email: bookingReasons.tooManyForAddress },
          });
        case 'key-reused':
          return failure(context, 422, bookingReasons.keyReused);
        case 'too-many':
          return failure(context, 429, bookingReasons.tooMany, {
            headers: { 'Retry-After': String(outcome.retryAfterSeconds) },
          });
        default:
          return outcome satisfies never;
      }
    }),
  )
  .get('/bookings/availability', async (context) => {
    const from = parseCalendarDate(context.req.query('from') ?? '');
    const to = parseCalendarDate(context.req.query('to') ?? '');
    const days = from && to ? daysBetween(from, to) : -1;
    if (!from || !to || days < 0 || days >= MAX_RANGE_DAYS) {
      return failure(context, 422, bookingReasons.badRange, {
        fields: { [from ? 'to' : 'from']: bookingReasons.badRange },
      });
    }
    context.header('Cache-Control', 'no-store');
    return success(context, 200, await readAvailability(context.var.app, { from, to }));
  });
