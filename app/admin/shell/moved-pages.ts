/** Former addresses of the admin area, and where their screens are now. */
export const movedPages: Readonly<Record<string, string>> = {
  '/admin': '/admin/today',
  '/admin/email': '/admin/email-integration',
  '/admin/lists': '/admin/newsletter/subscribers',
};
