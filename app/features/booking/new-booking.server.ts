import { newId, newReference } from '#app/platform/ids.ts';
import type { Booking, NewBooking } from '#database/schema.ts';
import { insertBooking } from './booking.queries.server.ts';
import { sourceOfKind } from './booking.schema.ts';
import { type BookingPayload, kindOfSource } from './booking-payload.schema.ts';
import type { MailContext } from './invites/booking-invites.server.ts';
import { hashToken, linkToken } from './manage/booking-token.server.ts';
import type { BookingRules } from './rules/booking-rules.ts';
import { type CallKind, findOfferedKind } from './rules/call-kinds.ts';
import type { Slot } from './slots/availability.schema.ts';

/** The call type that a request asks for, if visitors can book it. */
export function findWantedKind(
  rules: BookingRules,
  { kind, source }: Pick<BookingPayload, 'kind' | 'source'>,
) {
  return findOfferedKind(rules, kind ?? kindOfSource(source));
}

type OwnColumns = Pick<
  Booking,
  'status' | 'name' | 'email' | 'phone' | 'company' | 'brief' | 'page' | 'notice'
>;

/**
 * Stores a new call: `own` are its own columns, and those that most calls don't have. Undefined if
 * another active call has the same start.
 */
export function storeBooking(
  { app, transaction }: MailContext,
  kind: CallKind,
  slot: Slot,
  own: OwnColumns & Partial<NewBooking>,
): Promise<Booking | undefined> {
  const now = app.now();
  const id = newId(now);
  return insertBooking(transaction, {
    id,
    reference: newReference(),
    kind: kind.id,
    ...slotColumns(slot),
    token_hash: hashToken(linkToken(app.settings.secrets, id)),
    source: sourceOfKind(kind.id),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    ...own,
  });
}

/** A slot as the columns of a call. */
export function slotColumns({ startsAt, endsAt, date, time }: Slot) {
  return { starts_at: startsAt, ends_at: endsAt, toronto_date: date, toronto_time: time };
}
