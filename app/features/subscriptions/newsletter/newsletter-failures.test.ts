import { afterEach, beforeEach, expect, test } from 'vitest';
import { confirmationCode, secretToken } from '#app/platform/secret-links/secret-links.server.ts';
import { type FakeSmtpServer, startFakeSmtpServer } from '#test/fake-smtp-server.ts';
import { newsletterMailSteps } from '#test/newsletter-mail-steps.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { savePreferences } from './newsletter-preferences.server.ts';

let smtp: FakeSmtpServer;

let app: TestApp;

beforeEach(async () => {
  smtp = await startFakeSmtpServer();
});

afterEach(async () => {
  await app?.close();
  await smtp.stop();
});

const open = async (env: NodeJS.ProcessEnv = {}) => {
  app = await openTestApp('sqlite', {
    env: { SMTP_URL: `smtp://${smtp.host}:${smtp.port}`, ...env },
  });
};

const { confirmed, sendIssue } = newsletterMailSteps(() => app);

test('an issue leaves out what somebody does not want, who pauses, and who had one this month', async () => {
  await open({ SUBMISSIONS_PER_TEN_MINUTES: '1000' });
  const info = { requestId: '', ip: '', nonce: '' };
  const choose = async (name: string, choice: Parameters<typeof savePreferences>[3]) => {
    await confirmed(`${name}@example.com`);
    const signup = await app.context.db
      .selectFrom('signups')
      .selectAll()
      .where('email', '=', `${name}@example.com`)
      .executeTakeFirstOrThrow();
    await savePreferences(app.context, info, signup, choice);
  };
  await choose('everything', { leaveOut: [], frequency: 'all', pause: 'keep' });
  await choose('no-offers', { leaveOut: ['offers'], frequency: 'all', pause: 'keep' });
  await choose('monthly', { leaveOut: [], frequency: 'monthly', pause: 'keep' });
  await choose('paused', { leaveOut: [], frequency: 'all', pause: 'start' });
  expect(await sendIssue('one')).toBe(3);
  app.clock.advance(7 * 24 * 3_600_000);
  expect(await sendIssue('two', { kind: 'topic', topic: 'offers' })).toBe(1);
  app.clock.advance(90 * 24 * 3_600_000);
  expect(await sendIssue('three')).toBe(4);
});

test('neither a token nor a code stands in the database or in the queue', async () => {
  await open();
  const token = await confirmed();
  const { db, settings } = app.context;
  const confirmations = await db.selectFrom('signup_confirmations').selectAll().execute();
  const everything = JSON.stringify([
    confirmations,
    await db.selectFrom('signups').selectAll().execute(),
    await db.selectFrom('outbox').selectAll().execute(),
    await db.selectFrom('consents').selectAll().execute(),
  ]);
  expect(everything).not.toContain(token);
  for (const { id } of confirmations) {
    expect(everything).not.toContain(secretToken(settings.secrets, 'confirm', id));
    expect(everything).not.toContain(`"${confirmationCode(settings.secrets, id)}"`);
  }
});
