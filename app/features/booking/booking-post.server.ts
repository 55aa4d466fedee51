import { data, type RouterContextProvider, redirect } from 'react-router';
import * as v from 'valibot';
import {
  type FormPost,
  orOutage,
  readFilledInMs,
  readFormPost,
  repeatedPostKey,
  showFaults,
  showFormAgain,
} from '#app/platform/forms/form-post.server.ts';
import { getRequestInfo, getServices } from '#app/platform/services.server.ts';
import { type CalendarDate, parseCalendarDate } from '#app/platform/time/calendar-date.ts';
import { formatLongDate } from '#app/platform/time/time-words.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import { fill } from '#app/platform/words/fill.ts';
import { booking, bookingReasons } from './booking.content.ts';
import type { CallKind } from './booking.rules.ts';
import { bookingCallSchema, bookingFormSchema, sourceOfKind } from './booking.schema.ts';
import { bookCall, readAvailability } from './booking.server.ts';
import type { Slot } from './booking.slots.ts';
import { explainRefusal } from './closed-reason.ts';
import { firstOfMonth, lastOfMonth, parseMonth } from './month.ts';
import type { SlotView } from './slot-view.ts';

const { failed } = booking.toasts;

/** The plain post of the booking form. A booked call leads to its own page (303). */
export async function handleBookingPost(
  request: Request,
  context: Readonly<RouterContextProvider>,
  kind: CallKind,
) {
  const post = await readFormPost(request);
  const parsed = v.safeParse(bookingFormSchema, post.values);
  if (!parsed.success) return showFaults(post, booking.toasts, parsed.issues);
  const call = v.parse(bookingCallSchema, {
    ...parsed.output,
    source: sourceOfKind[kind],
    page: '/book',
    website: post.values.website,
    filledInMs: readFilledInMs(post.values),
  });
  const outage = { title: failed.title, description: bookingReasons.storageDown };
  return orOutage(post, outage, async () => {
    const services = getServices(context);
    const info = getRequestInfo(context);
    const key = post.idempotencyKey ?? repeatedPostKey(info.ip, call, services.now());
    const outcome = await bookCall(services, info, call, key);
    switch (outcome.kind) {
      case 'booked':
        return redirect(new URL(outcome.data.manageUrl).pathname, 303);
      case 'slot-taken':
        return showLostSlot(post, outcome);
      case 'slot-closed': {
        const { field, text } = explainRefusal(outcome.reason, outcome.isDayPast);
        return showFormAgain(post, {
          kind: 'invalid',
          title: failed.title,
          description: text,
          errors: { [field]: text },
        });
      }
      case 'too-many-for-address':
        return showFormAgain(post, {
          kind: 'invalid',
          title: failed.title,
          description: bookingReasons.tooManyForAddress,
          errors: { email: bookingReasons.tooManyForAddress },
        });
      case 'key-reused':
        // The form was changed after it had been sent: that is a new booking, and gets a new key.
        return showFormAgain(
          { ...post, idempotencyKey: undefined },
          { kind: 'refused', title: failed.title, description: bookingReasons.keyReused },
          { status: 422 },
        );
      case 'too-many':
        return showFormAgain(
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
  const answer = showFormAgain(post, {
    kind: 'refused',
    title: failed.title,
    description: fill(bookingReasons.slotTaken, values),
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
  const services = getServices(context);
  const date = parseCalendarDate(query.get('date') ?? '');
  const asked = parseMonth(query.get('month') ?? '') ?? date;
  const today = dateAt(services.now(), TORONTO);
  const look = (day: CalendarDate) => {
    const month = firstOfMonth(day);
    return readAvailability(services, { from: month, to: lastOfMonth(month) });
  };
  const month = firstOfMonth(asked && asked >= firstOfMonth(today) ? asked : today);
  const availability = await look(month);
  const { next } = availability;
  if (asked || !next || firstOfMonth(next.date) === month) return { availability, month, date };
  return { availability: await look(next.date), month: firstOfMonth(next.date), date };
}
