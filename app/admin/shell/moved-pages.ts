/** Former addresses of the admin area, and where their screens are now. */
export const movedPages: Readonly<Record<string, string>> = {
  '/admin': '/admin/today',
  '/admin/email': '/admin/email-integration',
  '/admin/bookings/new': '/admin/bookings?view=new',
  '/admin/bookings/waiting': '/admin/bookings?view=waiting',
  '/admin/replies': '/admin/inbox#replies',
  '/admin/call-kinds': '/admin/booking-rules#kinds',
  '/admin/calendars': '/admin/booking-rules#calendars',
  '/admin/users': '/admin/security#users',
  '/admin/users/:id': '/admin/security?user=:id#user',
  '/admin/lists': '/admin/newsletter/subscribers',
  '/admin/newsletter/welcome': '/admin/newsletter#welcome',
  '/admin/newsletter/import': '/admin/newsletter/subscribers#import',
  '/admin/newsletter/:id/send': '/admin/newsletter/:id',
  '/admin/logo': '/admin/business#brand',
  '/admin/stories': '/admin/team#stories',
  '/admin/offer': '/admin/prices#launch',
};
