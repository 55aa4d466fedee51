import { parse, serialize } from 'hono/utils/cookie';
import type { Config } from '#app/platform/config.server.ts';

/**
 * `__Host-` needs TLS. On a plain http address, the owner's own machine, a cookie with that prefix
 * would be dropped by the browser, so it goes without it there.
 */
function nameOf(config: Config, name: string): string {
  return config.isHttps ? `__Host-${name}` : name;
}

/**
 * A cookie of the whole site that no script reads and no other site sends.
 * @param maxAgeSeconds 0 deletes the cookie; without it the cookie ends with the browser
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

/** The value of a cookie that the request carries; the first one where there are several. */
export function readCookie(config: Config, headers: Headers, name: string): string | undefined {
  const full = nameOf(config, name);
  return parse(headers.get('Cookie') ?? '', full)[full];
}
