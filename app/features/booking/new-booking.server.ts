import type { AppContext } from '#app/platform/app-context.server.ts';
import { newId, newReference } from '#app/platform/ids.ts';
import type { Booking } from '#database/schema.ts';
import { sourceOfKind } from './booking.schema.ts';
import { type BookingPayload, kindOfSource } from './booking-payload.schema.ts';
import { hashToken, linkToken } from './manage/booking-token.server.ts';
import type { BookingRules } from './rules/booking-rules.ts';
import { type CallKind, findOfferedKind } from './rules/call-kinds.ts';
import type { Slot } from './slots/availability.schema.ts';

/** The call type that a request asks for, if visitors can book it. */
export function findWantedKind(
  rules: BookingRules,
  { kind, source }: Pick<BookingPayload, 'kind' | 'source'>,
): CallKind | undefined {
  return findOfferedKind(rules, kind ?? kindOfSource(source));
}

type OwnColumns = Pick<
  Booking,
  'status' | 'name' | 'email' | 'phone' | 'company' | 'brief' | 'page' | 'notice'
>;

/** The row of a new call: `own` are its own columns, and those that differ from most calls. */
export function describeBooking(
  app: AppContext,
  kind: CallKind,
  slot: Slot,
  own: OwnColumns & Partial<Booking>,
): Booking {
  const now = app.now();
  const id = newId(now);
  return {
    id,
    reference: newReference(),
    kind: kind.id,
    outcome: null,
    ...slotColumns(slot),
    visitor_zone: null,
    sequence: 0,
    moves: 0,
    token_hash: hashToken(linkToken(app.settings.secrets, id)),
    question: '',
    answer: '',
    source: sourceOfKind(kind.id),
    quarantine_reason: null,
    ip: null,
    network: null,
    held_until: null,
    email_confirmed_at: null,
    assigned_to: null,
    cancelled_by: null,
    cancel_reason: null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    ...own,
  };
}

/** A slot as the columns of a call. */
export function slotColumns({ startsAt, endsAt, date, time }: Slot) {
  return { starts_at: startsAt, ends_at: endsAt, toronto_date: date, toronto_time: time };
}
