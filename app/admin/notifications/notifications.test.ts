import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addWebhook } from '#app/features/webhooks/webhooks.server.ts';
import { logInAsOwner } from '#test/admin-browser.ts';
import { type FakeSmtpServer, startFakeSmtpServer } from '#test/fake-smtp-server.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { SPAM } from '#test/spam-samples.ts';
import type { TestApp } from '#test/test-app.ts';
import { bookCall, sendMessage } from '#test/visitor.ts';
import { sendDailySummary } from './daily-summary.server.ts';

const MINUTE_MS = 60_000;
describe('what the owner is told without looking', () => {
  let app: TestApp;
  let smtp: FakeSmtpServer;
  beforeEach(async () => {
    smtp = await startFakeSmtpServer();
    const env = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
    ({ app } = await openOwnerApp('sqlite', { env }));
  });
  afterEach(async () => {
    await app.close();
    await smtp.stop();
  });

  const write = (name: string) =>
    sendMessage(app, { name, email: `${name.toLowerCase()}@example.com` });
  const queued = (template: string) =>
    app.context.db.selectFrom('outbox').selectAll().where('template', '=', template).execute();
  const saveSummary = async (fields: Record<string, string>) => {
    const owner = await logInAsOwner(app);
    expect(
      (await owner.post('/admin/email-integration', { intent: 'summary', ...fields })).status,
    ).toBe(303);
  };

  test('the daily summary is sent once a day at its hour, also from two processes, and only if wanted', async () => {
    await write('Kim');
    app.clock.set('2026-11-03T14:05:00Z');
    await app.ownerAlerts.runNow();
    expect(await queued('daily-summary')).toHaveLength(0);
    await saveSummary({ summary: 'on', hour: '9' });
    app.clock.set('2026-11-03T13:59:00Z');
    await app.ownerAlerts.runNow();
    expect(await queued('daily-summary')).toHaveLength(0);
    app.clock.set('2026-11-03T14:01:00Z');
    const both = await Promise.all([sendDailySummary(app.context), sendDailySummary(app.context)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    app.clock.advance(120 * MINUTE_MS);
    await app.ownerAlerts.runNow();
    expect(await queued('daily-summary')).toHaveLength(1);
    await app.worker.runOnce();
    const mail = (await smtp.parsed()).find(({ subject }) => subject?.startsWith('Today:'));
    expect(mail?.subject).toBe('Today: 1 new message, 0 calls');
    expect(mail?.text).toContain('Kim (Contact page)');
    // Nothing of it stays in the queue when Kim is erased.
    const [row] = await queued('daily-summary');
    expect(JSON.parse(row?.props ?? '')).toEqual({ date: 'Tuesday, November 3, 2026' });
    app.clock.set('2026-11-04T14:01:00Z');
    await app.ownerAlerts.runNow();
    expect(await queued('daily-summary')).toHaveLength(2);
    await saveSummary({ hour: '9' });
    app.clock.set('2026-11-05T14:01:00Z');
    await app.ownerAlerts.runNow();
    expect(await queued('daily-summary')).toHaveLength(2);
  });

  test('what is held back as spam is counted and released on Today, and named by email even if no summary is wanted', async () => {
    await sendMessage(app, { name: 'Lee Gray', company: SPAM });
    await bookCall(app, { name: 'Ana Roy', email: 'ana@example.com', company: SPAM });
    const owner = await logInAsOwner(app);
    const today = await owner.read('/admin/today');
    expect(today).toContain('<b>1</b> messages held back as spam');
    expect(today).toContain('<b>1</b> calls not confirmed');
    const [held] = await app.context.db.selectFrom('submissions').selectAll().execute();
    expect(today).toContain(`/admin/inbox/${held?.id}`);
    app.clock.set('2026-11-03T13:05:00Z');
    expect(await sendDailySummary(app.context)).toBe(true);
    await app.worker.runOnce();
    const mail = (await smtp.parsed()).find(({ subject }) => subject?.startsWith('Today:'));
    expect(mail?.text).toContain(`Lee Gray, ${SPAM} (message)`);
    expect(mail?.text).toContain(`Ana Roy, ${SPAM} (call)`);
    app.clock.set('2026-11-04T13:05:00Z');
    expect(await sendDailySummary(app.context)).toBe(false);
  });

  test('emails that wait for half an hour raise one alarm to the webhooks', async () => {
    const { db, now, settings } = app.context;
    await addWebhook(
      { db, now, secrets: settings.secrets, allowPrivate: true },
      { url: 'https://hooks.example.com/a', events: ['email.delayed'] },
    );
    await write('Kim');
    app.clock.advance(29 * MINUTE_MS);
    await app.ownerAlerts.runNow();
    expect(await queued('email.delayed')).toHaveLength(0);
    app.clock.advance(2 * MINUTE_MS);
    await Promise.all([app.ownerAlerts.runNow(), app.ownerAlerts.runNow()]);
    app.clock.advance(MINUTE_MS);
    await app.ownerAlerts.runNow();
    expect(await queued('email.delayed')).toHaveLength(1);
    await app.worker.runOnce();
    await app.ownerAlerts.runNow();
    await write('Ana');
    app.clock.advance(61 * MINUTE_MS);
    await app.ownerAlerts.runNow();
    expect(await queued('email.delayed')).toHaveLength(2);
  });
});
