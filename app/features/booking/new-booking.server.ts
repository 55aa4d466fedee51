import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { networkOf } from '#app/platform/forms/network.ts';
import { newId, newReference } from '#app/platform/ids.ts';
import type { Booking } from '#database/schema.ts';
import { booking as words } from './booking.content.ts';
import { sourceOfKind } from './booking.schema.ts';
import type { BookingMode } from './booking-limits.server.ts';
import { type BookingPayload, kindOfSource } from './booking-payload.schema.ts';
import { hashToken, linkToken } from './manage/booking-token.server.ts';
import type { BookingRules } from './rules/booking-rules.ts';
import { type CallKind, findOfferedKind } from './rules/call-kinds.ts';
import type { Slot } from './slots/slot.ts';

/** The call type that a request asks for, if visitors can book it. */
export function findWantedKind(
  rules: BookingRules,
  { kind, source }: Pick<BookingPayload, 'kind' | 'source'>,
): CallKind | undefined {
  return findOfferedKind(rules, kind ?? kindOfSource(source));
}

/** The row of a new call. */
export function describeBooking(
  app: AppContext,
  info: RequestInfo,
  payload: BookingPayload,
  slot: Slot,
  {
    kind,
    question,
    spamReason,
    mode,
  }: {
    kind: CallKind;
    question: string;
    spamReason: string | undefined;
    mode: Exclude<BookingMode, { kind: 'too-many-emails' }>;
  },
): Booking {
  const now = app.now();
  const id = newId(now);
  const heldUntil = mode.kind === 'confirm' ? mode.heldUntil : undefined;
  return {
    id,
    reference: newReference(),
    kind: kind.id,
    status: mode.kind === 'book' ? 'active' : heldUntil ? 'held' : 'expired',
    outcome: null,
    starts_at: slot.startsAt,
    ends_at: slot.endsAt,
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
    // An answer is stored only if the owner asks a question.
    ...(question && payload.answer
      ? { question, answer: payload.answer }
      : { question: '', answer: '' }),
    source: sourceOfKind(kind.id),
    page: payload.page,
    notice: words.privacyNote.text,
    quarantine_reason: spamReason ?? null,
    ip: info.ip,
    network: networkOf(info.ip),
    held_until: heldUntil?.toISOString() ?? null,
    email_confirmed_at: null,
    assigned_to: null,
    cancelled_by: null,
    cancel_reason: null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}
