import type { AppContext } from '#app/platform/app-context.server.ts';
import type { Db } from '#database/connect.ts';
import type { Booking } from '#database/schema.ts';
import { manageUrl } from '../manage/booking-token.server.ts';
import { readBookingRules } from '../rules/booking-rules.server.ts';
import type { BookingRules } from '../rules/booking-rules.ts';
import { describeCall } from '../rules/call-details.server.ts';
import { nameCall } from '../rules/call-kinds.ts';
import { callDetails } from './calendar-links.ts';
import { buildInvite } from './invite.server.ts';

export type BookingContext = Awaited<ReturnType<typeof readBookingContext>>;

/** The same within the transaction that changes a call. */
export type MailContext = BookingContext & { transaction: Db };

/** What the emails and invites of a booking need, read before the transaction begins. */
export async function readBookingContext(app: AppContext, rules?: BookingRules) {
  // The sender of the emails is the organizer of the invites as well.
  const { from, to: ownerAddress } = await app.readMailSettings();
  return { app, from, ownerAddress, rules: rules ?? (await readBookingRules(app)) };
}

/** The invite for the visitor. It contains nothing that the visitor typed but the address. */
export function visitorInvite(
  context: BookingContext,
  booking: Booking,
  method: 'REQUEST' | 'CANCEL',
) {
  const content = buildInvite({
    ...inviteFacts(context, booking),
    method,
    attendee: { name: '', email: booking.email, timeZone: booking.visitor_zone ?? undefined },
    manageUrl: manageUrl(context.app, booking.id),
  });
  return { method, content };
}

/** The invite for the owner, which says with whom the call is. */
export function ownerInvite(
  context: BookingContext,
  booking: Booking,
  method: 'REQUEST' | 'CANCEL',
) {
  const content = buildInvite({
    ...inviteFacts(context, booking),
    method,
    attendee: { name: context.app.facts().company.name, email: context.ownerAddress },
    ...factsForOwner(context, booking),
  });
  return { method, content };
}

/** With whom a call is, for the owner's calendar. */
export function factsForOwner({ rules }: BookingContext, booking: Booking) {
  const { name, company, question, answer } = booking;
  return {
    about: { name, company },
    summary: callDetails({ name, company, title: nameCall(rules, booking.kind) }),
    notes: answer ? [`${question} ${answer}`] : [],
  };
}

/** The properties that all invites of a call share. */
export function inviteFacts(context: BookingContext, booking: Booking) {
  const { app, from } = context;
  const { title, location, meetingLink } = describeCall(context, booking);
  return {
    bookingId: booking.id,
    siteHost: inviteHost(app.config.siteUrl),
    sequence: booking.sequence,
    title,
    location,
    meetingLink,
    startsAt: booking.starts_at,
    endsAt: booking.ends_at,
    now: app.now(),
    organizer: { name: app.facts().company.name, email: from },
  };
}

/** The host name for the UID of invites; an IPv6 address would break it. */
export function inviteHost(siteUrl: string): string {
  return new URL(siteUrl).hostname.replace(/[^A-Za-z0-9.-]+/g, '-');
}
