import * as v from 'valibot';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { defineForm } from '#app/platform/forms/form-definition.server.ts';
import { runIdempotent } from '#app/platform/forms/idempotency.server.ts';
import { networkOf } from '#app/platform/forms/network.ts';
import { findSpamReason } from '#app/platform/forms/spam.ts';
import { newId, newReference } from '#app/platform/ids.ts';
import type { Booking, BookingStatus } from '#database/schema.ts';
import { bookingApiWords, bookingReasons, booking as words } from './booking.content.ts';
import { expireHeldCalls, insertBooking } from './booking.queries.server.ts';
import { type BookingPayload, bookingPayloadSchema, kindOfSource } from './booking.schema.ts';
import { findRoom, type Room, type TooManyCalls } from './booking-limits.server.ts';
import { refreshBeforeBooking } from './busy/busy-calendars.server.ts';
import { callEnd } from './invites/calendar-links.ts';
import { hashToken, linkToken, manageUrl } from './manage/booking-token.server.ts';
import {
  queueBookedMails,
  queueHeldMails,
  readBookingContext,
} from './notifications/booking-emails.server.ts';
import { bookingRulesArea } from './rules/booking-rules.ts';
import { slotSchema } from './slots/availability.schema.ts';
import { waitInLine } from './slots/booking-line.server.ts';
import {
  findFreeSlot,
  offerNearestSlots,
  type SlotRefusal,
  type UnavailableSlot,
} from './slots/free-slots.server.ts';
import type { Slot } from './slots/slot.ts';
import { rejectClosedSlot, rejectTakenSlot } from './slots/slot-rejection.ts';

export type BookedCall = {
  id: string;
  reference: string;
  /** UTC. */
  startsAt: string;
  endsAt: string;
  /** A held call is booked only once the link in its email is used. */
  status: 'booked' | 'held';
  /** UTC: until when a held call keeps its time. */
  heldUntil?: string;
  /** The secret link: whoever has it can move or cancel the call. */
  manageUrl: string;
};

export type BookOutcome =
  | { kind: 'booked'; data: BookedCall; isReplay: boolean }
  | SlotRefusal
  | TooManyCalls
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
      location: ({ data }) => new URL(data.manageUrl).pathname,
    },
    'slot-taken': { status: 409, reject: rejectTakenSlot },
    'slot-closed': { status: 422, reject: rejectClosedSlot },
    'too-many-for-address': {
      status: 422,
      reject: () => ({
        error: bookingReasons.tooManyForAddress,
        fields: { email: bookingReasons.tooManyForAddress },
      }),
    },
    'too-many-for-network': {
      status: 429,
      reject: () => ({ error: bookingReasons.tooManyForNetwork }),
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
      status: v.picklist(['booked', 'held']),
      heldUntil: v.optional(v.pipe(v.string(), v.isoTimestamp())),
      manageUrl: v.pipe(v.string(), v.url()),
    }),
    rejectedData: { 409: v.object({ slot: slotSchema, nearest: v.array(slotSchema) }) },
  },
});

/**
 * Books a call: stores it and queues its emails and reminders in one transaction, once per
 * idempotency key. A refusal stores nothing, not even the key, so that the same form can be sent
 * again with another slot. A booking that looks like spam gets the same answer, but takes no slot
 * and sends no emails.
 */
export function bookCall(
  app: AppContext,
  info: RequestInfo,
  payload: BookingPayload,
  idempotencyKey: string | undefined,
): Promise<BookOutcome> {
  return waitInLine(app.db, () => bookNow(app, info, payload, idempotencyKey));
}

async function bookNow(
  app: AppContext,
  info: RequestInfo,
  payload: BookingPayload,
  idempotencyKey: string | undefined,
): Promise<BookOutcome> {
  const { now, settings } = app;
  const { website, filledInMs, timestamp, ...input } = payload;
  const spamReason = findSpamReason({ honeypot: website, filledInMs }, [
    payload.name,
    payload.company,
    payload.brief,
  ]);
  // Before the transaction, because SQLite has only one connection, which the transaction uses.
  const rules = await settings.get(bookingRulesArea);
  await refreshBeforeBooking(app);
  const context = await readBookingContext(app, rules);
  const outcome = await runIdempotent<UnavailableSlot | TooManyCalls>(
    app,
    info,
    { key: idempotencyKey, call: 'booking', input },
    async (transaction) => {
      await expireHeldCalls(transaction, now().toISOString());
      const found = await findFreeSlot(transaction, rules, payload, now());
      if (found.kind !== 'free') return { refused: found };
      const room = spamReason
        ? ({ kind: 'spam' } as const)
        : await findRoom(transaction, app, info, payload.email);
      if (room.kind === 'refused') return { refused: room.refused };
      const booking = describeBooking(app, info, payload, found.slot, { spamReason, room });
      if (!(await insertBooking(transaction, booking))) {
        return { refused: { kind: 'slot-taken', slot: found.slot } };
      }
      if (room.kind === 'book') await queueBookedMails(transaction, context, booking);
      if (room.kind === 'hold') await queueHeldMails(transaction, context, booking);
      const { id, reference, starts_at, ends_at, held_until } = booking;
      const body = {
        ...{ id, reference, startsAt: starts_at, endsAt: ends_at },
        ...(held_until ? { status: 'held', heldUntil: held_until } : { status: 'booked' }),
      };
      return { answer: { status: 201, body } };
    },
  );
  switch (outcome.kind) {
    case 'first':
    case 'replay': {
      const stored = outcome.body as Omit<BookedCall, 'manageUrl'>;
      // Generated again for a replay, because the secret link isn't in the stored response.
      const data = { ...stored, manageUrl: manageUrl(app, stored.id) };
      return { kind: 'booked', data, isReplay: outcome.kind === 'replay' };
    }
    case 'mismatch':
      return { kind: 'key-reused' };
    case 'too-many':
      return outcome;
    case 'refused':
      return outcome.refused.kind === 'slot-taken' || outcome.refused.kind === 'slot-closed'
        ? offerNearestSlots(app, rules, outcome.refused)
        : outcome.refused;
    default:
      return outcome satisfies never;
  }
}

const STATUS_OF_ROOM = {
  spam: 'quarantine',
  book: 'active',
  hold: 'held',
} as const satisfies Record<string, BookingStatus>;

function describeBooking(
  app: AppContext,
  info: RequestInfo,
  payload: BookingPayload,
  slot: Slot,
  {
    spamReason,
    room,
  }: {
    spamReason: string | undefined;
    room: Exclude<Room, { kind: 'refused' }> | { kind: 'spam' };
  },
): Booking {
  const now = app.now();
  const id = newId(now);
  const kind = kindOfSource(payload.source);
  return {
    id,
    reference: newReference(),
    kind,
    status: STATUS_OF_ROOM[room.kind],
    outcome: null,
    starts_at: slot.startsAt,
    ends_at: callEnd(kind, slot.startsAt),
    toronto_date: slot.date,
    toronto_time: slot.time,
    visitor_zone: payload.timeZone ?? null,
    sequence: 0,
    moves: 0,
    token_hash: hashToken(linkToken(app.settings.secrets, id)),
    name: payload.name,
    email: payload.email,
    phone: payload.phone,
    company: payload.company,
    brief: payload.brief,
    source: payload.source,
    page: payload.page,
    notice: words.privacyNote.text,
    quarantine_reason: spamReason ?? null,
    ip: info.ip,
    network: networkOf(info.ip),
    held_until: room.kind === 'hold' ? room.until.toISOString() : null,
    email_confirmed_at: room.kind === 'book' && room.isConfirmed ? now.toISOString() : null,
    cancelled_by: null,
    cancel_reason: null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}
