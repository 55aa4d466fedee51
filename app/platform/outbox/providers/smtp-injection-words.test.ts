import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeSmtpServer, startFakeSmtpServer } from '#test/fake-smtp-server.ts';
import { BASELINE } from '#test/smtp-injection-samples.ts';
import { createSmtpProvider, type SmtpProvider } from './smtp.server.ts';

let server: FakeSmtpServer;

let provider: SmtpProvider;

beforeAll(async () => {
  server = await startFakeSmtpServer();
  provider = createSmtpProvider({
    host: server.host,
    port: server.port,
    secure: false,
    tls: { ca: server.ca },
  });
});

afterAll(async () => {
  provider.close();
  await server.stop();
});

test('a Reply-To that is not one address is left out, and a good one stays', async () => {
  const replyOf = async (replyTo: string) => {
    await provider.send({ ...BASELINE, replyTo });
    return (await PostalMime.parse(server.mails.at(-1)?.raw ?? '')).replyTo;
  };
  expect(await replyOf('a@example.com, b@example.com')).toBeUndefined();
  expect(await replyOf('a@example.com\r\nBcc: b@example.com')).toBeUndefined();
  expect(await replyOf('kim@müller.example')).toMatchObject([
    { address: 'kim@xn--mller-kva.example' },
  ]);
});

test('what a visitor wrote is still readable after sanitizing', async () => {
  const subject = 'Zoë 😀 "Z" <3 日本語';
  await provider.send({ ...BASELINE, subject, text: 'Hi\r\n.\r\nMAIL FROM:<spy@example.com>' });
  const mail = await PostalMime.parse(server.mails.at(-1)?.raw ?? '');
  expect(mail.subject).toBe(subject);
  expect(mail.text?.trim()).toBe('Hi\n.\nMAIL FROM:<spy@example.com>');
});
