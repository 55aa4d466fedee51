import * as v from 'valibot';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { emailNoticeField } from '#app/platform/forms/email-notice.ts';
import { defineForm } from '#app/platform/forms/form-definition.server.ts';
import { runIdempotent } from '#app/platform/forms/idempotency.server.ts';
import { networkOf } from '#app/platform/forms/network.ts';
import { findSpamReason } from '#app/platform/forms/spam.ts';
import { storeOrigin } from '#app/platform/visits/origin.server.ts';
import { bookingApiWords, bookingReasons, booking as words } from './booking.content.ts';
import { expireHeldCalls } from './booking.queries.server.ts';
import { chooseBookingMode } from './booking-limits.server.ts';
import { type BookingPayload, bookingPayloadSchema } from './booking-payload.schema.ts';
import { refreshBeforeBooking } from './busy/busy-calendars.server.ts';
import { withoutEmail } from './call-words.content.ts';
import { type MailContext, readBookingContext } from './invites/booking-invites.server.ts';
import { manageUrl } from './manage/booking-token.server.ts';
import { findWantedKind, storeBooking } from './new-booking.server.ts';
import { queueBookedMails, queueConfirmMail } from './notifications/booking-emails.server.ts';
import { readBookingRules } from './rules/booking-rules.server.ts';
import type { CallKind } from './rules/call-kinds.ts';
import { dateField, slotSchema } from './slots/availability.schema.ts';
import { runInBookingQueue } from './slots/booking-queue.server.ts';
import {
  findFreeSlot,
  offerNearestSlots,
  rejectClosedSlot,
  rejectTakenSlot,
  type SlotRefusal,
  takenSince,
  type UnavailableSlot,
} from './slots/free-slots.server.ts';
import { keepUnmetRequest } from './unmet-request.server.ts';

const instantField = v.pipe(v.string(), v.isoTimestamp());

const bookedCallSchema = v.object({
  id: v.string(),
  reference: v.string(),
  startsAt: instantField,
  endsAt: instantField,
  /**
   * A call that isn't booked is booked once the link in its email is used; until then, a held one
   * keeps its time.
   */
  status: v.picklist(['booked', 'held', 'unconfirmed']),
  heldUntil: v.optional(instantField),
  /** The secret link: whoever has it can move or cancel the call. */
  manageUrl: v.pipe(v.string(), v.url()),
  /** The start in Toronto. */
  date: dateField,
  time: v.string(),
  /** What replaces the promise of a confirmation while no email can be sent. */
  ...emailNoticeField,
});

export type BookedCall = v.InferOutput<typeof bookedCallSchema>;

/** What is stored for a repeat of the request. */
type StoredCall = Omit<BookedCall, 'manageUrl' | 'emailNotice'>;

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
      reject: () => rejectClosedSlot({ field: 'email', error: bookingReasons.tooManyEmails }),
    },
    'no-such-kind': {
      status: 422,
      reject: () => ({ error: bookingReasons.noSuchKind }),
    },
    'phone-needed': {
      status: 422,
      reject: () => rejectClosedSlot({ field: 'phone', error: bookingReasons.phoneNeeded }),
    },
  },
  api: {
    path: '/api/bookings',
    words: bookingApiWords,
    data: bookedCallSchema,
    rejectedData: { 409: v.object({ slot: slotSchema, nearest: v.array(slotSchema) }) },
  },
});

/**
 * Books a call: stores it and queues its emails and reminders in one transaction, once per
 * idempotency key. A refusal stores nothing, not even the key, so that the same form can be sent
 * again with another slot. A booking that looks like spam has to be confirmed by email. If the
 * browser's queue sent it, the visitor may be gone: then the owner gets the refused request as a
 * message.
 */
export async function bookCall(
  app: AppContext,
  info: RequestInfo,
  payload: BookingPayload,
  idempotencyKey: string | undefined,
): Promise<BookOutcome> {
  const rules = await readBookingRules(app);
  const kind = findWantedKind(rules, payload);
  if (!kind) return { kind: 'no-such-kind' };
  if (kind.place === 'phone' && payload.phone === '') return { kind: 'phone-needed' };
  const { timestamp, resent, ...input } = payload;
  const spamReason = findSpamReason([payload.name, payload.company, payload.brief, payload.answer]);
  // Not in the queue: while a calendar is slow, nobody else should wait for it.
  await refreshBeforeBooking(app);
  const context = await readBookingContext(app, rules);
  const outcome = await runInBookingQueue(() =>
    runIdempotent<StoredCall, UnavailableSlot | { kind: 'too-many-emails' }>(
      app,
      info,
      { key: idempotencyKey, call: 'booking', input },
      (transaction) => storeCall({ ...context, transaction }, info, payload, kind, spamReason),
    ),
  );
  switch (outcome.kind) {
    case 'accepted':
      // Generated again for a replay, because the secret link isn't in the stored response.
      return {
        kind: 'booked',
        data: { ...outcome.data, manageUrl: manageUrl(app, outcome.data.id) },
        isReplay: outcome.isReplay,
      };
    case 'slot-taken':
    case 'slot-closed':
    case 'too-many-emails': {
      const refusal =
        outcome.kind === 'too-many-emails'
          ? outcome
          : await offerNearestSlots(app, rules, outcome, payload.timeZone);
      if (resent && !spamReason) {
        await keepUnmetRequest(app, info, payload, idempotencyKey, refusal);
      }
      return refusal;
    }
    default:
      return outcome;
  }
}

async function storeCall(
  within: MailContext,
  info: RequestInfo,
  payload: BookingPayload,
  kind: CallKind,
  spamReason: string | undefined,
): Promise<
  | { answer: { status: 201; body: StoredCall } }
  | { refused: UnavailableSlot | { kind: 'too-many-emails' } }
> {
  const { transaction, app, rules } = within;
  await expireHeldCalls(transaction, app.now().toISOString());
  const wanted = { ...payload, minutes: kind.minutes };
  const found = await findFreeSlot(transaction, rules, wanted, app.now());
  if (found.kind !== 'free') return { refused: found };
  const person = { email: payload.email, isSuspect: spamReason !== undefined };
  const mode = await chooseBookingMode(transaction, app, info, person);
  if (mode.kind === 'too-many-emails') return { refused: mode };
  const { name, email, phone, company, brief, page } = payload;
  const heldUntil = mode.kind === 'confirm' ? mode.heldUntil?.toISOString() : undefined;
  const booking = await storeBooking(within, kind, found.slot, {
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
    question: payload.answer ? (rules.question ?? '') : '',
    answer: rules.question ? payload.answer : '',
    quarantine_reason: spamReason ?? null,
    ip: info.ip,
    network: networkOf(info.ip),
    held_until: heldUntil ?? null,
  });
  if (!booking) return { refused: takenSince(found.slot) };
  const { id, reference, source: form, created_at: at } = booking;
  await storeOrigin(transaction, info, { id, kind: 'call', form, page, at });
  if (mode.kind === 'book') await queueBookedMails(within, booking);
  else await queueConfirmMail(within, booking);
  const { date, time, startsAt, endsAt } = found.slot;
  const status = mode.kind === 'book' ? 'booked' : heldUntil ? 'held' : 'unconfirmed';
  const body = { id, reference, startsAt, endsAt, date, time, status, heldUntil } as const;
  return { answer: { status: 201, body } };
}
