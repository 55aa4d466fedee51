import { expect, test } from 'vitest';
import { factsWith } from '#app/facts/facts.ts';
import { sampleBusiness } from '#test/sample-business.ts';
import { sentinelCompany } from '#test/sentinel-facts.ts';
import { checkNewPassword } from './new-password.ts';
import { securityWords } from './security.content.ts';

const check = (next: string, facts = factsWith(sampleBusiness)) =>
  checkNewPassword(facts, { next, again: next }).next;

test('a password that is a repeat or a row of common words is refused', () => {
  const common = [
    'aaaaaaaaaaaaaaa',
    'abcabcabcabcabc',
    'passwordpassword',
    'Password12345678',
    'qwerty1234567890!',
    'admin-admin-2026-admin',
    '111122223333444',
    'letmein.welcome.1',
    'Toronto Automation 1',
  ];
  for (const password of common)
    expect(check(password), password).toBe(securityWords.password.tooCommon);
});

test('the name of the business can’t be the password, whichever name is published', () => {
  const { tooCommon } = securityWords.password;
  expect(check('aiforsmes-owner-2026')).toBe(tooCommon);
  expect(check('Quibblewick-owner-2026')).toBeUndefined();
  const renamed = factsWith({ company: sentinelCompany });
  expect(check('Quibblewick-owner-2026', renamed)).toBe(tooCommon);
});

test('a password known from leaks is refused in any spelling', () => {
  const leaked = [
    'correct-horse-battery-staple-2026',
    'This is my password 1',
    '1q2w3e4r5t6y7u8i',
    '2024ILoveYouSoMuch!!',
  ];
  for (const password of leaked) {
    expect(check(password), password).toBe(securityWords.password.tooCommon);
  }
});

test('a password of words that do not belong together is accepted', () => {
  for (const password of [
    'plum ladder mosaic engine',
    'passwords are old news',
    '2026 plum tarts!',
  ]) {
    expect(check(password), password).toBeUndefined();
  }
});
