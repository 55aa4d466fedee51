import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newId } from '#app/platform/ids.ts';
import { createSecretBox } from '#app/platform/settings/secret-box.server.ts';
import { linkToken } from './booking-token.server.ts';

const secrets = createSecretBox(randomBytes(32).toString('base64url'));

test('a link has at least 128 bits, and no two bookings share one', () => {
  const tokens = Array.from({ length: 10_000 }, () => linkToken(secrets, newId(new Date())));
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{22}$/);
  // Each of the 22 characters must take all 64 values.
  for (let at = 0; at < 22; at++) {
    expect(new Set(tokens.map((token) => token[at])).size).toBe(64);
  }
});

test('the link of a booking can be written again, but only with the secret of the site', () => {
  const id = newId(new Date());
  expect(linkToken(secrets, id)).toBe(linkToken(secrets, id));
  expect(linkToken(createSecretBox('another secret'), id)).not.toBe(linkToken(secrets, id));
});
