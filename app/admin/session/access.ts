import type { Role } from '#database/schema.ts';

/**
 * What each page of the admin area asks for, by its route. A route that isn't named here is for
 * owners only; a test compares the list with the routes. Staff work on messages, calls, articles and
 * newsletters; settings, exports and erasure are the owner's.
 */
export const pageAccess: Readonly<Record<string, Role>> = {
  '/admin': 'staff',
  '/admin/today': 'staff',
  '/admin/inbox': 'staff',
  '/admin/inbox/:id': 'staff',
  '/admin/people': 'staff',
  '/admin/replies': 'owner',
  '/admin/bookings': 'staff',
  '/admin/bookings/new': 'staff',
  '/admin/bookings/waiting': 'staff',
  '/admin/bookings/:id': 'staff',
  '/admin/booking-rules': 'owner',
  '/admin/call-kinds': 'owner',
  '/admin/calendars': 'owner',
  '/admin/numbers': 'staff',
  '/admin/lists': 'staff',
  '/admin/newsletter': 'staff',
  '/admin/newsletter/welcome': 'owner',
  '/admin/newsletter/subscribers': 'staff',
  '/admin/newsletter/import': 'owner',
  '/admin/newsletter/subscribers/file': 'owner',
  '/admin/newsletter/:id': 'staff',
  '/admin/newsletter/:id/preview': 'staff',
  '/admin/newsletter/:id/send': 'staff',
  '/admin/articles': 'staff',
  '/admin/articles/:id': 'staff',
  '/admin/articles/:id/preview': 'staff',
  '/admin/business': 'owner',
  '/admin/business/changes': 'owner',
  '/admin/business/preview': 'owner',
  '/admin/offer': 'owner',
  '/admin/claims': 'owner',
  '/admin/pictures': 'owner',
  '/admin/pictures/upload': 'staff',
  '/admin/team': 'owner',
  '/admin/stories': 'owner',
  '/admin/courses': 'owner',
  '/admin/logo': 'owner',
  '/admin/start': 'owner',
  '/admin/site': 'owner',
  '/admin/prices': 'owner',
  '/admin/texts': 'owner',
  '/admin/texts/:page': 'owner',
  '/admin/email': 'owner',
  '/admin/email-integration': 'owner',
  '/admin/mail': 'owner',
  '/admin/mail/:id': 'owner',
  '/admin/security': 'staff',
  '/admin/logout': 'staff',
  '/admin/users': 'owner',
  '/admin/users/:id': 'owner',
  '/admin/webhooks': 'owner',
  '/admin/export': 'owner',
  '/admin/export/file': 'owner',
  '/admin/audit': 'owner',
};

/** Whether a role may open a page. `route` is the pattern of the route, such as `/admin/inbox/:id`. */
export function mayOpen(role: Role, route: string): boolean {
  return role === 'owner' || (Object.hasOwn(pageAccess, route) && pageAccess[route] === 'staff');
}
