import type { Role } from '#database/schema.ts';

/**
 * The pages that staff may open, by their routes: messages, calls, articles and newsletters. All
 * others are the owner's, so a new one is until it is named here.
 */
export const staffRoutes: ReadonlySet<string> = new Set([
  '/admin',
  '/admin/today',
  '/admin/inbox',
  '/admin/inbox/:id',
  '/admin/people',
  '/admin/bookings',
  '/admin/bookings/new',
  '/admin/bookings/waiting',
  '/admin/bookings/:id',
  '/admin/numbers',
  '/admin/lists',
  '/admin/newsletter',
  '/admin/newsletter/subscribers',
  '/admin/newsletter/:id',
  '/admin/newsletter/:id/autosave',
  '/admin/newsletter/:id/preview',
  '/admin/newsletter/:id/send',
  '/admin/articles',
  '/admin/articles/:id',
  '/admin/articles/:id/autosave',
  '/admin/pictures/upload',
  '/admin/security',
  '/admin/logout',
]);

/** Whether a role may open a page. `route` is the pattern of the route, such as `/admin/inbox/:id`. */
export function mayOpen(role: Role, route: string) {
  return role === 'owner' || staffRoutes.has(route);
}
