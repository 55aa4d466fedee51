import * as v from 'valibot';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { type EmailNotice, emailNoticeField } from '#app/platform/forms/email-notice.ts';
import { defineForm } from '#app/platform/forms/form-definition.server.ts';
import { runIdempotent } from '#app/platform/forms/idempotency.server.ts';
import { networkOf } from '#app/platform/forms/network.ts';
import { findSpamReason } from '#app/platform/forms/spam.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { storeOrigin } from '#app/platform/visits/origin.server.ts';
import { bookingApiWords, bookingReasons, booking as words } from './booking.content.ts';
import { expireHeldCalls, insertBooking } from './booking.queries.server.ts';
import { chooseBookingMode } from './booking-limits.server.ts';
import { type BookingPayload, bookingPayloadSchema } from './booking-payload.schema.ts';
import { refreshBeforeBooking } from './busy/busy-calendars.server.ts';
import { withoutEmail } from './call-words.content.ts';
import { manageUrl } from './manage/booking-token.server.ts';
import { describeBooking, findWantedKind } from './new-booking.server.ts';
import {
  queueBookedMails,
  queueConfirmMail,
  readBookingContext,
} from './notifications/booking-emails.server.ts';
import { type BookingRules, bookingRulesArea } from './rules/booking-rules.ts';
import type { CallKind } from './rules/call-kinds.ts';
import { slotSchema, visitorTimeSchema } from './slots/availability.schema.ts';
import { runInBookingQueue } from './slots/booking-queue.server.ts';
import {
  findFreeSlot,
  offerNearestSlots,
  rejectClosedSlot,
  rejectTakenSlot,
  type SlotRefusal,
  takenSince,
  type UnavailableSlot,
  visitorTimeOf,
} from './slots/free-slots.server.ts';
import type { VisitorTime } from './slots/slot.ts';
import { keepUnmetRequest } from './unmet-request.server.ts';

export type BookedCall = {
  id: string;
  reference: string;
  /** UTC. */
  startsAt: string;
  endsAt: string;
  /** The start in Toronto, and for the visitor if it differs. */
  date: CalendarDate;
  time: string;
  visitor?: VisitorTime | undefined;
  /** A call that isn't booked is booked once the link in its email is used; until then, a held one keeps its time. */
  status: 'booked' | 'held' | 'unconfirmed';
  /** UTC */
  heldUntil?: string;
  /** The secret link: whoever has it can move or cancel the call. */
  manageUrl: string;
  /** What replaces the promise of a confirmation while no email can be sent. */
  emailNotice?: EmailNotice;
};

/** What is stored for a repeat of the request. */
type StoredCall = Omit<BookedCall, 'manageUrl' | 'emailNotice' | 'date' | 'time' | 'visitor'>;

export type BookOutcome =
  | { kind: 'booked'; data: BookedCall; isReplay: boolean }
  | SlotRefusal
  | { kind: 'too-many-emails' }
  | { kind: 'no-such-kind' }
  | { kind: 'phone-needed' }
  | { kind: 'key-reused' }
  | { kind: 'too-many'; retryAfterSeconds: number };

/** The booking form, as the JSON request and the page send it. */
export const bookingForm = defineForm({
  schema: bookingPayloadSchema,
  toasts: words.toasts,
  reasons: bookingReasons,
  perform: bookCall,
  outcomes: {
    booked: {
      status: 201,
      data: ({ data }) => data,
      withoutEmail: ({ data }) =>
        data.status === 'booked' ? withoutEmail.booked : withoutEmail.unconfirmed,
      location: ({ data }) =>
        new URL(data.manageUrl).pathname + (data.status === 'booked' ? '?booked' : ''),
    },
    'slot-taken': { status: 409, reject: rejectTakenSlot },
    'slot-closed': { status: 422, reject: rejectClosedSlot },
    'too-many-emails': {
      status: 422,
      reject: () => ({
        error: bookingReasons.tooManyEmails,
        fields: { email: bookingReasons.tooManyEmails },
      }),
    },
    'no-such-kind': {
      status: 422,
      reject: () => ({ error: bookingReasons.noSuchKind }),
    },
    'phone-needed': {
      status: 422,
      reject: () => ({
        error: bookingReasons.phoneNeeded,
        fields: { phone: bookingReasons.phoneNeeded },
      }),
    },
  },
  api: {
    path: '/api/bookings',
    words: bookingApiWords,
    data: v.object({
      id: v.string(),
      reference: v.string(),
      startsAt: v.pipe(v.string(), v.isoTimestamp()),
      endsAt: v.pipe(v.string(), v.isoTimestamp()),
      status: v.picklist(['booked', 'held', 'unconfirmed']),
      heldUntil: v.optional(v.pipe(v.string(), v.isoTimestamp())),
      manageUrl: v.pipe(v.string(), v.url()),
      date: v.pipe(v.string(), v.isoDate()),
      time: v.string(),
      visitor: v.optional(visitorTimeSchema),
      ...emailNoticeField,
    }),
    rejectedData: { 409: v.object({ slot: slotSchema, nearest: v.array(slotSchema) }) },
  },
});

/**
 * Books a call: stores it and queues its emails and reminders in one transaction, once per
 * idempotency key. A refusal stores nothing, not even the key, so that the same form can be sent
 * again with another slot. A booking that looks like spam has to be confirmed by email. If the browser's queue sent it, the visitor may be gone: then the owner gets
 * the refused request as a message.
 */
export async function bookCall(
  app: AppContext,
  info: RequestInfo,
  payload: BookingPayload,
  idempotencyKey: string | undefined,
): Promise<BookOutcome> {
  const rules = await app.settings.get(bookingRulesArea);
  const kind = findWantedKind(rules, payload);
  if (!kind) return { kind: 'no-such-kind' };
  if (kind.place === 'phone' && payload.phone === '') return { kind: 'phone-needed' };
  // Not in the queue: while a calendar is slow, nobody else should wait for it.
  await refreshBeforeBooking(app);
  return runInBookingQueue(app.db, () =>
    bookNow(app, info, payload, { rules, kind, idempotencyKey }),
  );
}

async function bookNow(
  app: AppContext,
  info: RequestInfo,
  payload: BookingPayload,
  {
    rules,
    kind,
    idempotencyKey,
  }: { rules: BookingRules; kind: CallKind; idempotencyKey: string | undefined },
): Promise<BookOutcome> {
  const { now } = app;
  const { timestamp, resent, ...input } = payload;
  const spamReason = findSpamReason([payload.name, payload.company, payload.brief, payload.answer]);
  // Before the transaction, which has SQLite's only connection.
  const context = await readBookingContext(app, rules);
  const outcome = await runIdempotent<StoredCall, UnavailableSlot | { kind: 'too-many-emails' }>(
    app,
    info,
    { key: idempotencyKey, call: 'booking', input },
    async (transaction) => {
      await expireHeldCalls(transaction, now().toISOString());
      const wanted = { ...payload, minutes: kind.minutes };
      const found = await findFreeSlot(transaction, rules, wanted, now());
      if (found.kind !== 'free') return { refused: found };
      const person = { email: payload.email, isSuspect: spamReason !== undefined };
      const mode = await chooseBookingMode(transaction, app, info, person);
      if (mode.kind === 'too-many-emails') return { refused: mode };
      const { name, email, phone, company, brief, page } = payload;
      const heldUntil = mode.kind === 'confirm' ? mode.heldUntil : undefined;
      const booking = describeBooking(app, kind, found.slot, {
        status: mode.kind === 'book' ? 'active' : heldUntil ? 'held' : 'expired',
        name,
        email,
        phone,
        company,
        brief,
        page,
        notice: words.privacyNote.text,
        visitor_zone: payload.timeZone ?? null,
        // An answer is stored only if the owner asks a question.
        ...(rules.question && payload.answer
          ? { question: rules.question, answer: payload.answer }
          : {}),
        quarantine_reason: spamReason ?? null,
        ip: info.ip,
        network: networkOf(info.ip),
        held_until: heldUntil?.toISOString() ?? null,
      });
      if (!(await insertBooking(transaction, booking))) {
        return { refused: takenSince(found.slot) };
      }
      const { source: form, created_at: at } = booking;
      await storeOrigin(transaction, info, { id: booking.id, kind: 'call', form, page, at });
      if (mode.kind === 'book') await queueBookedMails(transaction, context, booking);
      else await queueConfirmMail(transaction, context, booking);
      const { id, reference, starts_at, ends_at, held_until } = booking;
      const times = { startsAt: starts_at, endsAt: ends_at };
      const body: StoredCall =
        mode.kind === 'book'
          ? { id, reference, ...times, status: 'booked' }
          : held_until === null
            ? { id, reference, ...times, status: 'unconfirmed' }
            : { id, reference, ...times, status: 'held', heldUntil: held_until };
      return { answer: { status: 201, body } };
    },
  );
  const tellOwner = async <Refusal extends SlotRefusal | { kind: 'too-many-emails' }>(
    refusal: Refusal,
  ) => {
    const isUnseen = resent && !spamReason;
    if (isUnseen) await keepUnmetRequest(app, info, payload, idempotencyKey, refusal);
    return refusal;
  };
  switch (outcome.kind) {
    case 'accepted': {
      // Generated again for a replay, because the secret link isn't in the stored response.
      const data = {
        ...outcome.data,
        date: payload.appointmentDate,
        time: payload.appointmentTime,
        visitor: visitorTimeOf(outcome.data.startsAt, payload.timeZone),
        manageUrl: manageUrl(app, outcome.data.id),
      };
      return { kind: 'booked', data, isReplay: outcome.isReplay };
    }
    case 'slot-taken':
    case 'slot-closed':
      return tellOwner(await offerNearestSlots(app, rules, outcome, payload.timeZone));
    case 'too-many-emails':
      return tellOwner(outcome);
    default:
      return outcome;
  }
}
