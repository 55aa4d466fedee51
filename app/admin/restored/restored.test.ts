import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDraft } from '#app/features/subscriptions/newsletter/issues/issue.server.ts';
import { addWebhook } from '#app/features/webhooks/webhooks.server.ts';
import { restoredArea } from '#app/platform/jobs/backup.server.ts';
import { mailSettingsArea } from '#app/platform/outbox/mail-settings.server.ts';
import { ADMIN_PASSWORD, type AdminBrowser, logInAsOwner } from '#test/admin-browser.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { ownerAccountArea } from '../session/owner-account.server.ts';
import { prepareRestoredSite, readRestored } from './restored.server.ts';
import { OWNER_TWO_FACTOR } from './unreadable-secrets.server.ts';

const message = { name: 'Person', email: 'person@example.com', message: 'Hello' };

let folder: string;
let app: TestApp;
let owner: AdminBrowser;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'site-restored-'));
  app = await open('the secret of the site that was backed up');
  const { db, settings, now } = app.context;
  const { secrets } = settings;
  const stored = await settings.get(mailSettingsArea);
  const smtp = { ...stored.smtp, host: 'mail.example.com', passwordSealed: secrets.seal('x') };
  await settings.set(mailSettingsArea, { ...stored, smtp });
  const account = await settings.get(ownerAccountArea);
  await settings.set(ownerAccountArea, {
    ...account,
    totpSealed: secrets.seal('JBSWY3DPEHPK3PXP'),
  });
  const hook = { url: 'https://hooks.example.com/a', events: ['lead.created'] };
  await addWebhook({ db, now, secrets, allowPrivate: false }, hook);
  expect((await app.post('/api/contact', message)).status).toBe(201);
  await createDraft(app.context, { subject: 'News', preheader: '', body: 'Words' });
  await db.updateTable('newsletter_issues').set({ state: 'sending' }).execute();
  await settings.set(restoredArea, { at: now().toISOString(), isHeld: false });
  await app.close();
  app = await open('another secret, made where it was restored');
  await prepareRestoredSite(app.context);
  owner = await logInAsOwner(app);
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function open(APP_SECRET: string): Promise<TestApp> {
  const env = { DATA_DIR: folder, APP_SECRET, ADMIN_PASSWORD };
  return openTestApp('sqlite', { env, renderPage: await createPageRenderer() });
}

async function statesOf(recipient?: string): Promise<string[]> {
  let rows = app.context.db.selectFrom('outbox').select('state');
  if (recipient) rows = rows.where('recipient', '=', recipient);
  return [...new Set((await rows.execute()).map(({ state }) => state))];
}

test('without its app-secret a restored site lets the owner in and names what can’t be decrypted', async () => {
  const today = await owner.read('/admin/today');
  expect(today).toContain('the password of the email server, under Email Settings');
  expect(today).toContain('https://hooks.example.com/a');
  expect(today).not.toContain(OWNER_TWO_FACTOR);
  for (const page of ['/admin/email-integration', '/admin/security', '/contact', '/admin/busy']) {
    expect((await owner.get(page)).status, page).toBeLessThan(500);
  }
});

test('what was waiting stays until the owner has said so, and what is new is sent', async () => {
  expect(await statesOf()).toEqual(['cancelled']);
  const issue = await app.context.db.selectFrom('newsletter_issues').select('state').execute();
  expect(issue).toEqual([{ state: 'paused' }]);
  // A second start changes nothing.
  await prepareRestoredSite(app.context);
  expect((await app.post('/api/contact', { ...message, email: 'new@example.com' })).status).toBe(
    201,
  );
  expect(await statesOf('new@example.com')).toEqual(['queued']);
  expect(await statesOf(message.email)).toEqual(['cancelled']);
  expect(await readRestored(app.context)).toMatchObject({ waiting: 3 });

  expect((await owner.post('/admin/today', { intent: 'send-held' })).status).toBe(303);
  expect(await statesOf()).toEqual(['queued']);
  expect(await readRestored(app.context)).toBeUndefined();
});

test('the owner can leave it unsent', async () => {
  await owner.post('/admin/today', { intent: 'drop-held' });
  expect(await statesOf()).toEqual(['cancelled']);
  expect(await owner.read('/admin/today')).not.toContain('value="send-held"');
});
