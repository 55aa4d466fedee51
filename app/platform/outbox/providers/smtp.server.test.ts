import PostalMime from 'postal-mime';
import { afterEach, expect, test } from 'vitest';
import { type FakeSmtpServer, SMTP_IN_DOUBT, type SmtpFault } from '#test/fake-smtp-server.ts';
import { createSelfSignedCertificate } from '#test/self-signed-certificate.ts';
import { ENVELOPE, LOGIN, MAIL, startSmtpProvider, TIMEOUTS } from '#test/smtp-samples.ts';
import type { DeliveryResult } from '../delivery.ts';
import { createSmtpProvider, parseSmtpUrl, type SmtpProvider } from './smtp.server.ts';

let server: FakeSmtpServer;

let provider: SmtpProvider;

afterEach(async () => {
  provider.close();
  await server.stop();
});

async function start(...given: Parameters<typeof startSmtpProvider>): Promise<void> {
  ({ server, provider } = await startSmtpProvider(...given));
}

const EXPECTED: [SmtpFault, DeliveryResult['kind'], string?][] = [
  ['none', 'accepted'],
  ['refuse', 'retry', 'unreachable'],
  ['no-banner', 'retry', 'timeout'],
  ['banner-421', 'retry', 'protocol'],
  ['ehlo-502', 'retry', 'protocol'],
  ['auth-535', 'provider-down', 'credentials'],
  ['mail-451', 'retry', 'temporary'],
  ['rcpt-450', 'retry', 'temporary'],
  ['rcpt-550', 'rejected', 'recipient'],
  ['data-452', 'retry', 'temporary'],
  ['data-552', 'rejected', 'content'],
  ['drop-in-data', 'unknown', 'lost-answer'],
  ['drop-after-dot', 'unknown', 'lost-answer'],
  ['late-250', 'unknown', 'lost-answer'],
];

test('an email arrives complete: envelope, headers, text, HTML, over TLS and with the login', async () => {
  for (const isSecure of [true, false]) {
    await start({ isSecure, login: LOGIN });
    const result = await provider.send({
      ...MAIL,
      headers: {
        'Auto-Submitted': 'auto-replied',
        'X-Auto-Response-Suppress': 'All',
        'List-Unsubscribe': '<https://www.example.com/u/abc>, <mailto:unsubscribe+abc@example.com>',
      },
    });
    expect(result).toEqual({ kind: 'accepted', response: '250 OK queued as 4711' });
    const [received] = server.mails;
    expect(received).toMatchObject({
      envelope: { from: 'site@example.com', to: ['visitor@example.org'] },
      wasEncrypted: true,
      user: LOGIN.user,
      helo: 'example.com',
    });
    const [mail] = await server.parsed();
    expect(mail?.messageId).toBe(MAIL.messageId);
    expect(mail?.from).toMatchObject({ name: 'AI for SMEs', address: 'site@example.com' });
    expect(mail?.replyTo).toMatchObject([{ address: 'owner@example.com' }]);
    expect(mail?.subject).toBe(MAIL.subject);
    expect(mail?.text?.trim()).toBe(MAIL.text.trim());
    expect(mail?.html).toContain('<p>Hello é</p>');
    const names = mail?.headers.map((header) => header.key);
    expect(names?.toSorted()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'list-unsubscribe',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
      'x-auto-response-suppress',
    ]);
    provider.close();
    await server.stop();
  }
});

test('an invitation is both an alternative of the text and a file', async () => {
  await start();
  const content = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
  await provider.send({ ...MAIL, calendar: { method: 'CANCEL', content } });
  const raw = server.mails[0]?.raw.toString('latin1') ?? '';
  const types = [...raw.matchAll(/^Content-Type: ([^;\r\n]+)/gim)].map((match) => match[1]);
  expect(types).toEqual([
    'multipart/mixed',
    'multipart/alternative',
    'text/plain',
    'text/html',
    'text/calendar',
    'application/ics',
  ]);
  expect(raw.replace(/\r\n[ \t]+/g, ' ')).toMatch(
    /Content-Type: text\/calendar; charset=utf-8; method=CANCEL/i,
  );
  const { attachments } = await PostalMime.parse(raw);
  const file = attachments.find((attachment) => attachment.filename === 'invite.ics');
  expect(file && new TextDecoder().decode(file.content as ArrayBuffer)).toBe(
    content.replaceAll('\r', ''),
  );
});

test.each(EXPECTED)(
  'when the server has the fault %s the outcome is %s',
  async (fault, kind, problem) => {
    await start({ fault, login: LOGIN, lateMs: 5_000 });
    const result = await provider.send(MAIL);
    expect(result).toMatchObject({ kind, ...(problem ? { problem } : {}) });
    // In doubt is every email that the server asked for and didn’t answer.
    const isInDoubt = SMTP_IN_DOUBT.includes(fault) || fault === 'drop-in-data';
    expect(kind === 'unknown').toBe(isInDoubt);
    expect(server.mails.length > 0).toBe(kind === 'accepted' || SMTP_IN_DOUBT.includes(fault));
    expect('suppress' in result && result.suppress).toBe(fault === 'rcpt-550');
    expect(JSON.stringify(result)).not.toContain('7Zq');

    await server.setFault('none');
    expect(await provider.send(MAIL)).toMatchObject({ kind: 'accepted' });
    expect(server.mails.at(-1)?.raw.toString()).toContain(MAIL.messageId);
  },
);

test('a message larger than the buffers of a socket arrives complete', async () => {
  for (const isSecure of [true, false]) {
    await start({ isSecure }, { timeouts: { ...TIMEOUTS, totalMs: 60_000 } });
    const text = linesOf(2_000_000);
    expect(await provider.send({ ...MAIL, text })).toMatchObject({ kind: 'accepted' });
    const [mail] = await server.parsed();
    expect(mail?.text?.trim()).toBe(text.trim());
    provider.close();
    await server.stop();
  }
});

test('an invalid certificate, or one of another host, stops the email before the password is sent', async () => {
  for (const isSecure of [true, false]) {
    await start({ isSecure, login: LOGIN, fault: 'bad-certificate' });
    expect(await provider.send(MAIL)).toMatchObject({ kind: 'retry', problem: 'tls' });
    expect(await provider.verify(ENVELOPE)).toMatchObject({ kind: 'retry', problem: 'tls' });
    provider.close();
    await server.stop();
    const { cert: foreign } = createSelfSignedCertificate();
    await start({ isSecure, login: LOGIN }, { tls: { ca: foreign } });
    expect(await provider.send(MAIL)).toMatchObject({ kind: 'retry', problem: 'tls' });
    expect(server.mails).toHaveLength(0);
    provider.close();
    await server.stop();
  }
});

test('STARTTLS to a server on this machine accepts any certificate and can be switched off', async () => {
  await start({ login: LOGIN }, { tls: {} });
  expect(await provider.send(MAIL)).toMatchObject({ kind: 'accepted' });
  expect(server.mails[0]?.wasEncrypted).toBe(true);
  provider.close();
  await server.stop();
  await start({}, { startTls: false });
  expect(await provider.send(MAIL)).toMatchObject({ kind: 'accepted' });
  expect(server.mails[0]?.wasEncrypted).toBe(false);
});

test('with STARTTLS off a password is sent to this machine only', async () => {
  const elsewhere = { host: 'mail.example.com', port: 587, secure: false, startTls: false };
  const stranger = createSmtpProvider({ ...elsewhere, ...LOGIN });
  expect(await stranger.send(MAIL)).toMatchObject({ kind: 'provider-down', problem: 'settings' });
  expect(parseSmtpUrl('smtp://127.0.0.1:25?starttls=off')).toMatchObject({ startTls: false });
});

test('a server that does not encrypt is refused unless it is this machine', async () => {
  await start({ fault: 'no-starttls' });
  expect(await provider.send(MAIL)).toMatchObject({ kind: 'accepted' });
  expect(server.mails[0]?.wasEncrypted).toBe(false);
  provider.close();
  // A name that resolves to this machine but isn't one of its known names is treated as remote.
  provider = createSmtpProvider({
    host: '0.0.0.0',
    port: server.port,
    secure: false,
    timeouts: TIMEOUTS,
  });
  expect(await provider.send(MAIL)).toMatchObject({ kind: 'retry', problem: 'tls' });
  expect(server.mails).toHaveLength(1);
});

function linesOf(bytes: number): string {
  const line = 'A line of text that fills the buffers.\n';
  return line.repeat(bytes / line.length);
}
