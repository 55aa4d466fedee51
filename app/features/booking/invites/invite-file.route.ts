import { company } from '#app/facts/company.ts';
import { getAppContext } from '#app/platform/app-context.server.ts';
import { findBooking } from '../manage/booking-changes.server.ts';
import { bookingRulesArea } from '../rules/booking-rules.ts';
import { describeCall } from '../rules/call-details.server.ts';
import type { Route } from './+types/invite-file.route.ts';
import { inviteHost } from './booking-invites.server.ts';
import { buildInvite, INVITE_FILE_NAME } from './invite.server.ts';

/** The .ics file of a call, for programs that support neither invites nor calendar links. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const app = getAppContext(context);
  const { settings, config, now } = app;
  const booking = await findBooking(app, { token: params.token });
  if (booking?.status !== 'active') {
    return new Response('There’s no call at this address.', { status: 404 });
  }
  const rules = await settings.get(bookingRulesArea);
  const { title, location, meetingLink } = describeCall({ app, rules }, booking);
  const { from } = await app.readMailSettings();
  const { content } = buildInvite({
    method: 'PUBLISH',
    bookingId: booking.id,
    siteHost: inviteHost(config.siteUrl),
    sequence: booking.sequence,
    ...{ title, location, meetingLink },
    startsAt: booking.starts_at,
    endsAt: booking.ends_at,
    now: now(),
    attendee: {
      name: booking.name,
      email: booking.email,
      company: booking.company,
      timeZone: booking.visitor_zone ?? undefined,
    },
    organizer: { name: company.name, email: from },
    manageUrl: `${config.siteUrl}/bookings/${params.token}`,
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
