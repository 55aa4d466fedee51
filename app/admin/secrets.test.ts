import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { addWebhook } from '#app/features/webhooks/webhooks.server.ts';
import { backUp } from '#app/platform/jobs/backup.server.ts';
import { createSecretBox } from '#app/platform/settings/secret-box.server.ts';
import {
  ADMIN_PASSWORD,
  confirmTwoFactor,
  logInAsOwner,
  startTwoFactor,
  tryToLogIn,
} from '#test/admin-browser.ts';
import { startFakeEmailService } from '#test/fake-email-service.ts';
import { createPageRenderer, pathsBelow } from '#test/page-renderer.ts';
import { openTestApp } from '#test/test-app.ts';
import { unzip } from '#test/unzip.ts';
import { sendMessage } from '#test/visitor.ts';

const secrets = {
  password: ADMIN_PASSWORD,
  appSecret: 'an app secret of more than thirty-two characters',
  smtpPassword: 'smtp app password 7391',
  privateKey: 'private-key-of-the-service-5527',
  typedAtLogin: 'typed by mistake at login 8412',
};

test('no secret is found in any answer, page, log, database file or backup', async () => {
  const service = await startFakeEmailService();
  const app = await openTestApp('sqlite', {
    renderPage: await createPageRenderer(),
    env: {
      ADMIN_PASSWORD,
      APP_SECRET: secrets.appSecret,
      EMAIL_SERVICE_ORIGIN: service.origin,
    },
  });
  const seen: string[] = [];
  const { log } = app.context;
  for (const level of ['info', 'warn', 'error'] as const) {
    log[level] = (event: string, fields?: object) => {
      const error = (fields as { error?: Error } | undefined)?.error;
      seen.push(event, JSON.stringify(fields ?? {}), String(error?.stack ?? ''));
    };
  }
  const keep = async (asked: Promise<Response>) => {
    const answer = await asked;
    seen.push(JSON.stringify([...answer.headers]), await answer.text());
  };
  const owner = await logInAsOwner(app);
  await keep(tryToLogIn(app, secrets.typedAtLogin));
  const { db, settings: stored, now } = app.context;
  const hook = await addWebhook(
    { db, now, secrets: stored.secrets, allowPrivate: false },
    { url: 'https://hooks.invalid/a', events: ['lead.created'] },
  );
  if (hook.kind !== 'added') throw new Error(hook.reason);
  const { secret: twoFactor, sealed } = await startTwoFactor(owner);
  const code = generateSync({ secret: twoFactor, epoch: now().getTime() / 1000 });
  const [recoveryCode = ''] = await confirmTwoFactor(owner, sealed, code);
  expect(recoveryCode).toMatch(/^\w{5}(-\w{5}){5}$/);
  const made = {
    webhook: hook.secret.replace('whsec_', ''),
    twoFactor,
    recoveryCode: recoveryCode.replaceAll('-', ''),
    session: owner.cookie.split('=')[1] ?? '',
  };
  const settings = '/admin/email-integration';
  const smtp = {
    intent: 'smtp',
    enabled: 'on',
    host: '127.0.0.1',
    port: '1',
    user: 'kim',
    current: ADMIN_PASSWORD,
    appPassword: secrets.smtpPassword,
  };
  const emailService = {
    intent: 'email-service',
    serviceId: 's',
    contactTemplateId: 'c',
    publicKey: 'p',
    current: ADMIN_PASSWORD,
    privateKey: secrets.privateKey,
  };
  await keep(owner.post(settings, emailService));
  await keep(owner.post(settings, smtp));
  await keep(owner.post(settings, { ...smtp, port: 'wrong' }));
  for (const fault of ['none', '400', '401', '403', '500', 'wrong-body'] as const) {
    await service.setFault(fault);
    for (const provider of ['email-service', 'smtp']) {
      await keep(owner.post(settings, { intent: 'test', to: 'me@example.com', provider }));
    }
  }
  await sendMessage(app);
  await app.worker.runOnce();
  for (const path of [...pathsBelow('/admin'), '/api/site-settings', '/api/health', '/nowhere']) {
    await keep(owner.get(path));
    await keep(owner.get(`${path}.data`));
  }
  const rows = [
    ...(await db
      .selectFrom('outbox')
      .select(sql<string>`'/admin/mail?email=' || id`.as('path'))
      .execute()),
    ...(await db
      .selectFrom('submissions')
      .select(sql<string>`'/admin/inbox/' || id`.as('path'))
      .execute()),
  ];
  expect(rows.length).toBeGreaterThan(3);
  for (const { path } of rows) await keep(owner.get(path));
  const zipped = await owner.post('/admin/export/file', { intent: 'zip' });
  seen.push(...Object.values(unzip(Buffer.from(await zipped.arrayBuffer()))));
  await keep(owner.post('/admin/export/file', { intent: 'person', email: 'kim@example.com' }));
  const { config } = app.context;
  await backUp(config, undefined, new Date());
  for (const file of readdirSync(config.dataDir, { recursive: true }) as string[]) {
    const full = path.join(config.dataDir, file);
    if (statSync(full).isFile()) seen.push(readFileSync(full, 'latin1'));
  }
  expect(seen.length).toBeGreaterThan(100);
  for (const [name, secret] of Object.entries({ ...secrets, ...made })) {
    expect(secret.length, name).toBeGreaterThan(15);
    for (const form of [secret, encodeURIComponent(secret), btoa(secret)]) {
      expect(
        seen.some((text) => text.includes(form)),
        name,
      ).toBe(false);
    }
  }
  await app.close();
  await service.stop();
});

test('a sealed secret opens with its own key only, and not after a change of one character', () => {
  const sealed = createSecretBox('one key').seal('secret');
  expect(createSecretBox('one key').open(sealed)).toBe('secret');
  expect(() => createSecretBox('another key').open(sealed)).toThrow(/APP_SECRET has changed/);
  for (let at = 3; at < sealed.length - 1; at++) {
    const other = sealed[at] === 'A' ? 'B' : 'A';
    const altered = sealed.slice(0, at) + other + sealed.slice(at + 1);
    expect(() => createSecretBox('one key').open(altered)).toThrow();
  }
});
