/**
 * The Content-Security-Policy for the preview of an email: style attributes work, nothing runs or
 * is sent, and only pages of this site may frame it. The server doesn't replace it by the site's
 * own policy.
 */
export const PREVIEW_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');
