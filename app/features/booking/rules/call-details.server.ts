import type { AppContext } from '#app/platform/app-context.server.ts';
import { describeMoment } from '#app/platform/time/time-words.ts';
import type { Booking } from '#database/schema.ts';
import { callPlaceWords as words } from '../call-words.content.ts';
import type { BookingRules } from './booking-rules.ts';
import { type CallKind, findKind, nameCall } from './call-kinds.ts';

/** Over 80 bits, in lower case: some video services don't distinguish case. */
const ROOM_CHARS = 16;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

export type CallDetails = {
  title: string;
  minutes: number;
  /** For calendars: 'Virtual Meeting', 'Phone call', or an address. */
  location: string;
  /** The link of a video call, shown only to the two who take part. */
  meetingLink: string | undefined;
  /** Where the call takes place, for the visitor; undefined for a video call. */
  where: string | undefined;
};

/**
 * The name and the place of a call by the current rules, so that a changed link reaches those who
 * have booked already. The length is the one that was booked.
 */
export function describeCall(
  { app, rules }: { app: Pick<AppContext, 'settings'>; rules: BookingRules },
  booking: Pick<Booking, 'id' | 'kind' | 'starts_at' | 'ends_at'>,
): CallDetails {
  const kind = findKind(rules, booking.kind);
  const isVideo = (kind?.place ?? 'video') === 'video';
  const link = isVideo ? (kind?.videoLink ?? rules.meetingLink) : undefined;
  const room = () =>
    app.settings.secrets.digest('meeting-room', booking.id).slice(0, ROOM_CHARS).toLowerCase();
  return {
    title: nameCall(rules, booking.kind),
    minutes: lengthOf(booking),
    location: locationOf(kind),
    // In a URL the braces may be written as they are or encoded.
    meetingLink: link?.replaceAll(/\{room\}|%7Broom%7D/gi, room),
    where: kind && !isVideo ? whereOf(kind) : undefined,
  };
}

/** The length of a booked call in minutes. */
export function lengthOf(call: Pick<Booking, 'starts_at' | 'ends_at'>): number {
  return (Date.parse(call.ends_at) - Date.parse(call.starts_at)) / MINUTE_MS;
}

/** Until when a visitor can move or cancel a call: its start, or as long before it as the rules ask. */
export function endOfChanges(
  { changeNoticeHours }: BookingRules,
  call: Pick<Booking, 'starts_at'>,
): Date {
  return new Date(Date.parse(call.starts_at) - changeNoticeHours * HOUR_MS);
}

/** The same for visitors, in Toronto time and in theirs; undefined if it is the start. */
export function describeEndOfChanges(
  rules: BookingRules,
  call: Pick<Booking, 'starts_at' | 'visitor_zone'>,
): string | undefined {
  if (rules.changeNoticeHours === 0) return undefined;
  const end = describeMoment(endOfChanges(rules, call), call.visitor_zone ?? undefined);
  return end.visitor ? `${end.toronto.text}, or ${end.visitor.text}` : end.toronto.text;
}

/** The place of a call type, as calendars show it. */
export function locationOf(kind: Pick<CallKind, 'place' | 'address'> | undefined): string {
  if (kind?.place === 'office') return kind.address || words.office;
  return words[kind?.place ?? 'video'];
}

function whereOf(kind: CallKind): string {
  return kind.place === 'phone' ? words.phoneWhere : locationOf(kind);
}
