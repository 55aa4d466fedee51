import { createHash } from 'node:crypto';
import { HIDE_IF_CLOSED } from '#app/layout/announcement-script.ts';
import type { Config } from '#app/platform/config.server.ts';

/** The origin of the interactive map, which is loaded only when a visitor asks for it. */
const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** The only inline script of a public page. */
const ANNOUNCEMENT_HASH = `'sha256-${createHash('sha256').update(HIDE_IF_CLOSED).digest('base64')}'`;

/**
 * Inline code of a page: the hashes of its styles, and in the admin area, which the router takes
 * over in the browser, a nonce for its scripts.
 */
export type InlineSources = { scripts?: readonly string[]; styles: readonly string[] };

/**
 * Other origins that a page's scripts may request, included only while the owner has them enabled.
 */
export type BrowserOrigins = { emailService: string | undefined };

/** The site's Content-Security-Policy. Inline code runs only if it is listed here. */
export function contentSecurityPolicy(
  config: Config,
  inline: InlineSources,
  origins: BrowserOrigins,
): string {
  const chat = config.chatWidgetUrl ? [new URL(config.chatWidgetUrl).origin] : [];
  const email = origins.emailService ? [new URL(origins.emailService).origin] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ANNOUNCEMENT_HASH, ...(inline.scripts ?? []), ...chat],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:', ...chat],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...email, ...chat],
    // Of our own pages only the preview of an email may be framed.
    'frame-src': ["'self'", MAP_ORIGIN, ...chat],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    ...(config.isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The headers of every response, whatever its status. */
export function fixedSecurityHeaders(config: Config): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    ...(config.isHttps
      ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
}
