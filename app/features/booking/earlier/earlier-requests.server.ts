import * as v from 'valibot';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { FORM_FIELDS } from '#app/platform/browser/form-signals.ts';
import { definePageForm } from '#app/platform/forms/form-definition.server.ts';
import { runIdempotent } from '#app/platform/forms/idempotency.server.ts';
import { networkOf } from '#app/platform/forms/network.ts';
import { baitField } from '#app/platform/forms/submission-fields.ts';
import { newId } from '#app/platform/ids.ts';
import type { Booking } from '#database/schema.ts';
import { booking, bookingReasons } from '../booking.content.ts';
import { bookingFields, dayField } from '../booking.schema.ts';
import { findBooking, hasStarted } from '../manage/booking-changes.server.ts';
import { readBookingRules } from '../rules/booking-rules.server.ts';
import { findOfferedKind, offeredKind } from '../rules/call-kinds.ts';
import { DEFAULT_KIND, earlierPath } from '../rules/offered-call.server.ts';
import { dayAvailability, openBook } from '../slots/slots.ts';
import { earlierPage, earlierSection } from './earlier.content.ts';
import {
  endRequest,
  findRequestOfBooking,
  insertRequest,
  listRequestsWithoutCall,
  listWaiting,
} from './earlier.queries.server.ts';

const { name, email, phone } = bookingFields(booking);

/** The maximum number of calls without a booking that an address can wait for at the same time. */
const MOST_REQUESTS = 3;

/** The form as a browser posts it. */
export const earlierFormSchema = v.object({
  appointmentDate: dayField(earlierPage.day),
  name,
  email,
  phone,
  /** The call type; a form that names none asks for the one that `/book` books. */
  kind: v.optional(v.string()),
  [FORM_FIELDS.bait]: baitField,
});

type EarlierForm = v.InferOutput<typeof earlierFormSchema>;

type TooMany = { kind: 'too-many-requests' } | { kind: 'too-many'; retryAfterSeconds: number };

type AskOutcome =
  /** With the page that says so. */
  | { kind: 'waiting'; donePath: string }
  /** A day on which no time can open up, a missing phone number. */
  | { kind: 'invalid'; field: 'appointmentDate' | 'phone'; error: string }
  | { kind: 'no-such-kind' }
  | { kind: 'key-reused' }
  | TooMany;

/** The form to be told of a time on a day. */
export const earlierForm = definePageForm({
  schema: earlierFormSchema,
  toasts: earlierPage.toasts,
  reasons: bookingReasons,
  perform: askForDay,
  outcomes: {
    waiting: { status: 200, data: () => ({}), location: ({ donePath }) => donePath },
    invalid: {
      status: 422,
      reject: ({ field, error }) => ({ error, fields: { [field]: error } }),
    },
    'no-such-kind': { status: 422, reject: () => ({ error: bookingReasons.noSuchKind }) },
    'too-many-requests': { status: 422, reject: () => ({ error: earlierPage.tooManyRequests }) },
  },
});

/**
 * Stores that somebody wants a call of a type on a day. No email is sent until a time becomes free.
 */
async function askForDay(
  app: AppContext,
  info: RequestInfo,
  form: EarlierForm,
  key: string | undefined,
): Promise<AskOutcome> {
  const rules = await readBookingRules(app);
  const callKind = form.kind ? findOfferedKind(rules, form.kind) : offeredKind(rules, DEFAULT_KIND);
  if (!callKind) return { kind: 'no-such-kind' };
  if (callKind.place === 'phone' && form.phone === '') {
    return { kind: 'invalid', field: 'phone', error: bookingReasons.phoneNeeded };
  }
  // Whether nothing could be booked even if no other call were booked.
  const book = openBook(rules, [], app.now(), callKind.minutes);
  const { closed } = dayAvailability(book, form.appointmentDate);
  if (closed) {
    const { tooLate, invalid } = earlierPage.day;
    const error = closed.kind === 'too-soon' ? tooLate : invalid;
    return { kind: 'invalid', field: 'appointmentDate', error };
  }
  const email = form.email.toLowerCase();
  const outcome = await runIdempotent<Record<never, never>, TooMany>(
    app,
    info,
    { key, call: 'earlier', input: form },
    async (transaction) => {
      const requests = await listRequestsWithoutCall(transaction, email);
      const isKnown = requests.some(
        (known) => known.wanted_date === form.appointmentDate && known.kind === callKind.id,
      );
      if (!isKnown) {
        if (requests.length >= MOST_REQUESTS) return { refused: { kind: 'too-many-requests' } };
        const retryAfterSeconds = await app.earlierLimit.take(transaction, networkOf(info.ip));
        if (retryAfterSeconds > 0) return { refused: { kind: 'too-many', retryAfterSeconds } };
        await insertRequest(transaction, {
          ...newRequest(app),
          booking_id: null,
          wanted_date: form.appointmentDate,
          kind: callKind.id,
          name: form.name,
          email,
          phone: form.phone,
          notice: earlierPage.notice,
        });
      }
      return { answer: { status: 200, body: {} } };
    },
  );
  return outcome.kind === 'accepted'
    ? { kind: 'waiting', donePath: earlierPath(rules, callKind.id, 'done') }
    : outcome;
}

/** Stores that the visitor of a secret link wants an earlier time if one becomes free. */
export async function askForEarlierTime(app: AppContext, token: string): Promise<boolean> {
  const booking = await findBooking(app, { token });
  // They are told by email.
  if (booking?.status !== 'active' || booking.email === '') return false;
  if (hasStarted(booking, app.now())) return false;
  await insertRequest(app.db, {
    ...newRequest(app),
    booking_id: booking.id,
    wanted_date: null,
    kind: booking.kind,
    name: booking.name,
    email: booking.email.toLowerCase(),
    phone: booking.phone,
    visitor_zone: booking.visitor_zone,
    notice: earlierSection.withEmail.text,
  });
  return true;
}

/** Withdraws such a request. */
export async function stopAsking(app: AppContext, token: string): Promise<void> {
  const booking = await findBooking(app, { token });
  if (booking) await endRequest(app.db, { booking_id: booking.id }, 'stopped', app.now());
}

/** Ends a waiting request on behalf of the owner. False if there is none. */
export function removeRequest({ db, now }: AppContext, id: string): Promise<boolean> {
  return endRequest(db, { id }, 'stopped', now());
}

/** All waiting requests, oldest first. */
export function readWaitingList({ db }: AppContext) {
  return listWaiting(db);
}

/** Whether the visitor of a call waits for an earlier time. */
export async function isWaitingForEarlier({ db }: AppContext, { id }: Booking): Promise<boolean> {
  return (await findRequestOfBooking(db, id)) !== undefined;
}

function newRequest(app: AppContext) {
  const now = app.now().toISOString();
  const times = { created_at: now, updated_at: now };
  return { id: newId(app.now()), status: 'waiting' as const, visitor_zone: null, ...times };
}
