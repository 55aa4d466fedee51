import { data, type RouterContextProvider, redirect } from 'react-router';
import * as v from 'valibot';
import { getAppContext, getRequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import {
  type FormPost,
  formError,
  readFilledInMs,
  readFormPost,
  repeatedPostKey,
  validationError,
  withOutageFallback,
} from '#app/platform/forms/form-post.server.ts';
import { type CalendarDate, parseCalendarDate } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/time-words.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import { booking, bookingReasons } from './booking.content.ts';
import { bookingCallSchema, bookingFormSchema, sourceOfKind } from './booking.schema.ts';
import { bookCall, readAvailability } from './booking.server.ts';
import { firstOfMonth, lastOfMonth, parseMonth } from './picker/month.ts';
import type { SlotView } from './picker/slot-view.ts';
import type { CallKind } from './rules/booking-rules.ts';
import type { Slot } from './slots/slots.ts';
import { explainRefusal } from './slots/unavailable-reason.ts';

const { failed } = booking.toasts;

/** The plain post of the booking form. A booked call leads to its own page (303). */
export async function handleBookingPost(
  request: Request,
  context: Readonly<RouterContextProvider>,
  kind: CallKind,
) {
  const post = await readFormPost(request);
  const parsed = v.safeParse(bookingFormSchema, post.values);
  if (!parsed.success) return validationError(post, booking.toasts, parsed.issues);
  const call = v.parse(bookingCallSchema, {
    ...parsed.output,
    source: sourceOfKind[kind],
    page: '/book',
    website: post.values.website,
    filledInMs: readFilledInMs(post.values),
  });
  const outage = { title: failed.title, description: bookingReasons.storageDown };
  return withOutageFallback(post, outage, async () => {
    const app = getAppContext(context);
    const info = getRequestInfo(context);
    const key = post.idempotencyKey ?? repeatedPostKey(info.ip, call, app.now());
    const outcome = await bookCall(app, info, call, key);
    switch (outcome.kind) {
      case 'booked':
        return redirect(new URL(outcome.data.manageUrl).pathname, 303);
      case 'slot-taken':
        return showLostSlot(post, outcome);
      case 'slot-closed': {
        const { field, text } = explainRefusal(outcome.reason, outcome.isDayPast);
        return formError(post, {
          kind: 'invalid',
          title: failed.title,
          description: text,
          errors: { [field]: text },
        });
      }
      case 'too-many-for-address':
        return formError(post, {
          kind: 'invalid',
          title: failed.title,
          description: bookingReasons.tooManyForAddress,
          errors: { email: bookingReasons.tooManyForAddress },
        });
      case 'key-reused':
        // The form was changed after it had been sent: that is a new booking, and gets a new key.
        return formError(
          { ...post, idempotencyKey: undefined },
          { kind: 'refused', title: failed.title, description: bookingReasons.keyReused },
          { status: 422 },
        );
      case 'too-many':
        return formError(
          post,
          { kind: 'refused', title: failed.title, description: bookingReasons.tooMany },
          { retryAfterSeconds: outcome.retryAfterSeconds },
        );
      default:
        return outcome satisfies never;
    }
  });
}

/** 409 with the form as it was and the nearest free slots. */
export function showLostSlot(post: FormPost, lost: { slot: Slot; nearest: Slot[] }) {
  const values = { time: lost.slot.time, date: formatLongDate(lost.slot.date) };
  const answer = formError(post, {
    kind: 'refused',
    title: failed.title,
    description: interpolate(bookingReasons.slotTaken, values),
  });
  return data({ ...answer.data, lost }, { status: 409 });
}

/**
 * What the server-made calendar shows: the month asked for, else that of the chosen day, else the
 * first with a free slot.
 */
export async function readSlotView(
  context: Readonly<RouterContextProvider>,
  query: URLSearchParams,
): Promise<SlotView> {
  const app = getAppContext(context);
  const date = parseCalendarDate(query.get('date') ?? '');
  const asked = parseMonth(query.get('month') ?? '') ?? date;
  const today = dateAt(app.now(), TORONTO);
  const look = (day: CalendarDate) => {
    const month = firstOfMonth(day);
    return readAvailability(app, { from: month, to: lastOfMonth(month) });
  };
  const month = firstOfMonth(asked && asked >= firstOfMonth(today) ? asked : today);
  const availability = await look(month);
  const { next } = availability;
  if (asked || !next || firstOfMonth(next.date) === month) return { availability, month, date };
  return { availability: await look(next.date), month: firstOfMonth(next.date), date };
}
