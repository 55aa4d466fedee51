import { redirect } from 'react-router';
import type { Route } from './+types/former-screens.route.ts';

/** Screens that are parts of others by now: bookmarks, and links in emails, still lead to them. */
const PLACES: Readonly<Record<string, string>> = {
  '/admin/bookings/waiting': '/admin/bookings?view=waiting',
  '/admin/call-kinds': '/admin/booking-rules#kinds',
  '/admin/calendars': '/admin/booking-rules#calendars',
};

export function loader({ request }: Route.LoaderArgs) {
  throw redirect(PLACES[new URL(request.url).pathname] ?? '/admin/bookings', 301);
}
