import type { AppContext } from '#app/platform/app-context.server.ts';
import { readCookie, writeCookie } from '#app/platform/http/cookies.server.ts';
import { randomToken } from '#app/platform/ids.ts';
import { isSameCode } from '#app/platform/secret-links/secret-links.server.ts';
import type { Account } from './accounts.server.ts';

/** How long a device is known after the last login from it. */
const KNOWN_DEVICE_MS = 180 * 24 * 3_600_000;
const COOKIE = 'known-device';

/**
 * The cookie of a device that a person has logged in from (OWASP, "Slow Down Online Guessing
 * Attacks with Device Cookies"). It grants no access. It only gives the device its own limit of
 * attempts, so that an attack that exhausts the other limits doesn't lock them out. It is
 * for this person only, because the signature covers the hash of their password, and invalid once
 * that changes.
 */
export function deviceCookie(app: AppContext, account: Account, device = randomToken()) {
  const known = `${device}.${app.now().getTime() + KNOWN_DEVICE_MS}`;
  const cookie = `${known}.${sign(app, account, known)}`;
  return writeCookie(app.config, COOKIE, cookie, KNOWN_DEVICE_MS / 1000);
}

/** The id of the known device that the request comes from, or undefined. */
export function findKnownDevice(app: AppContext, account: Account, headers: Headers) {
  const cookie = readCookie(app.config, headers, COOKIE) ?? '';
  const [device = '', expires = '', signature = ''] = cookie.split('.');
  const isGood = isSameCode(signature, sign(app, account, `${device}.${expires}`));
  return isGood && Number(expires) > app.now().getTime() ? device : undefined;
}

function sign({ settings }: AppContext, { passwordHash }: Account, known: string) {
  return settings.secrets.digest('known-device', `${known}.${passwordHash}`);
}
