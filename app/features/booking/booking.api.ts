import { Hono } from 'hono';
import * as v from 'valibot';
import { describeFaults, fieldErrors } from '#app/platform/forms/field-errors.ts';
import { readIdempotencyKey } from '#app/platform/forms/idempotency.server.ts';
import { answerFailure, answerSuccess } from '#app/platform/http/answers.server.ts';
import type { AppEnv } from '#app/platform/http/app-env.ts';
import { withJson } from '#app/platform/http/json-body.server.ts';
import { daysBetween, parseCalendarDate } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/time-words.ts';
import { fill } from '#app/platform/words/fill.ts';
import { booking, bookingReasons } from './booking.content.ts';
import { bookingCallSchema } from './booking.schema.ts';
import { bookCall, readAvailability } from './booking.server.ts';
import { explainRefusal } from './closed-reason.ts';

/** Two months and a bit: what a calendar shows, and never a whole year at once. */
const MAX_RANGE_DAYS = 62;

/** `POST /api/bookings` books a call; `GET /api/bookings/availability` says what is free. */
export const bookingApi = new Hono<AppEnv>()
  .post('/bookings', (context) =>
    withJson(context, async (body) => {
      const parsed = v.safeParse(bookingCallSchema, body);
      if (!parsed.success) {
        const fields = fieldErrors(parsed.issues);
        const { description } = describeFaults(fields, body, booking.toasts);
        return answerFailure(context, 422, description, { fields });
      }
      const { services, info } = context.var;
      const key = readIdempotencyKey(context.req.header('Idempotency-Key'));
      const outcome = await bookCall(services, info, parsed.output, key);
      switch (outcome.kind) {
        case 'booked':
          if (outcome.isReplay) context.header('Idempotent-Replayed', 'true');
          return answerSuccess(context, 201, outcome.data);
        case 'slot-taken': {
          const { slot, nearest } = outcome;
          const values = { time: slot.time, date: formatLongDate(slot.date) };
          // Without Retry-After, which would say that this very request is still being worked on.
          return answerFailure(context, 409, fill(bookingReasons.slotTaken, values), {
            data: { slot, nearest },
          });
        }
        case 'slot-closed': {
          const { field, text } = explainRefusal(outcome.reason, outcome.isDayPast);
          return answerFailure(context, 422, text, { fields: { [field]: text } });
        }
        case 'too-many-for-address':
          return answerFailure(context, 422, bookingReasons.tooManyForAddress, {
            fields: { email: bookingReasons.tooManyForAddress },
          });
        case 'key-reused':
          return answerFailure(context, 422, bookingReasons.keyReused);
        case 'too-many':
          return answerFailure(context, 429, bookingReasons.tooMany, {
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
      return answerFailure(context, 422, bookingReasons.badRange, {
        fields: { [from ? 'to' : 'from']: bookingReasons.badRange },
      });
    }
    context.header('Cache-Control', 'no-store');
    return answerSuccess(context, 200, await readAvailability(context.var.services, { from, to }));
  });
