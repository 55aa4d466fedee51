import { createHash, timingSafeEqual } from 'node:crypto';
import type { SecretBox } from '../settings/secret-box.server.ts';

/** 160 bits in hex: survives email apps that change the case of an address or a link. */
const TOKEN_LENGTH = 40;
const TOKEN_SHAPE = /^[0-9a-f]{40}$/;

/** What a secret link lets its holder do: confirm one request, or manage one entry of a list. */
export type LinkPurpose = 'confirm' | 'manage';

/**
 * The token of a secret link. It follows from the row's id and the app's secret, so that it can be
 * put into every email and is stored nowhere; the row keeps its hash, by which it is found.
 */
export function secretToken(secrets: SecretBox, purpose: LinkPurpose, id: string): string {
  const bytes = Buffer.from(secrets.digest(`link-${purpose}`, id), 'base64url');
  return bytes.toString('hex').slice(0, TOKEN_LENGTH);
}

/** SHA-256 of a token as it is stored; undefined when the text can't be a token. */
export function hashToken(token: string): string | undefined {
  const text = token.toLowerCase();
  if (!TOKEN_SHAPE.test(text)) return undefined;
  return createHash('sha256').update(text).digest('base64url');
}

/** The token's hash for a new row. */
export function secretTokenHash(secrets: SecretBox, purpose: LinkPurpose, id: string): string {
  const token = secretToken(secrets, purpose, id);
  return createHash('sha256').update(token).digest('base64url');
}

/** The 6-digit code that goes with a confirmation; like the token it is stored nowhere. */
export function confirmationCode(secrets: SecretBox, confirmationId: string): string {
  const bytes = Buffer.from(secrets.digest('confirmation-code', confirmationId), 'base64url');
  return String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** Compares in a time that does not depend on where the texts differ. */
export function isSameCode(typed: string, code: string): boolean {
  const [a, b] = [Buffer.from(typed), Buffer.from(code)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The keyed hash that stands for an address where the address itself is not kept. */
export function addressHash(secrets: SecretBox, email: string): string {
  return secrets.digest('address', email.trim().toLowerCase());
}
