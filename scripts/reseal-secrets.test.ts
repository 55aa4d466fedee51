import { generateSync } from 'otplib';
import { afterEach, expect, test } from 'vitest';
import { ownerAccountArea } from '#app/admin/session/owner-account.server.ts';
import {
  confirmTwoFactor,
  readPendingSecret,
  startTwoFactor,
} from '#app/admin/session/two-factor.server.ts';
import { addCalendar } from '#app/features/booking/busy/busy-calendars.server.ts';
import { addWebhook } from '#app/features/webhooks/webhooks.server.ts';
import { mailSettingsArea } from '#app/platform/outbox/mail-settings.server.ts';
import { readProps } from '#app/platform/outbox/outbox.server.ts';
import { secretToken } from '#app/platform/secret-links/secret-links.server.ts';
import { createSecretBox, type SecretBox } from '#app/platform/settings/secret-box.server.ts';
import { readAllRows } from '#test/stored-rows.ts';
import { answerEvents, startStubCalendarServer } from '#test/stub-calendar-server.ts';
import { describeOnBothDatabases, type Engine, openTestApp, type TestApp } from '#test/test-app.ts';
import { reseal } from './reseal-secrets.ts';

const OLD = 'the secret of the first months, long enough';
const NEW = 'the secret that replaces it, long enough too';
const PERSON = 'person@example.com';

describeOnBothDatabases('npm run secrets:reseal', (engine) => {
  const opened: TestApp[] = [];
  afterEach(async () => {
    for (const app of opened.splice(0).reverse()) await app.close();
  });

  async function open(env: NodeJS.ProcessEnv): Promise<TestApp> {
    const app = await openTestApp(engine, {
      env: { ALLOW_PRIVATE_ADDRESSES: '1', ...env },
    });
    opened.push(app);
    return app;
  }

  test('every stored secret opens under the new APP_SECRET, and none under the old one', async () => {
    const app = await open({ APP_SECRET: OLD });
    const kept = await fill(app);
    const before = await findSealed(app, createSecretBox(OLD));
    // Mail (two), authenticator, webhook, calendar, emails about the call, the secret of the hashes.
    expect(before.map((place) => place.table).sort()).toEqual(
      expect.arrayContaining([
        'busy_calendars',
        'outbox',
        'settings',
        'settings',
        'admin_users',
        'webhooks',
      ]),
    );

    const env = { ...envOf(app, engine), APP_SECRET: NEW, OLD_APP_SECRET: OLD };
    const { resealed, unreadable } = await reseal(env);
    expect([resealed, unreadable]).toEqual([before.length, []]);
    expect(await findSealed(app, createSecretBox(OLD))).toEqual([]);
    expect(await findSealed(app, createSecretBox(NEW))).toHaveLength(before.length);
    expect(await reseal(env)).toEqual({ resealed: 0, unreadable: [] });

    const later = await open(env);
    const { settings, db } = later.context;
    const mail = await later.context.readMailSettings();
    expect([mail.smtp?.password, mail.emailService.privateKey]).toEqual(['smtp-1', 'private-2']);
    const { totpSealed } = await settings.get(ownerAccountArea);
    expect(settings.secrets.open(totpSealed)).toBe(kept.authenticator);
    const email = await db
      .selectFrom('outbox')
      .select('props')
      .where('template', '=', 'booking-confirmation')
      .executeTakeFirstOrThrow();
    expect(readProps(settings.secrets, email.props)).toMatchObject({
      title: 'AI Readiness Assessment',
    });
    // Keyed hashes are the same: the link of an old email, and who is not to be emailed again.
    expect(secretToken(settings.secrets, 'manage', 'row')).toBe(kept.link);
    expect(settings.secrets.digest('address', PERSON)).toBe(kept.address);
  });

  test('a wrong old secret changes nothing and says so', async () => {
    const app = await open({ APP_SECRET: OLD });
    await fill(app);
    const before = await readAllRows(app.context.db);
    const env = { ...envOf(app, engine), APP_SECRET: NEW };
    const wrong = { ...env, OLD_APP_SECRET: 'neither the one nor the other of them' };
    await expect(reseal(wrong)).rejects.toThrow('is not the one of this database');
    expect(await readAllRows(app.context.db)).toEqual(before);
    await expect(reseal(env)).rejects.toThrow('Set OLD_APP_SECRET');
  });

  test('what was unreadable before is named, and the rest is sealed anew', async () => {
    const app = await open({ APP_SECRET: OLD });
    await fill(app);
    const lost = createSecretBox('a secret that nobody knows any more').seal('whsec_1');
    await app.context.db.updateTable('webhooks').set({ secret_sealed: lost }).execute();
    const damaged = await app.context.db
      .selectFrom('outbox')
      .select('id')
      .where('props', 'like', '{"sealed":%')
      .executeTakeFirstOrThrow();
    await app.context.db
      .updateTable('outbox')
      .set({ props: '{"sealed":"cut' })
      .where('id', '=', damaged.id)
      .execute();
    const env = { ...envOf(app, engine), APP_SECRET: NEW, OLD_APP_SECRET: OLD };
    const { unreadable } = await reseal(env);
    expect(unreadable).toEqual([
      expect.stringMatching(/^webhooks \w{26}$/),
      `outbox ${damaged.id}`,
    ]);
    expect(await findSealed(app, createSecretBox(OLD))).toEqual([]);
  });
});

/** A stored secret of every kind, by the same ways as on a site. */
async function fill(app: TestApp) {
  const { context } = app;
  const { db, settings, now } = context;
  const stored = await settings.get(mailSettingsArea);
  await settings.set(mailSettingsArea, {
    ...stored,
    emailService: { ...stored.emailService, privateKeySealed: settings.secrets.seal('private-2') },
    smtp: {
      ...{ ...stored.smtp, host: 'mail.example.com', user: 'kim' },
      passwordSealed: settings.secrets.seal('smtp-1'),
    },
  });
  const calendars = await startStubCalendarServer();
  calendars.answer = answerEvents(['20261109T140000Z', '20261109T150000Z']);
  await addCalendar(context, { name: 'Own', url: calendars.url });
  await calendars.stop();
  const hook = { url: 'https://hooks.invalid/a', events: ['lead.created' as const] };
  await addWebhook({ db, now, secrets: settings.secrets, allowPrivate: false }, hook);
  await startTwoFactor(context, 'owner', 'session');
  const { secret: authenticator = '' } =
    (await readPendingSecret(context, 'owner', 'session')) ?? {};
  const epoch = now().getTime() / 1000;
  await confirmTwoFactor(
    context,
    'owner',
    'session',
    generateSync({ secret: authenticator, epoch }),
  );
  const totp_sealed = settings.secrets.seal('JBSWY3DPEHPK3PXP');
  await db
    .insertInto('admin_users')
    .values({
      ...{ id: 'member-1', name: 'Kim', email: 'kim@example.com', role: 'staff', status: 'active' },
      ...{ password_hash: '', totp_sealed, totp_pending_sealed: '', emails_assignments: 0 },
      created_at: '',
    })
    .execute();
  const booked = await app.post('/api/bookings', {
    ...{ name: 'Person', email: PERSON, appointmentDate: '2026-11-10' },
    appointmentTime: '10:00 AM',
  });
  expect([booked.status, await booked.text()]).toEqual([201, expect.any(String)]);
  return {
    authenticator,
    link: secretToken(settings.secrets, 'manage', 'row'),
    address: settings.secrets.digest('address', PERSON),
  };
}

/** Every text in the database that this box opens, wherever it is stored. */
async function findSealed(app: TestApp, box: SecretBox) {
  const found: { table: string; sealed: string }[] = [];
  for (const [table, rows] of await readAllRows(app.context.db)) {
    for (const [sealed] of rows.join('\n').matchAll(/v1\.[\w-]{40,}/g)) {
      try {
        box.open(sealed);
        found.push({ table, sealed });
      } catch {
        // Sealed by another one.
      }
    }
  }
  return found;
}

function envOf({ context: { config } }: TestApp, engine: Engine): NodeJS.ProcessEnv {
  const { database, dataDir } = config;
  const url = database.engine === 'postgres' ? { DATABASE_URL: database.url } : {};
  expect(database.engine).toBe(engine);
  return { DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...url };
}
