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

/** The same for the preview of a page: the site's own styles, fonts and pictures, and no script. */
export const PAGE_PREVIEW_POLICY = [
  "default-src 'none'",
  // The owner's accent colour is an inline style.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** For an uploaded picture: opened on its own, it can show itself and nothing else. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The policies that the server leaves as they are; their pages may stand in a frame of ours. */
export const PREVIEW_POLICIES: readonly (string | null)[] = [PREVIEW_POLICY, PAGE_PREVIEW_POLICY];
