import { WEBHOOK_EVENTS } from '../app/facts/webhook-events.ts';
import {
  addWebhook,
  listWebhookSummaries,
  queueTestEvent,
  setWebhookEnabled,
  type WebhookContext,
} from '../app/features/webhooks/webhooks.server.ts';
import { readConfig } from '../app/platform/config.server.ts';
import { silentLog } from '../app/platform/log.server.ts';
import { createWebhookDelivery } from '../app/platform/outbox/deliver-webhook.server.ts';
import { deleteWebhook } from '../app/platform/outbox/webhooks.queries.server.ts';
import { createOutboxWorker } from '../app/platform/outbox/worker.server.ts';
import { openOwnerDatabase, runCommand } from './owner-database.ts';

/**
 * `npm run webhooks -- add|list|remove|on|off|test`, for operators with access to the command line.
 */
const USAGE = `Usage:
  npm run webhooks -- list
  npm run webhooks -- add https://hooks.example.com/abc [event,event]   all events when none is named
  npm run webhooks -- test <id>       sends a test.ping now
  npm run webhooks -- on|off <id>
  npm run webhooks -- remove <id>
Events: ${WEBHOOK_EVENTS.join(', ')}
`;

const [command, subject = '', events = ''] = process.argv.slice(2);

await runCommand(async () => {
  const config = readConfig(process.env);
  const { db, now, secrets } = await openOwnerDatabase(config);
  try {
    return await run({ db, now, secrets, allowPrivate: config.allowPrivateAddresses });
  } finally {
    await db.destroy();
  }
});

async function run(context: WebhookContext): Promise<boolean> {
  switch (command) {
    case 'list':
      return list(context);
    case 'add':
      return add(context);
    case 'test':
      return test(context);
    case 'on':
    case 'off':
      return say(
        await setWebhookEnabled(context, subject, command === 'on'),
        `Switched ${command}.`,
      );
    case 'remove':
      return say(await deleteWebhook(context.db, subject), 'Removed.');
    default:
      process.stdout.write(USAGE);
      return false;
  }
}

async function list(context: WebhookContext): Promise<boolean> {
  const webhooks = await listWebhookSummaries(context);
  for (const { id, url, events: wanted, isEnabled, disabledReason } of webhooks) {
    const state = isEnabled ? 'on' : `off: ${disabledReason ?? ''}`;
    process.stdout.write(`${id}  ${url}\n  ${state}\n  ${wanted.join(', ')}\n`);
  }
  if (webhooks.length === 0) process.stdout.write('There is no webhook yet.\n');
  return true;
}

async function add(context: WebhookContext): Promise<boolean> {
  const wanted = events ? events.split(',') : WEBHOOK_EVENTS;
  const added = await addWebhook(context, { url: subject, events: wanted });
  if (added.kind === 'refused') return say(false, '', added.reason);
  return say(true, `Added ${added.id}. Its secret, shown only this once: ${added.secret}`);
}

async function test(context: WebhookContext): Promise<boolean> {
  if (!(await queueTestEvent(context, subject))) return say(false, '');
  const deliver = createWebhookDelivery(context);
  const worker = createOutboxWorker({
    ...{ db: context.db, log: silentLog, now: context.now, channel: 'webhook', deliver },
  });
  await worker.runOnce();
  const sent = await context.db
    .selectFrom('outbox')
    .select(['state', 'last_response'])
    .where('recipient', '=', subject)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  process.stdout.write(`${sent?.state}: ${sent?.last_response}\n`);
  return sent?.state === 'sent';
}

function say(isGood: boolean, good: string, bad = 'There is no webhook with this id.'): boolean {
  process.stdout.write(`${isGood ? good : bad}\n`);
  return isGood;
}
