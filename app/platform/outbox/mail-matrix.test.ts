import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueEmail } from '#app/emails/queue-email.server.ts';
import { createMailRenderer } from '#app/emails/render.server.ts';
import { builtInFacts } from '#app/facts/facts.ts';
import { connectDatabase, type Db } from '#database/connect.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { certificate } from '#test/certificates.ts';
import {
  EMAIL_SERVICE_FAULTS,
  EMAIL_SERVICE_IN_DOUBT,
  type EmailServiceFault,
  type FakeEmailService,
  startFakeEmailService,
} from '#test/fake-email-service.ts';
import {
  type FakeSmtpServer,
  SMTP_FAULTS,
  type SmtpFault,
  startFakeSmtpServer,
} from '#test/fake-smtp-server.ts';
import { proofSize } from '#test/proof-size.ts';
import { createTestClock } from '#test/test-app.ts';
import { readConfig } from '../config.server.ts';
import { silentLog } from '../log.server.ts';
import { createSecretBox } from '../settings/secret-box.server.ts';
import { createSettings } from '../settings/settings.server.ts';
import { createMailDelivery } from './deliver-mail.server.ts';
import type { MailSettings } from './mail-settings.server.ts';
import { createOutboxWorker } from './worker.server.ts';

/**
 * Every fault of the first provider with every fault of the second, through the real outbox, worker
 * and providers. All timeouts are short, or two faults of the service would make this slow.
 * PROOFS=full runs all combinations; otherwise each fault meets one of the other provider.
 */
const isEveryPair = proofSize(0, 1) === 1;
/** Long enough that a healthy server on a busy machine isn't mistaken for one that hangs. */
const PATIENT_MS = 20_000;
const START = Date.parse('2026-11-02T15:00:00.000Z');
const WEEK_MS = 7 * 24 * 3_600_000;
const LONGEST_TRIED_MS = 5 * 24 * 3_600_000;

const situations = EMAIL_SERVICE_FAULTS.flatMap((service) =>
  SMTP_FAULTS.map((smtp) => ({ service, smtp })),
)
  .filter(({ service, smtp }) => service !== 'none' || smtp !== 'none')
  .filter(({ service }) => service !== 'bad-certificate')
  .filter(({ service, smtp }) => isEveryPair || service === '500' || smtp === 'refuse');

let service: FakeEmailService;
let smtp: FakeSmtpServer;
let db: Db;
let folder: string;

beforeAll(async () => {
  service = await startFakeEmailService();
  smtp = await startFakeSmtpServer({ login: { user: 'site', password: 'secret' } });
  folder = mkdtempSync(path.join(os.tmpdir(), 'site-matrix-'));
  db = connectDatabase({ engine: 'sqlite', file: path.join(folder, 'site.sqlite') });
  await migrateToLatest(db);
});
afterAll(async () => {
  await db.destroy();
  await Promise.all([service.stop(), smtp.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

test(`in ${situations.length} situations no email is lost, and none is sent twice unless its outcome was unknown`, async () => {
  const faults: string[] = [];
  for (const [index, situation] of situations.entries()) {
    faults.push(...(await run(situation, index)));
  }
  expect(faults).toEqual([]);
}, 600_000);

async function run(
  situation: { service: EmailServiceFault; smtp: SmtpFault },
  index: number,
): Promise<string[]> {
  const name = `${situation.service}+${situation.smtp}`;
  const isServiceInDoubt = EMAIL_SERVICE_IN_DOUBT.includes(situation.service as never);
  const isSmtpInDoubt = situation.smtp === 'drop-after-dot';
  // One week per situation, because more than 60 notifications in an hour would become one digest.
  const clock = createTestClock(new Date(START + index * WEEK_MS).toISOString());
  await service.setFault(situation.service);
  await smtp.setFault(situation.smtp);
  const settings: MailSettings = {
    emailService: {
      origin: service.origin,
      serviceId: 'service_1',
      contactTemplateId: 'template_1',
      bookingTemplateId: 'template_2',
      publicKey: 'public_1',
      privateKey: undefined,
    },
    smtp: { host: smtp.host, port: smtp.port, secure: false, user: 'site', password: 'secret' },
    isSmtpEnabled: true,
    from: 'site@example.com',
    to: 'owner@example.com',
  };
  const secrets = createSecretBox('test secret');
  const mail = createMailDelivery({
    app: {
      db,
      log: silentLog,
      now: clock.now,
      settings: createSettings(db, secrets, clock.now),
      readMailSettings: async () => settings,
    },
    render: createMailRenderer(readConfig({ DATA_DIR: folder }), {
      db,
      secrets,
      readFacts: () => builtInFacts,
    }),
    transport: {
      emailService: { timeoutMs: isServiceInDoubt ? 80 : PATIENT_MS, minIntervalMs: 0 },
      smtp: {
        tls: { ca: certificate },
        timeouts: {
          connectMs: 250,
          greetingMs: 50,
          totalMs: PATIENT_MS,
        },
      },
    },
  });
  const worker = createOutboxWorker({
    db,
    log: silentLog,
    now: clock.now,
    deliver: { mail },
  });
  const delivery = { to: 'owner@example.com', dedupeKey: name, now: clock.now() };
  await queueEmail(db, 'contact-notification', contactNotification(name), delivery);

  // The fault lasts an hour, then both are healthy again.
  const start = clock.now().getTime();
  let isHealthy = false;
  while (clock.now().getTime() - start < LONGEST_TRIED_MS) {
    await worker.runOnce();
    const open = await db
      .selectFrom('outbox')
      .select('next_attempt_at')
      .where('state', 'in', ['queued', 'sending'])
      .orderBy('next_attempt_at')
      .executeTakeFirst();
    if (!open) break;
    clock.set(new Date(Math.max(clock.now().getTime() + 1000, Date.parse(open.next_attempt_at))));
    if (!isHealthy && clock.now().getTime() - start > 3_600_000) {
      isHealthy = true;
      await service.setFault('none');
      await smtp.setFault('none');
    }
  }
  await worker.stop();

  const rows = await db.selectFrom('outbox').selectAll().where('dedupe_key', '=', name).execute();
  // A connection that drops before the end of a message delivers nothing, but we can’t tell.
  const isDropped = situation.smtp === 'drop-in-data';
  const isDoubtful = isServiceInDoubt || isSmtpInDoubt || isDropped;
  return rows.flatMap((row) => {
    const reference = row.dedupe_key;
    const byService = service.requests.filter(
      (request) => request.isSent && request.body.includes(reference),
    );
    const bySmtp = smtp.mails.filter((mail) => mail.raw.toString().includes(`(${reference})`));
    const arrived = byService.length + bySmtp.length;
    const isFinal = ['sent', 'failed', 'unknown'].includes(row.state);
    const isLost =
      arrived === 0 && (row.state === 'sent' || (!isDoubtful && row.state !== 'failed'));
    const isRepeated = arrived > (isDoubtful ? 2 : 1);
    const isUnexplained = row.state === 'failed' && !row.last_response;
    return !isFinal || isLost || isRepeated || isUnexplained
      ? [`${reference}: ${row.state}, arrived ${arrived} times`]
      : [];
  });
}

function contactNotification(key: string) {
  return {
    reference: key,
    formName: 'Contact page',
    name: `Visitor (${key})`,
    email: 'visitor@example.com',
    phone: '',
    company: '',
    message: key,
    details: {},
    page: '/contact',
    receivedAt: 'now',
  };
}
