import { createHash, timingSafeEqual } from 'node:crypto';
import { personOf } from '../outbox/address.ts';
import type { SecretBox } from '../settings/secret-box.server.ts';

/** 160 bits in hex, which survives email apps that change the case of a link. */
const TOKEN_LENGTH = 40;
const TOKEN_SHAPE = /^[0-9a-f]{40}$/;

/**
 * What the holder of a secret link may do: confirm one request, manage one entry of a list, or choose
 * a password.
 */
export type LinkPurpose = 'confirm' | 'manage' | 'password';

/**
 * The token of a secret link. It is derived from the row's id and the app's secret, so that it can
 * be put into every email without being stored; the row contains its hash, by which it is found.
 */
export function secretToken(secrets: SecretBox, purpose: LinkPurpose, id: string): string {
  const bytes = Buffer.from(secrets.digest(`link-${purpose}`, id), 'base64url');
  return bytes.toString('hex').slice(0, TOKEN_LENGTH);
}

/** SHA-256 of a token, as stored; undefined if the text can't be a token. */
export function hashToken(token: string): string | undefined {
  const text = token.toLowerCase();
  if (!TOKEN_SHAPE.test(text)) return undefined;
  return createHash('sha256').update(text).digest('base64url');
}

/** The hash of the token, for a new row. */
export function secretTokenHash(secrets: SecretBox, purpose: LinkPurpose, id: string): string {
  const token = secretToken(secrets, purpose, id);
  return createHash('sha256').update(token).digest('base64url');
}

/** The 6-digit code of a confirmation; like the token it is not stored. */
export function confirmationCode(secrets: SecretBox, confirmationId: string): string {
  const bytes = Buffer.from(secrets.digest('confirmation-code', confirmationId), 'base64url');
  return String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** Compares in constant time. */
export function isSameCode(typed: string, code: string): boolean {
  const [a, b] = [Buffer.from(typed), Buffer.from(code)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The keyed hash of an email address, for tables that don't contain the address itself. */
export function addressHash(secrets: SecretBox, email: string): string {
  return secrets.digest('address', email.trim().toLowerCase());
}

/**
 * The hashes under which a person can be on the suppression list: of the address as it is written,
 * and of the one that all its spellings have in common.
 */
export function personHashes(secrets: SecretBox, email: string): string[] {
  return [...new Set([addressHash(secrets, email), addressHash(secrets, personOf(email))])];
}
