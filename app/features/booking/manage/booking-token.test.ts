import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newId } from '#app/platform/ids.ts';
import { createSecretBox } from '#app/platform/settings/secret-box.server.ts';
import { linkToken } from './booking-token.server.ts';

const secrets = createSecretBox(randomBytes(32).toString('base64url'));

test('no two bookings share a link of 22 characters, each of which takes all 64 values', () => {
  const tokens = Array.from({ length: 2000 }, () => linkToken(secrets, newId(new Date())));
  expect(new Set(tokens).size).toBe(tokens.length);
  for (let at = 0; at < 22; at++) expect(new Set(tokens.map((token) => token[at])).size).toBe(64);
  expect(tokens.every((token) => /^[\w-]{22}$/.test(token))).toBe(true);
});

test('the link of a booking can be written again, but only with the secret of the site', () => {
  expect(linkToken(secrets, 'call')).toBe(linkToken(secrets, 'call'));
  expect(linkToken(createSecretBox('another secret'), 'call')).not.toBe(linkToken(secrets, 'call'));
});
