import type { Services } from '#app/platform/services.server.ts';
import { site } from '#app/site.content.ts';
import type { Booking } from '#database/schema.ts';
import { buildInvite } from './booking.invite.server.ts';
import { manageUrl } from './booking-token.server.ts';

/** What the mails and calendar files of a booking need, read before the transaction begins. */
export type BookingWorld = {
  services: Services;
  /** Sender of the mails and so organizer of the invites. */
  from: string;
  ownerAddress: string;
  meetingLink: string | undefined;
};

/** The calendar file of a mail to the visitor; nothing that was typed is in it but the address. */
export function visitorInvite<Method extends 'REQUEST' | 'CANCEL'>(
  world: BookingWorld,
  booking: Booking,
  method: Method,
) {
  return buildInvite({
    ...inviteFacts(world, booking),
    method,
    attendee: {
      name: '',
      email: booking.email,
      timeZone: booking.visitor_zone ?? undefined,
    },
    manageUrl: manageUrl(world.services, booking.id),
  });
}

/** The calendar file of the notice to the owner, who sees with whom the call is. */
export function ownerInvite<Method extends 'REQUEST' | 'CANCEL'>(
  world: BookingWorld,
  booking: Booking,
  method: Method,
) {
  return buildInvite({
    ...inviteFacts(world, booking),
    method,
    attendee: { name: site.name, email: world.ownerAddress },
    about: { name: booking.name, company: booking.company },
  });
}

/** What every calendar file of a call has, whoever reads it. */
export function inviteFacts({ services, from, meetingLink }: BookingWorld, booking: Booking) {
  return {
    bookingId: booking.id,
    siteHost: inviteHost(services.config.siteUrl),
    sequence: booking.sequence,
    kind: booking.kind,
    startsAt: booking.starts_at,
    now: services.now(),
    organizer: { name: site.name, email: from },
    meetingLink,
  };
}

/** The host name for the UID of invites; an IPv6 address would break it. */
export function inviteHost(siteUrl: string): string {
  return new URL(siteUrl).hostname.replace(/[^A-Za-z0-9.-]+/g, '-');
}
