import { generateKeyPairSync } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterEach, expect, test } from 'vitest';
import { wrongCertificate } from '#test/certificates.ts';
import type { FakeSmtpServer } from '#test/fake-smtp-server.ts';
import { ENVELOPE, LOGIN, MAIL, startSmtpProvider, TIMEOUTS } from '#test/smtp-samples.ts';
import { createSmtpProvider, parseSmtpUrl, type SmtpProvider } from './smtp.server.ts';

let server: FakeSmtpServer;

let provider: SmtpProvider;

afterEach(async () => {
  provider?.close();
  await server?.stop();
});

async function start(...given: Parameters<typeof startSmtpProvider>): Promise<void> {
  ({ server, provider } = await startSmtpProvider(...given));
}

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
  const content = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nX-NAME:Zoë 👩‍👧\r\nEND:VCALENDAR\r\n';
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

test('an invalid certificate, or one of another host, stops the email before the password is sent', async () => {
  for (const isSecure of [true, false]) {
    await start({ isSecure, login: LOGIN, fault: 'bad-certificate' });
    expect(await provider.send(MAIL)).toMatchObject({ kind: 'retry', problem: 'tls' });
    expect(await provider.verify(ENVELOPE)).toMatchObject({ kind: 'retry', problem: 'tls' });
    provider.close();
    await server.stop();
    await start({ isSecure, login: LOGIN }, { tls: { ca: wrongCertificate } });
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

test('the check of the settings logs in and sends nothing', async () => {
  await start({ login: LOGIN });
  expect(await provider.verify(ENVELOPE)).toEqual({ kind: 'ready' });
  await server.setFault('auth-535');
  expect(await provider.verify(ENVELOPE)).toMatchObject({
    kind: 'provider-down',
    problem: 'credentials',
  });
  await server.setFault('rcpt-policy');
  expect(await provider.verify(ENVELOPE)).toMatchObject({
    kind: 'retry',
    problem: 'policy',
    response: expect.stringContaining('553 5.7.1'),
  });
  await server.setFault('refuse');
  expect(await provider.verify(ENVELOPE)).toMatchObject({ kind: 'retry', problem: 'unreachable' });
  expect(server.mails).toHaveLength(0);
});

test('connections are reused, and closed with the provider', async () => {
  await start();
  for (let i = 0; i < 4; i += 1) await provider.send(MAIL);
  expect(server.connections()).toBe(1);
  provider.close();
  await expect.poll(() => server.openConnections()).toBe(0);
  expect(server.mails).toHaveLength(4);
});

test('wrong settings and addresses give an outcome without any connection', async () => {
  await start();
  const base = { host: server.host, port: server.port, secure: false };
  const noPassword = createSmtpProvider({ ...base, user: 'someone' });
  expect(await noPassword.send(MAIL)).toMatchObject({ kind: 'provider-down', problem: 'settings' });
  expect(await noPassword.verify(ENVELOPE)).toMatchObject({ kind: 'provider-down' });
  expect(await provider.send({ ...MAIL, to: 'a@b.example, c@d.example' })).toMatchObject({
    kind: 'rejected',
    problem: 'recipient',
  });
  expect(await provider.send({ ...MAIL, from: 'nobody' })).toMatchObject({ kind: 'provider-down' });
  expect(await provider.send({ ...MAIL, messageId: '<a\r\nb@c>' })).toMatchObject({
    kind: 'rejected',
  });
  expect(server.connections()).toBe(0);
});

test('an SMTP address is read with its default ports and decoded login', async () => {
  expect(parseSmtpUrl('smtp://mail.example.com')).toEqual({
    host: 'mail.example.com',
    port: 587,
    secure: false,
  });
  expect(parseSmtpUrl('smtps://kim%40example.com:p%40ss%3Aw%2Fo@mail.example.com')).toEqual({
    host: 'mail.example.com',
    port: 465,
    secure: true,
    user: 'kim@example.com',
    password: 'p@ss:w/o',
  });
  expect(parseSmtpUrl('smtp://[::1]:2525/')).toEqual({ host: '::1', port: 2525, secure: false });
});

test('the error for a wrong SMTP address has the expected form and never the password', async () => {
  const wrong = [
    'http://user:hunter2@mail.example.com',
    'smtp://user:hunter2@mail.example.com:99999',
    'smtp://user:hunter2/x@mail.example.com:25',
    'smtp://user:hunter2%zz@mail.example.com',
    'smtp://user:hunter2@mail.example.com/?x=1',
  ];
  for (const text of wrong) {
    expect(() => parseSmtpUrl(text), text).toThrow(/^(?!.*hunter2)Expected smtp:/);
  }
});

test('with a DKIM key an email is signed, both unsubscribe headers included', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const dkim = { domainName: 'example.com', keySelector: 'news', privateKey: pem };
  await start({}, { dkim });
  await provider.send({
    ...MAIL,
    headers: {
      'List-Unsubscribe': '<https://www.example.com/u/abc>, <mailto:unsubscribe+abc@example.com>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  const raw = server.mails[0]?.raw.toString('latin1') ?? '';
  const signature = /^DKIM-Signature:(?:.*\r\n)(?:[ \t].*\r\n)*/m.exec(raw)?.[0] ?? '';
  const signed = /\bh=([^;]*);/.exec(signature.replace(/\s+/g, ''))?.[1]?.toLowerCase().split(':');
  expect(signed).toEqual(
    expect.arrayContaining(['from', 'to', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']),
  );
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
});
