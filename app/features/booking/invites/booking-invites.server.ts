import type { Facts } from '#app/facts/facts.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import type { Booking } from '#database/schema.ts';
import { manageUrl } from '../manage/booking-token.server.ts';
import type { BookingRules } from '../rules/booking-rules.ts';
import { describeCall } from '../rules/call-details.server.ts';
import { nameCall } from '../rules/call-kinds.ts';
import { callDetails } from './calendar-links.ts';
import { buildInvite } from './invite.server.ts';

/** What the emails and invites of a booking need, read before the transaction begins. */
export type BookingContext = {
  app: AppContext;
  /** The sender of the emails, who is the organizer of the invites as well. */
  from: string;
  ownerAddress: string;
  rules: BookingRules;
};

/** The invite for the visitor. It contains nothing that the visitor typed but the address. */
export function visitorInvite<Method extends 'REQUEST' | 'CANCEL'>(
  context: BookingContext,
  booking: Booking,
  method: Method,
) {
  return buildInvite({
    ...inviteFacts(context, booking),
    method,
    attendee: {
      name: '',
      email: booking.email,
      timeZone: booking.visitor_zone ?? undefined,
    },
    manageUrl: manageUrl(context.app, booking.id),
  });
}

/** The invite for the owner, which says with whom the call is. */
export function ownerInvite<Method extends 'REQUEST' | 'CANCEL'>(
  facts: Facts,
  context: BookingContext,
  booking: Booking,
  method: Method,
) {
  const { company } = facts;
  return buildInvite({
    ...inviteFacts(context, booking),
    method,
    attendee: { name: company.name, email: context.ownerAddress },
    about: { name: booking.name, company: booking.company },
    summary: callDetails({ ...booking, title: nameCall(context.rules, booking.kind) }),
    notes: answerLines(booking),
  });
}

/** The properties that all invites of a call share. */
export function inviteFacts(context: BookingContext, booking: Booking) {
  const { app, from } = context;
  const { company } = app.facts();
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
    organizer: { name: company.name, email: from },
  };
}

/** The answer to the owner's question, for the owner's calendar. */
export function answerLines({ question, answer }: Booking): string[] {
  return answer ? [`${question} ${answer}`] : [];
}

/** The host name for the UID of invites; an IPv6 address would break it. */
export function inviteHost(siteUrl: string): string {
  return new URL(siteUrl).hostname.replace(/[^A-Za-z0-9.-]+/g, '-');
}
