import type { Config } from '#app/platform/config.server.ts';

/** Where the interactive map comes from, after a visitor asks for it. */
const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** What a page runs inline: hashes of a prerendered page's scripts and styles, or one nonce. */
export type InlineSources = { scripts: readonly string[]; styles: readonly string[] };

/** Other origins that a page's scripts may call; named only while the owner has them switched on. */
export type BrowserOrigins = { emailService: string | undefined };

/** The one Content-Security-Policy of the site; nothing inline runs unless it is named here. */
export function contentSecurityPolicy(
  config: Config,
  inline: InlineSources,
  origins: BrowserOrigins,
): string {
  const chat = config.chatWidgetUrl ? [new URL(config.chatWidgetUrl).origin] : [];
  const email = origins.emailService ? [new URL(origins.emailService).origin] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts, ...chat],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:', ...chat],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...email, ...chat],
    // Nothing of ours may be framed but the preview of an email.
    'frame-src': ["'self'", MAP_ORIGIN, ...chat],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // A helpdesk's widget makes markup of texts in its own way and would not run under these.
    ...(config.chatWidgetUrl
      ? {}
      : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
    ...(config.isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The headers that every answer carries, whatever its status. */
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
