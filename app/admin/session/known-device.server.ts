import { timingSafeEqual } from 'node:crypto';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { readCookie, writeCookie } from '#app/platform/http/cookies.server.ts';
import { randomToken } from '#app/platform/ids.ts';
import type { Account } from './accounts.server.ts';

/** How long a device is known after the last login from it. */
const KNOWN_DEVICE_MS = 180 * 24 * 3_600_000;
const COOKIE = 'known-device';

type Deps = Pick<AppContext, 'settings' | 'config' | 'now'>;

/**
 * The cookie of a device that a person has logged in from (OWASP, "Slow Down Online Guessing
 * Attacks with Device Cookies"). It grants no access. It only gives the device its own limit of
 * attempts, so that an attack that exhausts the other limits doesn't lock them out. It is
 * for this person only, because the signature covers the hash of their password, and invalid once
 * that changes.
 */
export function deviceCookie(
  { settings, config, now }: Deps,
  account: Account,
  device = randomToken(),
): string {
  const expires = now().getTime() + KNOWN_DEVICE_MS;
  const signature = sign(settings, account, device, expires);
  return writeCookie(config, COOKIE, `${device}.${expires}.${signature}`, KNOWN_DEVICE_MS / 1000);
}

/** The id of the known device that the request comes from, or undefined. */
export function findKnownDevice(
  { settings, config, now }: Deps,
  account: Account,
  headers: Headers,
): string | undefined {
  const parts = readCookie(config, headers, COOKIE)?.split('.') ?? [];
  const [device = '', expires = '', signature = ''] = parts;
  const expected = Buffer.from(sign(settings, account, device, Number(expires)));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Number(expires) > now().getTime() ? device : undefined;
}

function sign(
  { secrets }: Deps['settings'],
  account: Account,
  device: string,
  expires: number,
): string {
  return secrets.digest('known-device', `${device}.${expires}.${account.passwordHash}`);
}
