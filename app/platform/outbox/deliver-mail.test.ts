import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OutboxRow } from '#database/schema.ts';
import { certificate } from '#test/certificates.ts';
import { type FakeEmailService, startFakeEmailService } from '#test/fake-email-service.ts';
import { type FakeSmtpServer, startFakeSmtpServer } from '#test/fake-smtp-server.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { createMailDelivery } from './deliver-mail.server.ts';
import type { OutgoingMail } from './delivery.ts';
import { readMailState, recordProvider } from './mail-state.server.ts';

let app: TestApp;
let service: FakeEmailService;
let smtp: FakeSmtpServer;
beforeEach(async () => {
  app = await openTestApp('sqlite');
  service = await startFakeEmailService();
  smtp = await startFakeSmtpServer();
});
afterEach(async () => {
  await app.close();
  await service.stop();
  await smtp.stop();
});

const mail: OutgoingMail = {
  from: 'site@example.com',
  to: 'owner@example.com',
  subject: 'A message',
  text: 'Hello',
  html: '<p>Hello</p>',
  messageId: '<mail-1@example.com>',
  emailService: { template: 'contact', params: { message: 'Hello' } },
};
const row = {} as OutboxRow;

function createDelivery(isSmtpEnabled = true, sent: OutgoingMail = mail) {
  const { db, settings, now, log } = app.context;
  const readMailSettings = async () => ({
    emailService: {
      origin: service.origin,
      serviceId: 'service_1',
      contactTemplateId: 'template_c',
      bookingTemplateId: 'template_b',
      publicKey: 'key_1',
      privateKey: undefined,
    },
    smtp: { host: smtp.host, port: smtp.port, secure: false, user: '', password: '' },
    isSmtpEnabled,
    from: 'site@example.com',
    to: 'owner@example.com',
  });
  const deliver = createMailDelivery({
    app: { db, settings, now, log, readMailSettings },
    render: async () => ({ kind: 'mail', mail: sent }),
    transport: { emailService: { minIntervalMs: 0 }, smtp: { tls: { ca: certificate } } },
  });
  const readState = () => readMailState({ db, settings, readMailSettings });
  return { deliver, readState };
}

test('the email service comes first, and SMTP is not asked when it accepts', async () => {
  const { deliver } = createDelivery();
  expect(await deliver(row)).toMatchObject({ kind: 'sent', provider: 'email-service' });
  expect(smtp.mails).toHaveLength(0);
});

test('an email that the service refuses goes out by SMTP, unless the fallback is off', async () => {
  await service.setFault('500');
  expect(await createDelivery(false).deliver(row)).toMatchObject({
    kind: 'retry',
    response: expect.stringContaining('500'),
  });
  expect(smtp.connections()).toBe(0);
  const { deliver } = createDelivery(true);
  expect(await deliver(row)).toMatchObject({
    kind: 'sent',
    provider: 'smtp',
    attempts: [{ provider: 'email-service' }, { provider: 'smtp', outcome: 'accepted' }],
  });
});

test('a provider that refuses our account is left alone until it is known to work', async () => {
  const { emailService: _, ...bySmtpOnly } = mail;
  const { deliver, readState } = createDelivery(true, bySmtpOnly);
  await recordProvider(app.context, 'smtp', {
    isGood: false,
    isRefusal: true,
    reason: 'Wrong password.',
  });
  expect(await deliver(row)).toMatchObject({ kind: 'waiting', retryAfterMs: 600_000 });
  expect(smtp.connections()).toBe(0);
  expect(await readState()).toMatchObject({ kind: 'fails', reason: 'Wrong password.' });

  app.clock.advance(600_000);
  await smtp.setFault('none');
  expect(await deliver(row)).toMatchObject({ kind: 'sent' });
  expect(await readState()).toMatchObject({ kind: 'works', by: 'email' });
});

test('a server that refuses by its policy is tried again, and the owner is told', async () => {
  const { emailService: _, ...bySmtpOnly } = mail;
  await smtp.setFault('rcpt-policy');
  const { deliver, readState } = createDelivery(true, bySmtpOnly);
  expect(await deliver(row)).toMatchObject({ kind: 'retry' });
  expect(await readState()).toMatchObject({
    kind: 'fails',
    response: expect.stringContaining('553 5.7.1'),
  });
});
