import type { AppContext } from '#app/platform/app-context.server.ts';
import type { SecretBox } from '#app/platform/settings/secret-box.server.ts';

/** 22 characters of base64url: 132 bits. */
const TOKEN_LENGTH = 22;

/** The token of an offer's link: a keyed hash of its id; the database keeps only the token's hash. */
export function offerToken(secrets: SecretBox, offerId: string): string {
  return secrets.digest('slot-offer', offerId).slice(0, TOKEN_LENGTH);
}

/** The page on which an offered time is booked. */
export function offerUrl(
  { config, settings }: Pick<AppContext, 'config' | 'settings'>,
  offerId: string,
): string {
  return `${config.siteUrl}/earlier-times/${offerToken(settings.secrets, offerId)}`;
}
