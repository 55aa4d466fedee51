import { createHash } from 'node:crypto';
import type { AppContext } from '#app/platform/app-context.server.ts';
import type { SecretBox } from '#app/platform/settings/secret-box.server.ts';

/** 22 characters of base64url: 132 bits. */
const TOKEN_LENGTH = 22;

/**
 * The token of a booking's secret link: a keyed hash of its id, so that a later email can name the
 * link again although the database keeps only the token's hash.
 */
export function linkToken(secrets: SecretBox, bookingId: string): string {
  return secrets.digest('booking-link', bookingId).slice(0, TOKEN_LENGTH);
}

/** What the database keeps of a token. A plain hash will do: 132 random bits can't be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The full address of the page on which a call is moved or cancelled. */
export function manageUrl(
  { config, settings }: Pick<AppContext, 'config' | 'settings'>,
  bookingId: string,
): string {
  return `${config.siteUrl}/bookings/${linkToken(settings.secrets, bookingId)}`;
}

/** The key in the email that confirms a held call. The page's own address does not hold it. */
export function confirmKey(secrets: SecretBox, bookingId: string): string {
  return secrets.digest('booking-confirm', bookingId).slice(0, TOKEN_LENGTH);
}
