import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { runIdempotent } from '#app/platform/forms/idempotency.server.ts';
import { findSpamReason } from '#app/platform/forms/spam.ts';
import { newId, newReference } from '#app/platform/ids.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { dateAt, TORONTO } from '#app/platform/time/wall-time.ts';
import type { Db } from '#database/connect.ts';
import type { Booking } from '#database/schema.ts';
import { booking as words } from './booking.content.ts';
import { countCallsOf, insertBooking, listTakenTimes } from './booking.queries.server.ts';
import { type BookingCall, kindOfSource } from './booking.schema.ts';
import { callEnd } from './invites/calendar-links.ts';
import { hashToken, linkToken, manageUrl } from './manage/booking-token.server.ts';
import { queueBookedMails, readBookingContext } from './notifications/booking-emails.server.ts';
import { type BookingRules, bookingRulesArea } from './rules/booking-rules.ts';
import {
  checkSlot,
  type DayAvailability,
  firstFreeSlot,
  listAvailability,
  nearestFreeSlots,
  type Slot,
} from './slots/slots.ts';
import type { RefusedSlot } from './slots/unavailable-reason.ts';

export type BookedCall = {
  id: string;
  reference: string;
  /** UTC. */
  startsAt: string;
  endsAt: string;
  /** The secret link: whoever has it can move or cancel the call. */
  manageUrl: string;
};

export type SlotRefusal =
  | { kind: 'slot-taken'; slot: Slot; nearest: Slot[] }
  | { kind: 'slot-closed'; reason: RefusedSlot; isDayPast: boolean };

export type BookOutcome =
  | { kind: 'booked'; data: BookedCall; isReplay: boolean }
  | SlotRefusal
  | { kind: 'too-many-for-address' }
  | { kind: 'key-reused' }
  | { kind: 'too-many'; retryAfterSeconds: number };

/** More than this ahead, and a slot is blocked for everybody else by one person. */
const MAX_UPCOMING_PER_ADDRESS = 2;
/** Each booking mails an address that nobody has confirmed: no more of them in a day. */
const MAX_BOOKED_PER_ADDRESS_AND_DAY = 3;
const DAY_MS = 86_400_000;
const NEAREST_OFFERED = 3;

/** Thrown inside the transaction to roll it back, the idempotency key included. */
export class SlotRefused extends Error {
  readonly refusal: { kind: 'slot-taken'; slot: Slot } | Exclude<SlotRefusal, { nearest: Slot[] }>;

  constructor(refusal: SlotRefused['refusal']) {
    super(refusal.kind);
    this.refusal = refusal;
  }
}

/**
 * Books a call: stores it and queues its mails and reminders in one transaction, once per
 * idempotency key. A refusal keeps nothing, not even the key, so that the same form can be sent
 * again with another slot. What looks like spam is answered the same, takes no slot and mails nobody.
 */
export async function bookCall(
  app: AppContext,
  info: RequestInfo,
  call: BookingCall,
  idempotencyKey: string | undefined,
): Promise<BookOutcome> {
  const { now, settings } = app;
  const { website, filledInMs, timestamp, ...input } = call;
  const spamReason = findSpamReason({ honeypot: website, filledInMs }, [
    call.name,
    call.company,
    call.brief,
  ]);
  // Before the transaction: SQLite has one connection, which the transaction holds.
  const rules = await settings.get(bookingRulesArea);
  const context = await readBookingContext(app, rules);
  try {
    const outcome = await runIdempotent<Extract<BookOutcome, { kind: 'too-many-for-address' }>>(
      app,
      info,
      { key: idempotencyKey, call: 'booking', input },
      async (transaction) => {
        const slot = await requireFreeSlot(transaction, rules, call, now());
        if (!spamReason && !(await hasRoomForAddress(transaction, call.email, now()))) {
          return { refused: { kind: 'too-many-for-address' } };
        }
        const booking = describeBooking(app, info, call, slot, spamReason);
        if (!(await insertBooking(transaction, booking))) {
          throw new SlotRefused({ kind: 'slot-taken', slot });
        }
        if (!spamReason) await queueBookedMails(transaction, context, booking);
        const { id, reference, starts_at, ends_at } = booking;
        const body = { id, reference, startsAt: starts_at, endsAt: ends_at };
        return { answer: { status: 201, body } };
      },
    );
    switch (outcome.kind) {
      case 'first':
      case 'replay': {
        const stored = outcome.body as Omit<BookedCall, 'manageUrl'>;
        // Made again for a replay: the link is in no stored answer.
        const data = { ...stored, manageUrl: manageUrl(app, stored.id) };
        return { kind: 'booked', data, isReplay: outcome.kind === 'replay' };
      }
      case 'mismatch':
        return { kind: 'key-reused' };
      case 'too-many':
        return outcome;
      case 'refused':
        return outcome.refused;
      default:
        return outcome satisfies never;
    }
  } catch (error) {
    if (error instanceof SlotRefused) return explainSlotRefusal(app, rules, error);
    throw error;
  }
}

/** A refused slot, with the nearest free ones where it was taken. */
export async function explainSlotRefusal(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  rules: BookingRules,
  { refusal }: SlotRefused,
): Promise<SlotRefusal> {
  if (refusal.kind === 'slot-closed') return refusal;
  const taken = await listTakenTimes(db, { from: dayBefore(now()) });
  const nearest = nearestFreeSlots(rules, taken, {
    around: new Date(refusal.slot.startsAt),
    now: now(),
    count: NEAREST_OFFERED,
  });
  return { ...refusal, nearest };
}

/** The slot, if it can be booked now; throws `SlotRefused` if not. Part of the booking transaction. */
export async function requireFreeSlot(
  transaction: Db,
  rules: BookingRules,
  { appointmentDate, appointmentTime }: { appointmentDate: CalendarDate; appointmentTime: string },
  now: Date,
  except?: string,
): Promise<Slot> {
  // The unique index catches equal starts only; after the owner has changed the start times an
  // older call may overlap a new one.
  const noon = Date.parse(`${appointmentDate}T12:00:00Z`);
  const taken = await listTakenTimes(transaction, {
    from: new Date(noon - 2 * DAY_MS).toISOString(),
    to: new Date(noon + 2 * DAY_MS).toISOString(),
    except,
  });
  const outcome = checkSlot(rules, taken, appointmentDate, appointmentTime, now);
  if (outcome.kind === 'free') return outcome.slot;
  if (outcome.kind === 'taken') throw new SlotRefused({ kind: 'slot-taken', slot: outcome.slot });
  const isDayPast = appointmentDate < dateAt(now, TORONTO);
  throw new SlotRefused({ kind: 'slot-closed', reason: outcome, isDayPast });
}

/** Days with their free and taken slots, and the next free slot of all. */
export type Availability = {
  zone: typeof TORONTO;
  /** The first and the last day that can hold a free slot, in Toronto. */
  today: CalendarDate;
  lastDay: CalendarDate;
  next: Slot | null;
  days: DayAvailability[];
};

/** What is free from one day to another (both included). The caller bounds the range. */
export async function readAvailability(
  { db, settings, now }: Pick<AppContext, 'db' | 'settings' | 'now'>,
  range: { from: CalendarDate; to: CalendarDate },
): Promise<Availability> {
  const rules = await settings.get(bookingRulesArea);
  const time = now();
  const taken = await listTakenTimes(db, { from: dayBefore(time) });
  const today = dateAt(time, TORONTO);
  return {
    zone: TORONTO,
    today,
    lastDay: lastDayOf(rules, today),
    next: firstFreeSlot(rules, taken, time) ?? null,
    days: listAvailability(rules, taken, { ...range, now: time }),
  };
}

function lastDayOf(rules: BookingRules, today: CalendarDate): CalendarDate {
  const ms = Date.parse(`${today}T00:00:00Z`) + rules.horizonDays * DAY_MS;
  return new Date(ms).toISOString().slice(0, 10) as CalendarDate;
}

async function hasRoomForAddress(transaction: Db, email: string, now: Date): Promise<boolean> {
  const { upcoming, recent } = await countCallsOf(transaction, email, {
    now: now.toISOString(),
    since: dayBefore(now),
  });
  return upcoming < MAX_UPCOMING_PER_ADDRESS && recent < MAX_BOOKED_PER_ADDRESS_AND_DAY;
}

function describeBooking(
  app: AppContext,
  info: RequestInfo,
  call: BookingCall,
  slot: Slot,
  spamReason: string | undefined,
): Booking {
  const now = app.now();
  const id = newId(now);
  const kind = kindOfSource(call.source);
  return {
    id,
    reference: newReference(),
    kind,
    status: spamReason ? 'quarantine' : 'active',
    outcome: null,
    starts_at: slot.startsAt,
    ends_at: callEnd(kind, slot.startsAt),
    toronto_date: slot.date,
    toronto_time: slot.time,
    visitor_zone: call.timeZone ?? null,
    sequence: 0,
    token_hash: hashToken(linkToken(app.settings.secrets, id)),
    name: call.name,
    email: call.email,
    phone: call.phone,
    company: call.company,
    brief: call.brief,
    source: call.source,
    page: call.page,
    notice: words.privacyNote.text,
    quarantine_reason: spamReason ?? null,
    ip: info.ip,
    cancelled_by: null,
    cancel_reason: null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}

function dayBefore(now: Date): string {
  return new Date(now.getTime() - DAY_MS).toISOString();
}
