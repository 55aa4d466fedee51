/**
 * The Content-Security-Policy of an email's preview: what the email brings in style attributes is
 * shown, nothing runs or is sent, and only pages of this site may frame it. The server keeps it in
 * place of the site's own policy.
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
