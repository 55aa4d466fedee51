import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentLog } from '#app/platform/log.server.ts';
import { createWebhookDelivery, queueWebhook } from '#app/platform/outbox/webhooks.server.ts';
import { createOutboxWorker } from '#app/platform/outbox/worker.server.ts';
import { createSecretBox } from '#app/platform/settings/secret-box.server.ts';
import { openTestApp } from '#test/test-app.ts';
import {
  lead,
  startCanary,
  startWebhookReceiver,
  type WebhookReceiver,
} from '#test/webhook-samples.ts';
import { addWebhook } from './webhooks.server.ts';

let receiver: WebhookReceiver;

beforeEach(async () => {
  receiver = await startWebhookReceiver();
});

afterEach(() => receiver.close());

/** One of each range and of each notation; `webhook-target.test.ts` has those of metadata services. */
const PRIVATE_HOSTS = [
  'localhost.',
  'hooks.localhost',
  'printer.local',
  'vault.internal',
  'intranet',
  '127.0.0.1',
  '127.1',
  '0x7f000001',
  '2130706433',
  '0177.0.0.1',
  '0.0.0.0',
  '10.0.0.1',
  '172.31.255.255',
  '192.168.1.254',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.2.1',
  '224.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::10.0.0.1]',
  '[fd12:3456::1]',
  '[fe80::1]',
  '[ff02::1]',
  '[2002:7f00:1::]',
  '１２７.0.0.1',
];

const privateNames: Record<string, string> = {
  'loopback.example.com': '127.0.0.1',
  'metadata.example.com': '169.254.169.254',
  'office.example.com': '192.168.1.10',
  'carrier.example.com': '100.64.3.4',
};

test('a private address is refused in every notation and behind every name', async () => {
  const app = await openTestApp('sqlite');
  const canary = await startCanary();
  const { port } = new URL(canary.url);
  const { db, settings, now } = app.context;
  const context = { db, now, secrets: settings.secrets, allowPrivate: false };
  const deliver = createWebhookDelivery({
    ...context,
    resolve: async (host) => {
      if (host.startsWith('mixed')) {
        return [
          { address: '8.8.8.8', family: 4 },
          { address: '127.0.0.1', family: 4 },
        ];
      }
      return [{ address: privateNames[host] ?? '127.0.0.1', family: 4 }];
    },
  });
  const refusedOnAdding: string[] = [];
  for (const host of PRIVATE_HOSTS) {
    const added = await addWebhook(context, {
      url: `https://${host}:${port}/`,
      events: ['lead.created'],
    });
    if (added.kind === 'refused') refusedOnAdding.push(host);
  }
  expect(refusedOnAdding).toEqual(PRIVATE_HOSTS);
  for (const url of [
    'ftp://example.com/',
    'file:///etc/passwd',
    'http://example.com/',
    'https://a:b@example.com/',
    'nonsense',
  ]) {
    expect((await addWebhook(context, { url, events: ['lead.created'] })).kind).toBe('refused');
  }
  for (const host of [...Object.keys(privateNames), 'mixed.example.com']) {
    await addWebhook(context, { url: `https://${host}:${port}/`, events: ['lead.created'] });
  }
  // Saved while private addresses were allowed, delivered after that was switched off.
  for (const host of PRIVATE_HOSTS) {
    await db
      .insertInto('webhooks')
      .values({
        id: `old-${host}`,
        url: `https://${host}:${port}/`,
        secret_sealed: settings.secrets.seal('whsec_AAAA'),
        events: '["lead.created"]',
        enabled: 1,
        created_at: now().toISOString(),
      })
      .execute();
  }
  await queueWebhook(db, 'lead.created', { hello: true }, now());
  const worker = createOutboxWorker({ db, log: silentLog, now, deliver: { webhook: deliver } });
  while ((await worker.runOnce()) > 0);
  const rows = await db.selectFrom('outbox').selectAll().execute();
  expect(rows).toHaveLength(PRIVATE_HOSTS.length + Object.keys(privateNames).length + 1);
  for (const row of rows) {
    expect(row.state).toBe('failed');
    expect(row.last_response).toContain('not on the public internet');
  }
  expect(canary.hits()).toBe(0);
  canary.close();
  await app.close();
});

test('a name is looked up once for each delivery, and the checked address is the one connected to', async () => {
  const app = await openTestApp('sqlite', { env: { ALLOW_PRIVATE_ADDRESSES: '1' } });
  const { db, settings, now } = app.context;
  const context = { db, now, secrets: settings.secrets, allowPrivate: true };
  const { port } = new URL(receiver.url);
  const url = `http://rebind.example.com:${port}/`;
  await addWebhook(context, { url, events: ['lead.created'] });
  await queueWebhook(db, 'lead.created', {}, now());
  const asked: string[] = [];
  const deliver = createWebhookDelivery({
    ...context,
    resolve: async (host) => {
      asked.push(host);
      return [{ address: asked.length === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    },
  });
  await createOutboxWorker({ db, log: silentLog, now, deliver: { webhook: deliver } }).runOnce();
  expect(asked).toEqual(['rebind.example.com']);
  expect(receiver.deliveries).toHaveLength(1);
  expect(receiver.deliveries[0]?.headers.host).toBe(`rebind.example.com:${port}`);
  await app.close();
});

test('a secret that was sealed under another key delivers nothing and says so to nobody but the log', async () => {
  const app = await openTestApp('sqlite', { env: { ALLOW_PRIVATE_ADDRESSES: '1' } });
  const { db, now } = app.context;
  const secrets = createSecretBox('another secret altogether');
  const context = { db, now, secrets, allowPrivate: true };
  await addWebhook(context, { url: receiver.url, events: ['lead.created'] });
  await app.post('/api/contact', lead);
  await app.worker.runOnce();
  expect(receiver.deliveries).toHaveLength(0);
  await app.close();
});
