import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OutboxRow } from '#database/schema.ts';
import { type FakeEmailService, startFakeEmailService } from '#test/fake-email-service.ts';
import { type FakeSmtpServer, startFakeSmtpServer } from '#test/fake-smtp-server.ts';
import { silentLog } from '../log.server.ts';
import { createMailDelivery } from './deliver-mail.server.ts';
import type { OutgoingMail } from './providers/provider.ts';

let service: FakeEmailService;
let smtp: FakeSmtpServer;
beforeEach(async () => {
  service = await startFakeEmailService();
  smtp = await startFakeSmtpServer();
});
afterEach(async () => {
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
  emailService: {
    template: 'contact',
    params: {
      from_name: 'A',
      from_email: 'a@example.com',
      phone: 'Not provided',
      message: 'Hello',
      to_email: 'owner@example.com',
    },
  },
};

async function deliver(isSmtpEnabled: boolean) {
  const delivery = createMailDelivery({
    readSettings: async () => ({
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
    }),
    render: async () => ({ kind: 'mail', mail }),
    now: () => new Date('2026-11-02T15:00:00.000Z'),
    log: silentLog,
    transport: { emailService: { minIntervalMs: 0 }, smtp: { tls: { ca: smtp.ca } } },
  });
  const attempts = { begin: async () => true, end: () => undefined };
  return delivery.deliver({} as OutboxRow, attempts);
}

test('the email service comes first, and SMTP is not asked when it accepts', async () => {
  expect(await deliver(true)).toMatchObject({ kind: 'sent', provider: 'email-service' });
  expect(smtp.mails).toHaveLength(0);
});

test('a mail that the service refuses goes out by SMTP', async () => {
  await service.setFault('500');
  expect(await deliver(true)).toMatchObject({ kind: 'sent', provider: 'smtp' });
  expect(smtp.mails).toHaveLength(1);
});

test('with the fallback off a mail that the service refuses is not sent by SMTP', async () => {
  await service.setFault('500');
  const outcome = await deliver(false);
  expect(outcome).toMatchObject({ kind: 'retry', response: expect.stringContaining('500') });
  expect(smtp.connections()).toBe(0);
});
