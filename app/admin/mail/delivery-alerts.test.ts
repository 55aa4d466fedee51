import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailSettingsArea } from '#app/platform/outbox/mail-settings.server.ts';
import { type AdminBrowser, logInAsOwner } from '#test/admin-browser.ts';
import { type FakeSmtpServer, startFakeSmtpServer } from '#test/fake-smtp-server.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';
import { readChecklist } from '../start/set-up.server.ts';
import { mailStateWords } from './mail-state.content.ts';

const MINUTE_MS = 60_000;
const message = { name: 'A', email: 'a@example.com', message: 'Hello', source: 'contact_form' };

describeOnBothDatabases('what the owner is told of emails that do not leave', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  let smtp: FakeSmtpServer;
  const open = async (env = {}) => {
    ({ app, owner } = await openOwnerApp(engine, { env }));
  };
  beforeEach(async () => {
    smtp = await startFakeSmtpServer();
  });
  afterEach(async () => {
    await app.close();
    await smtp.stop();
  });

  const pages = (more: readonly string[] = []) =>
    Promise.all(['/admin/today', '/admin/mail', ...more].map((path) => owner.read(path)));
  /** Logs in again afterwards, because the owner's session expires in the meantime. */
  const waitHalfAnHour = async () => {
    app.clock.advance(31 * MINUTE_MS);
    owner = await logInAsOwner(app);
  };
  const isHeldUp = async () => {
    const items = await readChecklist(app.context);
    return items.find(({ what }) => what === 'No emails held up')?.isDone === false;
  };

  test('an email server that refuses us shows on Today, the email page and the checklist until it accepts an email', async () => {
    await open({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
    await smtp.setFault('rcpt-policy');
    await app.post('/api/contact', message);
    expect(await isHeldUp()).toBe(false);
    await app.worker.runOnce();
    const settings = ['/admin/email-integration'];
    for (const page of await pages(settings)) {
      expect(page).toContain(mailStateWords.waits);
      expect(page).toContain('553 5.7.1');
      expect(page).toContain('href="/admin/email-integration"');
    }
    expect(await isHeldUp()).toBe(true);

    await smtp.setFault('none');
    app.clock.advance(11 * MINUTE_MS);
    await app.worker.runOnce();
    expect(smtp.mails).toHaveLength(2);
    for (const page of await pages(settings)) expect(page).toContain('Your email server works');
    expect(await isHeldUp()).toBe(false);
  });

  test('emails that were due half an hour ago are counted, tried or not; planned ones are not', async () => {
    await open({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
    await app.post('/api/contact', message);
    for (const page of await pages()) expect(page).not.toContain('more than 30 minutes');
    await waitHalfAnHour();
    for (const page of await pages()) {
      expect(page).toContain('2 emails have been waiting for more than 30 minutes');
    }
    expect(await isHeldUp()).toBe(true);

    await smtp.setFault('mail-451');
    await app.worker.runOnce();
    for (const page of await pages()) expect(page).not.toContain('more than 30 minutes');
    await waitHalfAnHour();
    await app.worker.runOnce();
    const tomorrow = new Date(app.clock.now().getTime() + 24 * 60 * MINUTE_MS).toISOString();
    await app.context.db
      .updateTable('outbox')
      .set({ attempts: 0, last_response: null, next_attempt_at: tomorrow })
      .where('template', '=', 'contact-receipt')
      .execute();
    const receipts = app.context.db
      .selectFrom('outbox')
      .select('id')
      .where('template', '=', 'contact-receipt');
    await app.context.db.deleteFrom('outbox_attempts').where('outbox_id', 'in', receipts).execute();
    for (const page of await pages()) {
      expect(page).toContain('1 email has been waiting for more than 30 minutes');
    }
  });

  test('without a provider the pages say that email is not set up, and nothing counts as late', async () => {
    await open();
    await app.post('/api/contact', message);
    await waitHalfAnHour();
    for (const page of await pages()) expect(page).not.toContain('more than 30 minutes');
    expect(await isHeldUp()).toBe(false);
  });
});

test('after a wrong password is corrected, a check clears the state and what waits leaves, without a receipt that the answer has overtaken', async () => {
  const smtp = await startFakeSmtpServer({ login: { user: 'site', password: 'right' } });
  const SMTP_URL = `smtp://site:wrong@127.0.0.1:${smtp.port}`;
  const { app, owner } = await openOwnerApp('sqlite', { env: { SMTP_URL } });
  await app.post('/api/contact', message);
  await app.worker.runOnce();
  const today = () => owner.read('/admin/today');
  expect(await today()).toContain(mailStateWords.waits);
  const { id } = await app.context.db
    .selectFrom('submissions')
    .select('id')
    .executeTakeFirstOrThrow();
  const answer = { intent: 'reply', subject: 'Re: your message', message: 'Of course.' };
  expect((await owner.post(`/admin/inbox/${id}`, answer)).status).toBe(303);

  const stored = await app.context.settings.get(mailSettingsArea);
  const passwordSealed = app.context.settings.secrets.seal('right');
  const smtpSettings = { ...stored.smtp, host: '127.0.0.1', port: smtp.port, secure: false };
  await app.context.settings.set(mailSettingsArea, {
    ...stored,
    smtp: { ...smtpSettings, user: 'site', passwordSealed },
  });
  await owner.post('/admin/email-integration', { intent: 'check' });
  expect(await today()).not.toContain(mailStateWords.waits);
  await app.worker.runOnce();
  const sent = await app.context.db
    .selectFrom('outbox')
    .select(['template', 'state'])
    .orderBy('template')
    .execute();
  expect(sent).toEqual([
    { template: 'contact-notification', state: 'sent' },
    { template: 'contact-receipt', state: 'cancelled' },
    { template: 'owner-reply', state: 'sent' },
  ]);
  await app.close();
  await smtp.stop();
});
