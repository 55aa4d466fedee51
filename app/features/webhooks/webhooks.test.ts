import { Webhook as Verifier } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from '#app/platform/log.server.ts';
import { createWebhookDelivery } from '#app/platform/outbox/webhooks.server.ts';
import { createOutboxWorker } from '#app/platform/outbox/worker.server.ts';
import { SPAM } from '#test/spam-samples.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import {
  type Answer,
  lead,
  startCanary,
  startWebhookReceiver,
  type WebhookReceiver,
} from '#test/webhook-samples.ts';
import { cancelBooking } from '../booking/manage/booking-changes.server.ts';
import { addWebhook, listWebhookSummaries, setWebhookEnabled } from './webhooks.server.ts';

let receiver: WebhookReceiver;

beforeEach(async () => {
  receiver = await startWebhookReceiver();
});

afterEach(() => receiver.close());

describe('a webhook', () => {
  let app: TestApp;
  afterEach(() => app.close());

  // Signatures are checked against the real clock.
  const open = async (env: NodeJS.ProcessEnv = { ALLOW_PRIVATE_ADDRESSES: '1' }) => {
    app = await openTestApp('sqlite', { env, time: new Date().toISOString() });
  };
  const context = () => {
    const { db, now, settings, config } = app.context;
    return { db, now, secrets: settings.secrets, allowPrivate: config.allowPrivateAddresses };
  };
  const add = async (events: string[], url = receiver.url) => {
    const added = await addWebhook(context(), { url, events });
    if (added.kind !== 'added') throw new Error(added.reason);
    return added;
  };
  const rows = () =>
    app.context.db.selectFrom('outbox').selectAll().where('channel', '=', 'webhook').execute();
  const attempts = () => app.context.db.selectFrom('outbox_attempts').selectAll().execute();

  test('is told of a lead, in a form whose signature an independent library verifies', async () => {
    await open();
    const { secret } = await add(['lead.created']);
    await app.post('/api/contact', { ...lead, source: 'contact_form' });
    await app.worker.runOnce();
    const [delivery] = receiver.deliveries;
    const headers = delivery?.headers as Record<string, string>;
    const verified = new Verifier(secret).verify(delivery?.body ?? '', headers);
    expect(verified).toMatchObject({
      type: 'lead.created',
      data: { ...lead, source: 'contact_form' },
    });
    expect(() => new Verifier(secret).verify(`${delivery?.body} `, headers)).toThrow();
    const other = `whsec_${Buffer.from('another secret, just as long....').toString('base64')}`;
    expect(() => new Verifier(other).verify(delivery?.body ?? '', headers)).toThrow();
    expect(JSON.stringify(verified)).not.toContain('ip');
    expect(await rows()).toMatchObject([{ state: 'sent', last_response: 'HTTP 204' }]);
  });

  test('is told when a call is booked and when it is cancelled, with its times', async () => {
    app = await openTestApp('sqlite', { env: { ALLOW_PRIVATE_ADDRESSES: '1' } });
    await add(['booking.created', 'booking.cancelled']);
    const slot = { appointmentDate: '2026-11-10', appointmentTime: '9:00 AM' };
    const call = { name: lead.name, email: lead.email, ...slot, source: 'assessment_booking' };
    const held = { ...call, appointmentTime: '10:00 AM', company: SPAM };
    expect((await app.post('/api/bookings', held)).status).toBe(201);
    const booked = await (await app.post('/api/bookings', call)).json();
    const { id } = booked.data as { id: string };
    await cancelBooking(app.context, { id }, { by: 'owner', reason: 'Flu' });
    await app.worker.runOnce();
    const told = receiver.deliveries.map(({ body }) => JSON.parse(body));
    expect(told.sort((a, b) => (a.type < b.type ? 1 : -1))).toMatchObject([
      {
        type: 'booking.created',
        data: { id, startsAt: '2026-11-10T14:00:00.000Z', email: lead.email },
      },
      { type: 'booking.cancelled', data: { id, status: 'cancelled', cancelledBy: 'owner' } },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/token|\bip\b|notice/);
  });

  test('is not told of what is in quarantine, nor of events it did not ask for', async () => {
    await open();
    await add(['subscriber.confirmed']);
    await app.post('/api/contact', lead);
    const spam = { ...lead, company: SPAM };
    await add(['lead.created']);
    await app.post('/api/contact', spam);
    expect(await rows()).toHaveLength(0);
  });

  test('is retried with the same id, on the schedule of the outbox, and every attempt is recorded', async () => {
    await open();
    await add(['lead.created']);
    await app.post('/api/contact', lead);
    const statuses: Answer[] = [
      { status: 500, body: 'Stack trace of the receiver' },
      { status: 404 },
    ];
    for (const answer of [...statuses, { status: 200 }]) {
      receiver.answer = answer;
      await app.worker.runOnce();
      app.clock.advance(20 * 60_000);
    }
    expect(receiver.deliveries).toHaveLength(3);
    expect(new Set(receiver.deliveries.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 3 }]);
    const responses = (await attempts()).filter(({ provider }) => provider === 'webhook');
    expect(responses.map(({ response }) => response).sort()).toEqual([
      'HTTP 200',
      'HTTP 404',
      'HTTP 500',
    ]);
    expect(JSON.stringify([await rows(), await attempts()])).not.toContain('Stack trace');
  });

  test('is switched off when the receiver is gone for good', async () => {
    await open();
    const { id } = await add(['lead.created']);
    await app.post('/api/contact', lead);
    receiver.answer = { status: 410 };
    await app.worker.runOnce();
    expect(await rows()).toMatchObject([{ state: 'failed' }]);
    expect(await listWebhookSummaries(context())).toMatchObject([{ id, isEnabled: false }]);
    await setWebhookEnabled(context(), id, true);
    expect(await listWebhookSummaries(context())).toMatchObject([{ isEnabled: true }]);
  });

  test('that redirects is not followed, and one that hangs times out', async () => {
    await open();
    const canary = await startCanary();
    await add(['lead.created']);
    await app.post('/api/contact', lead);
    receiver.answer = { status: 302, headers: { Location: canary.url } };
    await app.worker.runOnce();
    expect(await rows()).toMatchObject([{ state: 'queued', last_response: 'HTTP 302' }]);
    receiver.answer = 'hang';
    app.clock.advance(3_600_000);
    const { db, settings, now } = app.context;
    const deliver = createWebhookDelivery({
      db,
      secrets: settings.secrets,
      allowPrivate: true,
      now,
      timeoutMs: 300,
    });
    const worker = createOutboxWorker({ db, log: silentLog, now, deliver: { webhook: deliver } });
    await worker.runOnce();
    expect(await rows()).toMatchObject([
      { state: 'queued', last_response: 'No response: the address took too long to respond.' },
    ]);
    expect(canary.hits()).toBe(0);
    canary.close();
  });

  test('is told when somebody is put on the list and when they leave', async () => {
    await open();
    await add(['subscriber.confirmed', 'subscriber.unsubscribed', 'waitlist.confirmed']);
    const { db, settings } = app.context;
    const { confirmationCode, secretToken } = await import(
      '#app/platform/secret-links/secret-links.server.ts'
    );
    const email = 'visitor@example.com';
    await app.post('/api/newsletter/subscribe', { email });
    const [confirmation] = await db.selectFrom('signup_confirmations').selectAll().execute();
    const code = confirmationCode(settings.secrets, confirmation?.id ?? '');
    await app.post('/api/newsletter/confirm', { email, code });
    const token = secretToken(settings.secrets, 'manage', confirmation?.signup_id ?? '');
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    await app.request(`/u/${token}`, { method: 'POST', body });
    await app.worker.runOnce();
    const types = receiver.deliveries.map((delivery) => JSON.parse(delivery.body).type);
    expect(types.sort()).toEqual(['subscriber.confirmed', 'subscriber.unsubscribed']);
  });
});
