import { getAppContext } from '#app/platform/app-context.server.ts';
import { findBooking } from '../manage/booking-changes.server.ts';
import { readBookingContext } from '../notifications/booking-emails.server.ts';
import { bookingRulesArea } from '../rules/booking-rules.ts';
import type { Route } from './+types/invite-file.route.ts';
import { inviteFacts } from './booking-invites.server.ts';
import { buildInvite, INVITE_FILE_NAME } from './invite.server.ts';

/** The .ics file of a call, for programs that support neither invites nor calendar links. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const booking = await findBooking(app, { token: params.token });
  if (booking?.status !== 'active') {
    return new Response('There’s no call at this address.', { status: 404 });
  }
  const rules = await app.settings.get(bookingRulesArea);
  const { content } = buildInvite({
    ...inviteFacts(await readBookingContext(app, rules), booking),
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
      'Content-Disposition': `attachment; filename="${INVITE_FILE_NAME}"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
