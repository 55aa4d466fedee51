import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isEmailAddress,
  parseEmailAddress,
  parseMailbox,
  personOf,
  readTypedAddress,
  safeHeaderText,
} from './address.ts';

test('everyday addresses are accepted, with the domain in lower case', () => {
  const addresses: [string, string][] = [
    ['kim@example.com', 'kim@example.com'],
    ['Kim.Lee+news@Mail.Example.CO.UK', 'Kim.Lee+news@mail.example.co.uk'],
    ["o'brien@example.ca", "o'brien@example.ca"],
    ['r&d_team-1@sub.sub2.example.com', 'r&d_team-1@sub.sub2.example.com'],
    ['a@b.co', 'a@b.co'],
    ['1@example.museum', '1@example.museum'],
    ['kim@xn--mller-kva.example', 'kim@xn--mller-kva.example'],
    ['kim@MÜLLER.example', 'kim@xn--mller-kva.example'],
    ['kim@例え.テスト', 'kim@xn--r8jz45g.xn--zckzah'],
    ['kim@example。com', 'kim@example.com'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ];
  for (const [text, address] of addresses) expect(parseEmailAddress(text)?.address).toBe(address);
  expect(parseEmailAddress('Kim@Example.com')).toEqual({
    address: 'Kim@example.com',
    local: 'Kim',
    domain: 'example.com',
  });
});

test('what a person typed or pasted is read without characters that show nothing', () => {
  const invisible = [
    '\u200b',
    '\u200c',
    '\u200d',
    '\ufeff',
    '\u00ad',
    '\u2060',
    '\u202a',
    '\u00a0',
  ];
  for (const mark of invisible) {
    for (const text of [`${mark}ida@example.com`, `ida@example.com${mark}`]) {
      expect(readTypedAddress(text)?.address, JSON.stringify(text)).toBe('ida@example.com');
    }
  }
  expect(readTypedAddress('i\u200bda@exam\u00adple.com')?.address).toBe('ida@example.com');
  expect(readTypedAddress('ida@exa mple.com')).toBeUndefined();
});

test.each([
  ['own.box@gmail.com', 'ownbox@gmail.com'],
  ['OwnBox+news@GoogleMail.com', 'ownbox@gmail.com'],
  ['kai@MÜLLER.example', 'kai@xn--mller-kva.example'],
  ['Kai@xn--mller-kva.example\u200b', 'kai@xn--mller-kva.example'],
  ['Kim.Lee+news@example.com', 'kim.lee+news@example.com'],
  ['Not an address', 'not an address'],
])('%s belongs to %s', (text, person) => {
  expect(personOf(text)).toBe(person);
});

test.each([
  '',
  '@',
  'kim',
  '@example.com',
  'kim@example',
  ' kim@example.com',
  'kim lee@example.com',
  'kim@example.com\n',
  'kim@example.com\r\nBcc: spy@example.com',
  'kim\0@example.com',
  'kim@example.com\u2028',
  'kim@exam\u00adple.com',
  '\u202ekim@example.com',
  'kim\ud800@example.com',
  '"kim lee"@example.com',
  'kim(x)@example.com',
  '<kim@example.com>',
  'Kim <kim@example.com>',
  'kim@example.com,lee@example.com',
  'group:kim@example.com;',
  'kim@@example.com',
  '.kim@example.com',
  'ki..m@example.com',
  '-kim@example.com',
  '/kim@example.com',
  'kim|x@example.com',
  'kim!x@example.com',
  'kim%x@example.com',
  'kim`x@example.com',
  'kim\\@example.com',
  'kim@-example.com',
  'kim@example..com',
  'kim@example.com.',
  'kim@exam_ple.com',
  'kim@example.c',
  'kim@example.123',
  'kim@127.0.0.1',
  'kim@[127.0.0.1]',
  'kim@example.com:25',
  'kim@example.com/x',
  'kim@exam%70le.com',
  'kim@müller.example:25',
  'kim@mül%6cer.example',
  'kim@müller.example/x',
  'кирилл@example.com',
  `${'a'.repeat(65)}@example.com`,
  `kim@${'a'.repeat(64)}.com`,
  `kim@${'a.'.repeat(124)}com`,
])('%j is not an address', (text) => {
  expect(parseEmailAddress(text)).toBeUndefined();
  expect(isEmailAddress(text)).toBe(false);
});

test('every accepted address is safe in an SMTP command and parses to itself', () => {
  const part = fc.string({
    unit: fc.constantFrom(...'aZ09.-_+@ <>"\\\r\n\0;:,()%ü例'),
    maxLength: 30,
  });
  const nearly = fc.tuple(part, part).map(([local, domain]) => `${local}@${domain}.com`);
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), nearly, fc.emailAddress()), (text) => {
      const parsed = parseEmailAddress(text);
      if (!parsed) return;
      expect(parsed.address).toMatch(/^[!-~]{3,254}$/);
      expect(parsed.address).not.toMatch(/[<>()[\]\\,;:"%!|`]/);
      expect(parsed.address.split('@')).toHaveLength(2);
      expect(parseEmailAddress(parsed.address)).toEqual(parsed);
    }),
    { numRuns: 500 },
  );
});

test('a mailbox is an address with or without a name', () => {
  expect(parseMailbox('kim@example.com')).toEqual({ name: '', address: 'kim@example.com' });
  expect(parseMailbox(' kim@example.com ')).toEqual({ name: '', address: 'kim@example.com' });
  expect(parseMailbox('Kim Lee <kim@example.com>')).toEqual({
    name: 'Kim Lee',
    address: 'kim@example.com',
  });
  expect(parseMailbox('"Lee, Kim" <kim@example.com>')?.name).toBe('Lee, Kim');
  expect(parseMailbox('Kim\r\nBcc: x <kim@example.com>')?.name).toBe('Kim Bcc: x');
  expect(parseMailbox('Kim <kim@example.com> <spy@example.com>')).toBeUndefined();
  expect(parseMailbox('Kim <nobody>')).toBeUndefined();
  expect(parseMailbox('<kim@example.com')).toBeUndefined();
  expect(parseMailbox('a@example.com, b@example.com')).toBeUndefined();
});

test('display text becomes one visible line of bounded length', () => {
  expect(safeHeaderText('New message from Zoë 👩‍💻')).toBe('New message from Zoë 👩‍💻');
  expect(safeHeaderText('a\r\nBcc: b\u2028c\0d\u0085e')).toBe('a Bcc: b c d e');
  expect(safeHeaderText('\u202eabc\u2066\u200b\ufeff')).toBe('abc');
  expect(safeHeaderText('=?utf-8?Q?x?=')).not.toContain('=?');
  expect(safeHeaderText('x'.repeat(1_000))).toHaveLength(200);
  expect(safeHeaderText('😀'.repeat(201))).toBe(`${'😀'.repeat(199)}…`);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const line = safeHeaderText(text);
      expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      expect(line.isWellFormed()).toBe(true);
      expect(line).not.toContain('=?');
      expect(safeHeaderText(line)).toBe(line);
    }),
  );
});
