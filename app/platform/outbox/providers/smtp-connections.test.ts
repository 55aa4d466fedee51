import { afterEach, expect, test } from 'vitest';
import type { FakeSmtpServer } from '#test/fake-smtp-server.ts';
import { ENVELOPE, LOGIN, MAIL, startSmtpProvider, TIMEOUTS } from '#test/smtp-samples.ts';
import {
  createSmtpProvider,
  parseSmtpUrl,
  type SmtpProvider,
  type SmtpProviderOptions,
} from './smtp.server.ts';

let server: FakeSmtpServer;

let provider: SmtpProvider;

afterEach(async () => {
  provider.close();
  await server.stop();
});

async function start(...given: Parameters<typeof startSmtpProvider>): Promise<void> {
  ({ server, provider } = await startSmtpProvider(...given));
}

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

test('a greylisting server gets the email on the second try, with the same message id', async () => {
  await start({ fault: 'rcpt-450' });
  expect(await provider.send(MAIL)).toMatchObject({ kind: 'retry' });
  expect(await provider.send(MAIL)).toMatchObject({ kind: 'accepted' });
  expect(server.mails).toHaveLength(1);
});

test('connections are reused, and closed with the provider', async () => {
  await start();
  for (let i = 0; i < 4; i += 1) await provider.send(MAIL);
  expect(server.connections()).toBe(1);
  provider.close();
  await expect.poll(() => server.openConnections()).toBe(0);
  expect(server.mails).toHaveLength(4);
});

test('a server that trickles its replies is given up after the time limit for one email', async () => {
  await start(
    { fault: 'no-banner' },
    { timeouts: { ...TIMEOUTS, greetingMs: 60_000, totalMs: 200 } },
  );
  const startedAt = performance.now();
  expect(await provider.send(MAIL)).toMatchObject({ kind: 'retry' });
  expect(performance.now() - startedAt).toBeLessThan(30_000);
});

test('wrong settings and addresses give an outcome without any connection', async () => {
  await start();
  const base = { host: server.host, port: server.port, secure: false };
  const wrong: SmtpProviderOptions[] = [
    { ...base, host: 'mail.example.com\r\nQUIT' },
    { ...base, host: '' },
    { ...base, port: 70_000 },
    { ...base, user: 'someone' },
    { ...base, dkim: { domainName: 'example.com', keySelector: 's', privateKey: 'no key' } },
  ];
  for (const settings of wrong) {
    const broken = createSmtpProvider(settings);
    expect(await broken.send(MAIL)).toMatchObject({ kind: 'provider-down', problem: 'settings' });
    expect(await broken.verify(ENVELOPE)).toMatchObject({ kind: 'provider-down' });
    broken.close();
  }
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
  await start();
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
  await start();
  const wrong = [
    'http://user:hunter2@mail.example.com',
    'smtp://user:hunter2@mail.example.com:99999',
    'smtp://user:hunter2/x@mail.example.com:25',
    'smtp://user:hunter2#@mail.example.com',
    'smtp://user:hunter2%zz@mail.example.com',
    'smtp://user:hunter2@',
    'smtp://user:hunter2@mail.example.com/?x=1',
    'smtp://user:hunter2@mail example.com',
  ];
  for (const text of wrong) {
    let error: unknown;
    try {
      parseSmtpUrl(text);
    } catch (thrown) {
      error = thrown;
    }
    expect(error, text).toBeInstanceOf(Error);
    const shown = `${error} ${JSON.stringify(error)} ${(error as Error).cause ?? ''}`;
    expect(shown).toContain('smtp://user:password@host:587');
    expect(shown).not.toContain('hunter2');
  }
});
