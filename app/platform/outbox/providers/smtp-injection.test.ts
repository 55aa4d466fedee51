import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeSmtpServer, ReceivedMail } from '#test/fake-smtp-server.ts';
import { startSmtpProvider } from '#test/smtp-samples.ts';
import { isEmailAddress, parseEmailAddress } from '../address.ts';
import type { OutgoingMail } from '../delivery.ts';
import type { SmtpProvider } from './smtp.server.ts';

const BASELINE: OutgoingMail = {
  messageId: '<lead-1@example.com>',
  from: 'AI for SMEs <site@example.com>',
  to: 'owner@example.org',
  replyTo: 'visitor@example.net',
  subject: 'New message',
  text: 'Name: Kim\nMessage: hello',
  html: '<p>Hello</p>',
  headers: { 'Auto-Submitted': 'auto-generated' },
};

/** What an attacker inserts between two harmless words. */
const BREAKS = [
  '\r',
  '\n',
  '\r\n',
  '\n\r',
  '\r\r\n',
  '\u2028',
  '\u2029',
  '\u0085',
  '\v',
  '\f',
  '\0',
  '%0d%0a',
  '%0A',
  '\\r\\n',
  '&#13;&#10;',
  '\u560d\u560a',
  '\r\n.\r\n',
  '\n.\n',
  '\n.\r\n',
  '\r.\r',
  '\r\n.\n',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\ud800',
];

const TAILS = [
  'Bcc: spy@example.com',
  'To: spy@example.com',
  'RCPT TO:<spy@example.com>',
  '.\r\nMAIL FROM:<spy@example.com>\r\nRCPT TO:<spy@example.com>\r\nDATA\r\nSubject: x\r\n\r\nx\r\n.',
  '\r\n--boundary\r\nContent-Type: text/html\r\n\r\n<b>x</b>',
  'Reply-To: spy@example.com',
  'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=x',
  'QUIT',
];

/** Which texts are addresses is proved in `address.test.ts`. */
const ADDRESS_TRICKS = [
  '"xclow3n@gmail.com x"@internal.domain',
  '"a\r\nRCPT TO:<spy@example.com>"@example.org',
  'owner@example.org, spy@example.com',
  '(spy@example.com)owner@example.org',
  '@relay.example,@other.example:owner@example.org',
  'owner@example.org> SIZE=1',
  'owner@example.org\0@example.com',
  `${'a@'.repeat(500)}example.org`,
];

const OTHERS = [
  '=?utf-8?Q?=0D=0ABcc:_spy@example.com?=',
  '=?utf-8?B?DQpCY2M6IHNweUBleGFtcGxlLmNvbQ==?=',
  'x'.repeat(1_000),
  '😀'.repeat(500),
  'Ünïcödé <spy@example.com>',
  '"quoted" name',
  'name, with; specials: <>@[]\\',
  'ويب\u202eمرحبا',
  '日本語の名前',
  'kim@müller.example',
  'kim@xn--mller-kva.example',
  '',
  '.',
];

const PAYLOADS = [
  ...BREAKS.flatMap((lineBreak) => TAILS.map((tail) => `Kim${lineBreak}${tail}`)),
  ...ADDRESS_TRICKS,
  ...OTHERS,
];

/** The fields of an email that can contain a visitor's text. */
const FIELDS = {
  subject: (text) => ({ ...BASELINE, subject: `New message from ${text}` }),
  senderName: (text) => ({ ...BASELINE, from: `${text} <site@example.com>` }),
  replyTo: (text) => ({ ...BASELINE, replyTo: text }),
  replyToName: (text) => ({ ...BASELINE, replyTo: `${text} <visitor@example.net>` }),
  to: (text) => ({ ...BASELINE, to: text }),
  text: (text) => ({ ...BASELINE, text: `Message: ${text}` }),
  html: (text) => ({ ...BASELINE, html: `<p>${text}</p>` }),
} satisfies Record<string, (text: string) => OutgoingMail>;

let server: FakeSmtpServer;
let provider: SmtpProvider;
beforeAll(async () => {
  ({ server, provider } = await startSmtpProvider({}, { timeouts: {} }));
});
afterAll(async () => {
  provider.close();
  await server.stop();
});

const REQUIRED_HEADERS = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

test.each(Object.keys(FIELDS) as (keyof typeof FIELDS)[])(
  'no payload in the field %s adds a recipient, a header, a part or an email',
  async (field) => {
    const before = server.mails.length;
    const sent = [];
    for (const [index, payload] of PAYLOADS.entries()) {
      const mail = { ...FIELDS[field](payload), messageId: `<${field}.${index}@example.com>` };
      sent.push({ mail, payload, result: await provider.send(mail) });
    }
    const idOf = ({ raw }: ReceivedMail) => /^Message-ID: (.*)\r$/im.exec(`${raw}`)?.[1] ?? '';
    const arrived = Map.groupBy(server.mails.slice(before), idOf);
    let acceptedCount = 0;
    for (const { mail, payload, result } of sent) {
      const label = `${field}: ${JSON.stringify(payload)}`;
      const received = arrived.get(mail.messageId) ?? [];
      if (mustNotLeave(field, payload)) {
        expect(result.kind, label).toBe(field === 'to' ? 'rejected' : 'provider-down');
        expect(received, label).toHaveLength(0);
        continue;
      }
      acceptedCount += 1;
      expect(result.kind, label).toBe('accepted');
      expect(received, label).toHaveLength(1);
      const recipient = parseEmailAddress(mail.to)?.address;
      expect(received[0]?.envelope, label).toEqual({ from: 'site@example.com', to: [recipient] });
      await expectBaselineShape(received[0]?.raw ?? Buffer.alloc(0), label);
    }
    expect(server.mails.length - before).toBe(acceptedCount);
  },
  120_000,
);

/**
 * Payloads that must be refused: an invalid recipient, or a sender name that contains an address.
 */
function mustNotLeave(field: string, payload: string): boolean {
  if (field === 'to') return !isEmailAddress(payload);
  return field === 'senderName' && payload.includes('<');
}

async function expectBaselineShape(raw: Buffer, label: string): Promise<void> {
  const text = raw.toString('latin1');
  const head = text.slice(0, text.indexOf('\r\n\r\n'));
  // Bare CR or LF, NUL and 8-bit bytes are not allowed in a header.
  expect(/^(?:[\t\x20-\x7e]|\r\n)*$/.test(head), label).toBe(true);
  const names = head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
  const { headers, replyTo, attachments, to, from } = await PostalMime.parse(raw);
  const expected = REQUIRED_HEADERS.filter((name) => name !== 'reply-to' || replyTo?.length);
  expect(names.toSorted(), label).toEqual(expected);
  expect(headers.map(({ key }) => key).toSorted(), label).toEqual(expected);
  expect(to, label).toHaveLength(1);
  expect(from?.address, label).toBe('site@example.com');
  for (const reply of replyTo ?? []) expect(isEmailAddress(reply.address ?? ''), label).toBe(true);
  expect(replyTo?.length ?? 0, label).toBeLessThanOrEqual(1);
  expect(attachments, label).toHaveLength(0);
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? '';
  expect(text.split(`\r\n--${boundary}\r\n`), label).toHaveLength(3);
}
