import { expect, test } from 'vitest';
import { responseText } from './delivery.ts';

test('a secret is masked in each of its encodings', () => {
  const secret = 'p4ss "w0rd" ü/+';
  const forms = [
    secret,
    JSON.stringify(secret),
    encodeURIComponent(secret),
    Buffer.from(secret).toString('base64'),
  ];
  const text = responseText(`said: ${forms.join(' | ')}`, [undefined, '', secret]);
  for (const form of forms) expect(text).not.toContain(form);
  expect(text).not.toContain('w0rd');
  expect(text.match(/\[hidden\]/g)).toHaveLength(4);
});

test('a response is stored as one short line', () => {
  expect(responseText('550-No\r\n550 such\u2028user\0\u202e', [])).toBe('550-No 550 such user');
  expect(responseText('x'.repeat(70_000), [])).toHaveLength(500);
  const secret = 'tail-secret';
  expect(responseText('x'.repeat(495) + secret, [secret])).not.toContain('tail');
});
