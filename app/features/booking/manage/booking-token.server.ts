import { createHash } from 'node:crypto';
import type { AppContext } from '#app/platform/app-context.server.ts';
import type { SecretBox } from '#app/platform/settings/secret-box.server.ts';

/** 22 characters of base64url: 132 bits. */
const TOKEN_LENGTH = 22;

/**
 * The token of a booking's secret link: a keyed hash of its id, so that later emails can contain
 * the link although the database has only the token's hash.
 */
export function linkToken(secrets: SecretBox, bookingId: string): string {
  return secrets.digest('booking-link', bookingId).slice(0, TOKEN_LENGTH);
}

/**
 * The stored hash of a token. An unkeyed hash is enough, because 132 random bits can't be guessed.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The URL of the page on which a call is moved or cancelled. */
export function manageUrl(
  { config, settings }: Pick<AppContext, 'config' | 'settings'>,
  bookingId: string,
): string {
  return `${config.siteUrl}/bookings/${linkToken(settings.secrets, bookingId)}`;
}

/** The key that confirms a held call. It is only in the email, not in the secret link. */
export function confirmKey(secrets: SecretBox, bookingId: string): string {
  return secrets.digest('booking-confirm', bookingId).slice(0, TOKEN_LENGTH);
}
