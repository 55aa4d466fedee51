import { getAppContext } from '#app/platform/app-context.server.ts';
import { findBooking } from '../manage/booking-changes.server.ts';
import type { Route } from './+types/invite-file.route.ts';
import { inviteFacts, readBookingContext } from './booking-invites.server.ts';
import { buildInvite } from './invite.server.ts';

/** The .ics file of a call, for programs that support neither invites nor calendar links. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const booking = await findBooking(app, { token: params.token });
  if (booking?.status !== 'active') {
    return new Response('There’s no call at this address.', { status: 404 });
  }
  const content = buildInvite({
    ...inviteFacts(await readBookingContext(app), booking),
    method: 'PUBLISH',
    attendee: {
      name: booking.name,
      email: booking.email,
      company: booking.company,
      timeZone: booking.visitor_zone ?? undefined,
    },
    manageUrl: `${app.config.siteUrl}/bookings/${params.token}`,
  });
  return new Response(content, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'Content-Disposition': 'attachment; filename="invite.ics"',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
