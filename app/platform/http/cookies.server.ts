import { parse, serialize } from 'hono/utils/cookie';
import type { Config } from '#app/platform/config.server.ts';

/**
 * The prefix `__Host-` requires TLS. On a plain http address, such as a local test, the browser
 * would reject the cookie, so the prefix is left out.
 */
function nameOf(config: Config, name: string): string {
  return config.isHttps ? `__Host-${name}` : name;
}

/**
 * A cookie for the whole site, not readable by scripts (HttpOnly) and not sent by other sites
 * (SameSite).
 * @param maxAgeSeconds 0 deletes the cookie; without it the cookie ends with the browser session
 * @returns the value of a `Set-Cookie` header
 */
export function writeCookie(
  config: Config,
  name: string,
  value: string,
  maxAgeSeconds?: number,
): string {
  return serialize(nameOf(config, name), value, {
    path: '/',
    httpOnly: true,
    secure: config.isHttps,
    sameSite: 'Strict',
    ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
  });
}

/** The value of a cookie of the request; the first if there are several. */
export function readCookie(config: Config, headers: Headers, name: string): string | undefined {
  const full = nameOf(config, name);
  return parse(headers.get('Cookie') ?? '', full)[full];
}
