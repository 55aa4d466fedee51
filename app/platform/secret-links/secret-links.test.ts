import { expect, test } from 'vitest';
import { createSecretBox } from '../settings/secret-box.server.ts';
import {
  addressHash,
  confirmationCode,
  hashToken,
  secretToken,
  secretTokenHash,
} from './secret-links.server.ts';

const secrets = createSecretBox('a secret of this test only');
const ids = Array.from({ length: 2000 }, (_, at) => `id-${at}`);

test('a token has 160 bits, belongs to one purpose and one id, and is found by its hash', () => {
  const tokens = ids.flatMap((id) => [
    secretToken(secrets, 'confirm', id),
    secretToken(secrets, 'manage', id),
  ]);
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{40}$/);
  const token = secretToken(secrets, 'manage', 'id-1');
  expect(hashToken(token)).toBe(secretTokenHash(secrets, 'manage', 'id-1'));
  expect(hashToken(token.toUpperCase())).toBe(hashToken(token));
  const others = createSecretBox('another secret of this test');
  expect(secretToken(others, 'manage', 'id-1')).not.toBe(token);
});

test('text of another form isn’t looked up', () => {
  for (const text of ['', 'x', 'g'.repeat(40), '0'.repeat(39), '0'.repeat(41), "' or 1=1", '../']) {
    expect(hashToken(text)).toBeUndefined();
  }
});

test('codes have six digits and spread evenly', () => {
  const codes = ids.map((id) => confirmationCode(secrets, id));
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  for (let digit = 0; digit < 10; digit++) {
    const share = codes.filter((code) => code.startsWith(String(digit))).length / codes.length;
    expect(share).toBeGreaterThan(0.06);
    expect(share).toBeLessThan(0.14);
  }
});

test('an address has one hash, however it is typed', () => {
  expect(addressHash(secrets, ' Visitor@Example.com ')).toBe(
    addressHash(secrets, 'visitor@example.com'),
  );
});
