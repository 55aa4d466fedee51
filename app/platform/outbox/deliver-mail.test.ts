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

type MailDeliveryOptions = Parameters<typeof createMailDelivery>[0];

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

const attempts = { begin: async () => true, end: () => undefined };

async function deliver(isSmtpEnabled: boolean) {
  return createDelivery(isSmtpEnabled).deliver({} as OutboxRow, attempts);
}

function createDelivery(isSmtpEnabled: boolean, changes: Partial<MailDeliveryOptions> = {}) {
  return createMailDelivery({
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
    ...changes,
  });
}

test('the email service comes first, and SMTP is not asked when it accepts', async () => {
  expect(await deliver(true)).toMatchObject({ kind: 'sent', provider: 'email-service' });
  expect(smtp.mails).toHaveLength(0);
});

test('an email that the service refuses goes out by SMTP', async () => {
  await service.setFault('500');
  expect(await deliver(true)).toMatchObject({ kind: 'sent', provider: 'smtp' });
  expect(smtp.mails).toHaveLength(1);
});

test('with the fallback off an email that the service refuses is not sent by SMTP', async () => {
  await service.setFault('500');
  const outcome = await deliver(false);
  expect(outcome).toMatchObject({ kind: 'retry', response: expect.stringContaining('500') });
  expect(smtp.connections()).toBe(0);
});

test('an email server that refuses our sender is paused, and the owner is told, until it takes email again', async () => {
  await smtp.setFault('rcpt-policy');
  const alarms: string[] = [];
  let time = Date.parse('2026-11-02T15:00:00.000Z');
  const alarm = {
    raise: async (provider: string, { response }: { response: string }) => {
      alarms.push(`${provider}: ${response}`);
    },
    clear: async (provider: string) => {
      alarms.push(`${provider} is back`);
    },
  };
  const { emailService: _, ...bySmtpOnly } = mail;
  const delivery = createDelivery(true, {
    alarm,
    now: () => new Date(time),
    render: async () => ({ kind: 'mail', mail: bySmtpOnly }),
  });
  const row = (id: string) => ({ id }) as OutboxRow;
  expect(await delivery.deliver(row('a'), attempts)).toMatchObject({ kind: 'retry' });
  expect(alarms).toEqual([expect.stringContaining('smtp: 553 5.7.1')]);
  const connections = smtp.connections();
  expect(await delivery.deliver(row('b'), attempts)).toMatchObject({ kind: 'waiting' });
  expect(smtp.connections()).toBe(connections);

  time += 11 * 60_000;
  await smtp.setFault('none');
  expect(await delivery.deliver(row('b'), attempts)).toMatchObject({ kind: 'sent' });
  expect(alarms.at(-1)).toBe('smtp is back');
  // Other emails are accepted meanwhile, so the policy concerns this recipient and nothing is
  // paused.
  time += 1000;
  await smtp.setFault('rcpt-policy');
  expect(await delivery.deliver(row('a'), attempts)).toMatchObject({ kind: 'failed' });
  expect(await delivery.findObstacle()).toBeUndefined();
});
